extension LabelLanguage {
    static let filipino = LabelLanguage(
        "tl",
        months: """
            ene enero; peb pebrero; mar marso; abr abril; mayo; hun hunyo; hul hulyo; ago agosto;
            set setyembre; okt oktubre; nob nobyembre; dis disyembre
            """,
        weekdays: "lunes; martes; miyerkules; huwebes; biyernes; sabado; linggo",
        words: [
            .bestBefore: "pinakamainam bago; pinakamahusay bago",
            .useBy: "gamitin bago; ubusin bago",
            .production: "ginawa noong; petsa ng paggawa",
            .days: "araw; mga araw",
            .months: "buwan",
            .years: "taon",
        ])
}
