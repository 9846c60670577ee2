extension LabelLanguage {
    static let german = LabelLanguage(
        "de",
        months: """
            jan januar jänner jaenner jän; feb februar feber febr; mär märz mrz maer maerz mar; apr april; mai;
            jun juni; jul juli; aug august; sep sept september; okt oktober; nov november; dez dezember
            """,
        words: [
            .bestBefore: """
            mindestens haltbar bis; mind haltbar bis; mindest haltbar bis; mindestens haltbar; mind haltbar;
            mind haltb; mind haltb bis; min haltbar bis; mindesthaltbar bis; mindestens haltbar bis ende;
            ungeöffnet mindestens haltbar bis; gekühlt mindestens haltbar bis; ungeöffnet haltbar bis;
            gekühlt haltbar bis; mindesthaltbarkeitsdatum; mindesthaltbarkeit; mhd; haltbar bis; haltbar bis ende;
            ungekühlt mindestens haltbar bis; bei kühlung haltbar bis; mindestens haltbar bis zum; haltbar
            """,
            .useBy: """
            zu verbrauchen bis; verbrauchen bis; verbrauchen bis spätestens; zu verbrauchen bis spätestens;
            verbrauchsdatum; verbrauch bis; zu verbrauchen; spätestens verbrauchen bis; bis spätestens;
            bitte verbrauchen bis
            """,
            .expiry: "verfalldatum; verfallsdatum; verfall; verw bis; verwendbar bis; ablaufdatum; verwenden bis",
            .sellBy: "zu verkaufen bis; verkaufen bis; verkauf bis; datum verkauf bis",
            .production: """
            hergestellt am; hergestellt; herstellungsdatum; herstelldatum; produziert am; produktionsdatum;
            legedatum; gelegt am; röstdatum; geröstet am; gebacken am; abgefüllt am; abgefüllt; abfülldatum;
            geschlachtet am; zubereitet am
            """,
            .packed: """
            verpackt am; abgepackt am; verpackungsdatum; packdatum; abpackdatum; gepackt am; verpackt; abgepackt
            """,
            .frozen: "eingefroren am; tiefgefroren am; eingefroren; einfrierdatum",
            .harvest: "geerntet am; ernte; erntejahr; jahrgang",
            .lot: """
            charge; chargen nr; chargennummer; chargennr; charge nr; charg; ch b; ch-b; chb; ch nr; los; los nr;
            losnr; losnummer; ch bez; chargenbez; ch
            """,
            .promotion: """
            aktion; aktion gültig; gültig bis; gültig ab; gültig vom; gewinnspiel; teilnahmeschluss;
            teilnahme bis; einsendeschluss; aktionszeitraum; rabatt; gutschein; einzulösen bis; gewinn; sammeln;
            aktionspackung
            """,
            .ignored: """
            seit; gegründet; gegr; anno; stand; art; nr; art nr; artikelnummer; artikel nr; fernruf; telefon; hotline;
            preis; ausgabe; version; verleihung; ausgezeichnet; jubiläum; druckstand
            """,
            .elsewhere: """
            siehe; s deckel; s boden; s aufdruck; s prägung; s verschluss; s rückseite; auf dem deckel;
            auf der packung; auf dem boden; siehe deckel; siehe bodenprägung; siehe aufdruck; siehe prägung;
            siehe verpackung
            """,
            .opened: """
            nach dem öffnen; nach öffnen; nach öffnung; nach anbruch; geöffnet; nach dem auftauen; innerhalb von
            """,
            .shelfLife: "haltbarkeit; lagerfähigkeit; haltbarkeitsdauer",
            .fromProduction: """
            ab herstellung; ab herstelldatum; ab herstellungsdatum; ab produktion; ab verpackung; ab abfüllung;
            nach herstellung; ab produktionsdatum; ab legedatum
            """,
            .end: "ende; bis ende; ende:",
            .days: "tage; tagen; tag",
            .weeks: "wochen; woche",
            .months: "monate; monaten; monat; mon",
            .years: "jahre; jahren; jahr",
            .weekday: """
            mo; di; mi; do; fr; sa; so; montag; dienstag; mittwoch; donnerstag; freitag; samstag; sonntag;
            sonnabend
            """,
            .dayMonthYearHint: "tt mm jj; tt mm jjjj; tag monat jahr; ttmmjj; ttmmjjjj",
            .yearMonthDayHint: "jj mm tt; jjjj mm tt; jahr monat tag; jjjjmmtt; jjmmtt",
        ])
}
