extension LabelLanguage {
    static let norwegian = LabelLanguage(
        "nb",
        months: """
            jan januar; feb februar; mar mars; apr april; mai; jun juni; jul juli; aug august; sep september;
            okt oktober; nov november; des desember
            """,
        words: [
            .bestBefore: """
            best før; best før utgangen av; best før og med; best for; best foer; minst holdbar til; bf;
            best før dato; best før slutten av; min holdbar til; holdbar til
            """,
            .useBy: """
            siste forbruksdag; siste forbruksdato; sfd; brukes innen; siste forbr dag; siste forbrukdag;
            brukes før
            """,
            .expiry: "utløpsdato; utløper; utløp",
            .sellBy: "siste salgsdag; siste salgsdato",
            .production: """
            produsert; produsert den; produksjonsdato; prod dato; fremstilt; bakt; tappet; brent den; tilvirket;
            verpet; prod; brygget; fanget#; fanget dato; malt#; kokt#; bakt dato; røkt#; melket#; brent#;
            brent dato; lagt#; leggedato; tilberedt#; slaktet#; slaktedato; destillert#
            """,
            .packed: "pakket; pakket den; pakkedato; pakkedag",
            .frozen: "frosset; frosset den; innfrosset; nedfrosset; innfrysingsdato; innfrysningsdato",
            .harvest: "høstet; innhøstet",
            .lot: "lot; batch; parti; partinr; batchnr; parti nr; lotnr",
            .promotion: "tilbud; konkurranse; vinn; kampanje; gjelder; rabatt; trekning",
            .ignored: """
            gjelder til; siden; grunnlagt; tlf; telefon; pris; varenr; etablert; forbrukerservice; versjon; utgave;
            messe; revidert; postboks; åpningstider; ovn; mikrobølgeovn; tilberedning; minutter; oppskrift;
            bestilling; levering; faktura; kvittering; sertifikat; medalje
            """,
            .elsewhere: """
            se; se lokk; se bunn; se pakning; se pakningen; se emballasje; se stempel; se toppen; se baksiden;
            se kork; se siden; se lokket; se bunnen
            """,
            .opened: "etter åpning; åpnet; åpnet pakning; holdbar etter åpning",
            .shelfLife: "holdbarhet",
            .fromProduction: "fra produksjon; etter produksjon; fra pakking; fra brenning",
            .end: "utgangen av; slutten av; utløpet av",
            .days: "dager; dag; døgn",
            .weeks: "uker; uke",
            .months: "måneder; måned; mnd",
            .years: "år",
            .weekday: "mandag; tirsdag; onsdag; torsdag; fredag; lørdag; søndag",
            .hours: "timer",
            .within: "innen; holdbar i; brukes innen; spises innen",
            .thawed: "tint#; tint dato; opptint#; opptint dato",
            .thawing: "etter tining; etter opptining",
            .calendarWeek: "uke",
            .quarter: "kvartal",
            .halfYear: "halvår",
            .dayMonthYearHint: "dd mm åå; dag måned år",
        ])
}
