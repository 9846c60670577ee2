extension LabelLanguage {
    static let filipino = LabelLanguage(
        "tl",
        months: """
            ene enero; peb pebrero; mar marso; abr abril; mayo; hun hunyo; hul hulyo; ago agosto;
            set setyembre; okt oktubre; nob nobyembre; dis disyembre
            """,
        weekdays: "lunes; martes; miyerkules; huwebes; biyernes; sabado; linggo",
        ordinals: "unang una; ikalawang pangalawang; ikatlong; huling",
        words: [
            .bestBefore: "pinakamainam bago; pinakamahusay bago",
            .useBy: "gamitin bago; ubusin bago",
            .production: "ginawa noong; petsa ng paggawa",
            .days: "araw; mga araw",
            .months: "buwan",
            .years: "taon",
            .early: "simula ng; unang bahagi ng; umpisa ng",
            .middle: "kalagitnaan ng; gitna ng; kalagitnaan",
            .end: "katapusan ng; dulo ng; huling bahagi ng",
            .weeks: "linggo; linggo ng",
            .halfOfMonth: "kalahati; kalahati ng",
            .firstDay: """
            huwag gamitin bago; huwag ibenta bago; huwag buksan bago; hindi bago; petsa ng paghahatid; paghahatid;
            mula sa#; simula#
            """,
            .notFood: """
            puntos; kupon; lisensya; subscription; sertipiko; app; tiket; presyo; alok; diskwento
            """,
            .validUntil: "may bisa hanggang; bisa hanggang; mapapaso; balido hanggang",
        ])
}
