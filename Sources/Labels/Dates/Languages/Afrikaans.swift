extension LabelLanguage {
    static let afrikaans = LabelLanguage(
        "af",
        months: """
            jan januarie; feb februarie; maart mrt; apr april; mei; jun junie; jul julie; aug augustus; sep september;
            okt oktober; nov november; des desember
            """,
        weekdays: "ma maandag; di dinsdag; wo woensdag; do donderdag; vr vry vrydag; sa saterdag; so sondag",
        ordinals: "eerste 1ste; tweede 2de; derde 3de; laaste",
        words: [
            .bestBefore: """
            beste voor; best voor; verkieslik voor; ten minste houdbaar tot; beste gebruik voor;
            beste indien gebruik voor
            """,
            .useBy: "gebruik voor; gebruik teen; verbruik voor; gebruik dit voor",
            .expiry: "vervaldatum",
            .sellBy: "verkoop voor; verkoop teen; uiterste verkoopdatum",
            .production: "vervaardig; vervaardigingsdatum; produksiedatum; vervaardig op; gemaak op; gebak op",
            .packed: "verpak; verpak op; verpakkingsdatum; verpakdatum",
            .frozen: "gevries op; gevries; bevries op; bevriesdatum",
            .lot: "lot; lotnommer; bondel; bondelnommer",
            .promotion: "aanbod; kompetisie; geldig tot",
            .ignored: "sedert; sedert die jaar; tel; prys; gestig; wen",
            .elsewhere: "sien; sien deksel; sien bodem; sien verpakking",
            .opened: "na opening; na oopmaak; nadat oopgemaak; sodra oopgemaak",
            .end: "einde; einde van; laat in; eind van",
            .days: "dae; dag",
            .weeks: "weke; week",
            .months: "maande; maand",
            .years: "jaar",
            .early: "begin; begin van; vroeg in; vroeg",
            .middle: "middel; middel van; mid; helfte van",
            .halfOfMonth: "helfte",
            .firstDay: """
            moenie gebruik voor; moenie verkoop voor; moenie oopmaak voor; moenie eet voor; nie gebruik voor; nie
            voor; nie te gebruik voor; gereed om te eet vanaf; gereed vanaf; ryp vanaf; beste na; die beste na; op sy
            beste na; in winkels vanaf; te koop vanaf; beskikbaar vanaf; afleweringsdatum; afleweringsdag; aflewering;
            afgelewer op; versenddatum; vanaf; vanaf#
            """,
            .notFood: """
            punte; geskenkbewys; koepon; koepons; aanbod; aanbiedinge; afslag; lisensie; lisensie nr; permit;
            intekening; subskripsie; lidmaatskap; sertifikaat; sertifikaat nr; toep; app; laai af; versekering;
            kaartjie; kompetisie; trekking; prys
            """,
            .validUntil: "verval; verval op; geldig tot en met",
        ])
}
