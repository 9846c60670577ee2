extension LabelLanguage {
    /// Canada's bilingual print: two-letter month codes, year first.
    static let canadian = LabelLanguage(
        "en-ca", order: .yearMonthDay,
        months: """
            ja; fe; mr; al; ma; jn; jl; au; se; oc; no; de
            """,
        words: [
            .bestBefore: """
            best before meilleur avant; meilleur avant; meilleur avant le; bb ma; bb/ma; meilleur av;
            meilleur avant best before
            """,
            .useBy: "use by utiliser avant; employer avant",
            .packed: "packaged on empaqueté le; empaqueté le; emballé le; packaged on emballé le",
        ])
}
