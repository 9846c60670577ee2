extension LabelLanguage {
    static let swahili = LabelLanguage(
        "sw",
        months: """
            januari; februari; machi; aprili; mei; juni; julai; agosti; septemba; oktoba; novemba; desemba
            """,
        weekdays: "jumatatu; jumanne; jumatano; alhamisi; ijumaa; jumamosi; jumapili",
        words: [
            .bestBefore: "bora kabla ya; tumia vizuri kabla ya",
            .useBy: "tumia kabla ya",
            .expiry: "tarehe ya kuisha; mwisho wa matumizi",
            .production: "tarehe ya kutengenezwa; imetengenezwa",
            .days: "siku",
            .months: "miezi",
        ])
}
