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
            geschlachtet am; zubereitet am; gefangen am; gefangen#; gebraut am; gebraut#; gemahlen am; gekocht am;
            gewogen am; geräuchert am; geschnitten am; gemolken am; gemolken#; melkdatum; gepresst am;
            degorgiert am; degorgiert#; dégorgiert#; gefüllt am; frisch gemacht; gemacht am; geröstet#; röstung#;
            gelegt#; legetag#; erlegt am; gewonnen am; gebrannt am; destilliert#; eingekocht am; eingemacht am;
            gebacken#; frisch gebacken am; produziert#; produktion#
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
            aktion; aktion gültig; gültig bis; gültig ab; gültig vom; gewinnspiel; teilnahmeschluss; teilnahme bis;
            einsendeschluss; aktionszeitraum; rabatt; gutschein; einzulösen bis; gewinn; sammeln; aktionspackung;
            nur heute; verlosung; ziehung; spielzeitraum; aktionsende; sparaktion; treuepunkte; cashback;
            geld zurück; codes einlösbar bis; aktionscode; losnummer gewinnt; los gewinnt
            """,
            .ignored: """
            seit; gegründet; gegr; anno; stand; art; nr; art nr; artikelnummer; artikel nr; fernruf; telefon;
            hotline; preis; ausgabe; version; verleihung; ausgezeichnet; jubiläum; druckstand; fassung; heft; index;
            ver; auflage; messe; stand der information; stand der; postfach; verbraucherservice; kundenservice;
            servicetelefon; straße; strasse; platz; allee; öffnungszeiten; uhrzeit; backofen; ofen; umluft;
            mikrowelle; zubereitung; kochzeit; minuten; rezept; bestellung; bestelldatum; lieferung; lieferdatum;
            rechnung; rechnungsdatum; bon; kasse; beleg; preis gültig; zertifikat; zul nr; zulassung; norm; iso;
            prämiert; dlg; goldmedaille; gewinner; geburtsdatum; letzte überarbeitung; revision; messestand;
            auszeichnung
            """,
            .elsewhere: """
            siehe; s deckel; s boden; s aufdruck; s prägung; s verschluss; s rückseite; auf dem deckel;
            auf der packung; auf dem boden; siehe deckel; siehe bodenprägung; siehe aufdruck; siehe prägung;
            siehe verpackung
            """,
            .opened: """
            nach dem öffnen; nach öffnen; nach öffnung; nach anbruch; geöffnet
            """,
            .shelfLife: "haltbarkeit; lagerfähigkeit; haltbarkeitsdauer",
            .fromProduction: """
            ab herstellung; ab herstelldatum; ab herstellungsdatum; ab produktion; ab verpackung; ab abfüllung;
            nach herstellung; ab produktionsdatum; ab legedatum; nach legen; nach dem legen; nach der herstellung;
            ab legetag; nach röstung; ab röstung; ab röstdatum; nach abfüllung; nach dem backen; ab füllung;
            nach dem melken; nach produktion
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
            .hours: "stunden; stunde; std",
            .within: """
            innerhalb von; innerhalb; binnen; haltbar für; verbrauchen innerhalb; verzehren innerhalb;
            genießen innerhalb
            """,
            .thawed: "aufgetaut am; aufgetaut#; auftaudatum",
            .thawing: "nach dem auftauen; nach auftauen; nach dem antauen",
            .calendarWeek: "kw; kalenderwoche; woche",
            .quarter: "quartal; q",
            .halfYear: "halbjahr; hj; h",
            .monthDayYearHint: "mm tt jj; mm tt jjjj; mmttjj; monat tag jahr",
            .monthYearHint: "mm jj; mm jjjj; monat jahr",
        ])
}
