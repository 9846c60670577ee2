extension LabelLanguage {
    static let afrikaans = LabelLanguage(
        "af",
        months: """
            jan januarie; feb februarie; maart mrt; apr april; mei; jun junie; jul julie; aug augustus; sep september;
            okt oktober; nov november; des desember
            """,
        weekdays: "ma maandag; di dinsdag; wo woensdag; do donderdag; vr vry vrydag; sa saterdag; so sondag",
        words: [
            .bestBefore: """
            beste voor; best voor; verkieslik voor; ten minste houdbaar tot; beste gebruik voor;
            beste indien gebruik voor
            """,
            .useBy: "gebruik voor; gebruik teen; verbruik voor; gebruik dit voor",
            .expiry: "vervaldatum; verval; verval op",
            .sellBy: "verkoop voor; verkoop teen; uiterste verkoopdatum",
            .production: "vervaardig; vervaardigingsdatum; produksiedatum; vervaardig op; gemaak op; gebak op",
            .packed: "verpak; verpak op; verpakkingsdatum; verpakdatum",
            .frozen: "gevries op; gevries; bevries op; bevriesdatum",
            .lot: "lot; lotnommer; bondel; bondelnommer",
            .promotion: "aanbod; kompetisie; geldig tot",
            .ignored: "sedert; sedert die jaar; tel; prys; gestig; wen",
            .elsewhere: "sien; sien deksel; sien bodem; sien verpakking",
            .opened: "na opening; na oopmaak; nadat oopgemaak; sodra oopgemaak",
            .end: "einde; einde van",
            .days: "dae; dag",
            .weeks: "weke; week",
            .months: "maande; maand",
            .years: "jaar",
        ])
}
