extension LabelLanguage {
    static let albanian = LabelLanguage(
        "sq",
        months: """
            jan janar; shk shkurt; mar mars; pri prill; maj; qer qershor; korr korrik; gush gusht; sht shtator;
            tet tetor; nën nëntor; dhj dhjetor
            """,
        weekdays: "hënë; martë; mërkurë; enjte; premte; shtunë; diel",
        words: [
            .bestBefore: """
            preferohet të konsumohet para; të konsumohet para; më mirë para; rekomandohet të konsumohet para;
            preferohet para; më së miri para; më mirë të përdoret para
            """,
            .useBy: "të përdoret deri; të konsumohet deri; përdoret deri më; përdorni para; të përdoret deri më",
            .expiry: """
            skadon; data e skadimit; afati i skadimit; skadon më; afati i përdorimit; skadenca; data skadimit
            """,
            .production: "prodhuar; data e prodhimit; prodhuar më; prodhimi",
            .packed: "paketuar; data e paketimit; paketuar më; ambalazhuar",
            .frozen: "ngrirë; ngrirë më; data e ngrirjes",
            .lot: "loti; nr i lotit; numri i lotit; seria",
            .promotion: "ofertë; lojë",
            .ignored: "që nga; themeluar; tel; çmimi",
            .elsewhere: "shih; shiko; shih kapakun; shih ambalazhin",
            .opened: "pas hapjes; pasi të hapet",
            .end: "fundi i; fund; fundit të",
            .days: "ditë",
            .weeks: "javë",
            .months: "muaj; muajt",
            .years: "vjet; vite; vit",
        ])
}
