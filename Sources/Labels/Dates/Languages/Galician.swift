extension LabelLanguage {
    static let galician = LabelLanguage(
        "gl",
        months: """
            xan xaneiro; feb febreiro; mar marzo; abr abril; mai maio; xuñ xuño; xul xullo; ago agosto;
            set setembro; out outubro; nov novembro; dec decembro
            """,
        weekdays: "luns; martes; mércores; xoves; venres; sábado; domingo",
        words: [
            .bestBefore:
                "consumir preferentemente antes de; consumir preferentemente antes do; consumo preferente antes do",
            .expiry: "data de caducidade; caduca o",
            .production: "data de fabricación; elaborado o",
            .days: "días",
            .months: "meses",
        ])
}
