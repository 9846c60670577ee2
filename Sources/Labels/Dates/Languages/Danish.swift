extension LabelLanguage {
    static let danish = LabelLanguage(
        "da",
        months: """
            jan januar; feb februar; mar marts; apr april; maj; jun juni; jul juli; aug august; sep september;
            okt oktober; nov november; dec december
            """,
        words: [
            .bestBefore: """
            bedst før; bedst før udgangen af; bedst før og med; mindst holdbar til; mindst holdbar til og med;
            mindst holdbar til udgangen af; bedst for; bedst foer; mindst holdbar; min holdbar til;
            min holdbarhed; bf; mh; bedst før dato; bedst inden; bedst før slutningen af;
            holdbarhedsdato
            """,
            .useBy: """
            sidste anvendelsesdato; sidste anvendelsesdag; holdbar til; holdbar til og med; anvendes inden;
            bruges inden; anvendes senest; sidste anv dato; sidste anv; anvendes før; sidste forbrugsdag;
            sidste forbrugsdato
            """,
            .expiry: "udløbsdato; udløber; udløb",
            .sellBy: "sidste salgsdato; sidste salgsdag; sælges inden",
            .production: """
            produceret; produceret den; produktionsdato; prod dato; fremstillet; fremstillet den; bagt den;
            læggedato; ristet den; brygget; tappet den; fremstillingsdato; prod; fanget#; fanget den; brygget den;
            malet#; kogt#; bagt#; røget#; skåret#; malket#; ristet#; ristedato; lagt#; tilberedt#; slagtet#;
            destilleret#; tappet#; lavet den
            """,
            .packed: "pakket den; pakket; pakkedato; pakkedag; pakket d; emballeret den",
            .frozen: "frosset den; nedfrosset den; indfrosset den; frosset; nedfrosset; indfrysningsdato",
            .harvest: "høstet; høst",
            .lot: "lot; batch; parti; batchnr; partinr; lotnr; parti nr; batch nr",
            .promotion: """
            tilbud; konkurrence; gælder til; gælder fra; vind; deltag; kampagne; kampagnen; rabat; lodtrækning
            """,
            .ignored: """
            siden; grundlagt; tlf; telefon; pris; kampagne; art nr; varenr; kundeservice; etableret; version;
            udgave; messe; revideret; postboks; åbningstider; ovn; mikroovn; tilberedning; minutter; opskrift;
            bestilling; levering; faktura; kvittering; certifikat; medalje; trykt
            """,
            .elsewhere: """
            se; se låg; se bund; se pakning; se emballage; se dato; se bagside; se forside; se kant; se top;
            se stempel; se side; se låget; se bunden
            """,
            .opened: "efter åbning; åbnet; holdbar efter åbning; ved åbning",
            .shelfLife: "holdbarhed",
            .fromProduction: """
            fra produktion; fra pakning; fra produktionsdato; efter produktion; fra ristning; efter bagning;
            efter ristning; fra tapning
            """,
            .end: "udgangen af; slutningen af; udgang af; ultimo",
            .days: "dage; dag; døgn",
            .weeks: "uger; uge",
            .months: "måneder; måned; mdr; md",
            .years: "år",
            .weekday: "man; tir; ons; tor; fre; lør; søn; mandag; tirsdag; onsdag; torsdag; fredag; lørdag; søndag",
            .dayMonthYearHint: "dd mm åå; dd mm åååå; dag måned år",
            .hours: "timer",
            .within: "inden for; indenfor; holdbar i; spises inden for; spises senest",
            .thawed: "optøet#; optøet den; optøningsdato",
            .thawing: "efter optøning",
            .calendarWeek: "uge",
            .quarter: "kvartal",
            .halfYear: "halvår",
        ])
}
