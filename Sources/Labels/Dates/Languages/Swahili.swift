extension LabelLanguage {
    static let swahili = LabelLanguage(
        "sw",
        months: """
            januari; februari; machi; aprili; mei; juni; julai; agosti; septemba; oktoba; novemba; desemba
            """,
        weekdays: "jumatatu; jumanne; jumatano; alhamisi; ijumaa; jumamosi; jumapili",
        ordinals: "kwanza ya_kwanza; pili ya_pili; tatu ya_tatu; mwisho ya_mwisho",
        words: [
            .bestBefore: "bora kabla ya; tumia vizuri kabla ya",
            .useBy: "tumia kabla ya",
            .expiry: "tarehe ya kuisha; mwisho wa matumizi",
            .production: "tarehe ya kutengenezwa; imetengenezwa",
            .days: "siku",
            .months: "miezi",
            .early: "mwanzo wa; mapema; mwanzoni mwa",
            .middle: "katikati ya; katikati mwa",
            .end: "mwisho wa; mwishoni mwa",
            .halfOfMonth: "nusu; nusu ya",
            .weeks: "wiki; wiki ya",
            .firstDay: """
            usitumie kabla ya; usiuze kabla ya; usifungue kabla ya; si kabla ya; bora baada ya; inauzwa kuanzia;
            inapatikana kuanzia; kuanzia; tarehe ya kufikishwa; tarehe ya usafirishaji; uwasilishaji; tarehe ya
            uwasilishaji
            """,
            .notFood: """
            pointi; kuponi; ofa; punguzo; leseni; leseni no; usajili; cheti; programu; pakua; tiketi; shindano; bei
            """,
            .validUntil: "halali hadi; inaisha tarehe; itaisha",
        ])
}
