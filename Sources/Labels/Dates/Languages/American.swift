extension LabelLanguage {
    /// Phrases that only packs of the United States print, where the month comes first.
    static let american = LabelLanguage(
        "en-us", order: .monthDayYear,
        words: [
            .bestBefore: """
            best by; best by date; best if used by; best if used before; better if used by; best when used by;
            best if consumed by; best if eaten by; best used by; freshest by; enjoy by
            """,
            .useBy: "use or freeze by; use/freeze by; use by or freeze by",
            .sellBy: """
            sell by; sell by date; pull date; pull by; best when purchased by; best if purchased by; best if sold by;
            sell thru; sell or freeze by
            """,
        ])
}
