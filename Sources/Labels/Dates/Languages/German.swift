extension LabelLanguage {
    static let german = LabelLanguage(
        "de",
        months: """
            jan januar jänner jaenner jän; feb februar feber febr; mär märz mrz maer maerz mar; apr april; mai;
            jun juni; jul juli; aug august; sep sept september; okt oktober; nov november; dez dezember
            """,
        weekdays: """
            mo montag; di dienstag; mi mittwoch; do donnerstag; fr freitag; sa samstag
            sonnabend; so sonntag
            """,
        numbers: "einem zwei drei vier fünf sechs sieben acht neun zehn elf zwölf achtzehn=18",
        ordinals: """
            erste ersten erster erstes; zweite zweiten zweiter zweites; dritte dritten dritter drittes; letzte letzten
            letzter letztes
            """,
        periods: "vom von ab zwischen; bis und",
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
            hergestellt am; hergestellt; herstellungsdatum; herstelldatum; produziert am; produktionsdatum; legedatum;
            gelegt am; röstdatum; geröstet am; gebacken am; abgefüllt am; abgefüllt; abfülldatum; geschlachtet am;
            zubereitet am; gefangen am; gefangen#; gebraut am; gebraut#; gemahlen am; gekocht am; gewogen am; geräuchert
            am; geschnitten am; gemolken am; gemolken#; melkdatum; gepresst am; degorgiert am; degorgiert#; dégorgiert#;
            gefüllt am; frisch gemacht; gemacht am; geröstet#; röstung#; gelegt#; legetag#; erlegt am; gewonnen am;
            gebrannt am; destilliert#; eingekocht am; eingemacht am; gebacken#; frisch gebacken am; produziert#;
            produktion#; gepflückt am; geerntet; gezapft am; gezapft#; ausgegeben am; zubereitet#; gekocht#;
            geschlachtet#; geschlachtet; abgefüllt#; mahldatum; gemahlen#; gebraten am; produziert in; datum der
            herstellung; herstellung; herst; herst dat; hergest; fangdatum; anlandung; angelandet am; erzeugt am;
            erlegt#; käsungsdatum
            """,
            .packed: """
            verpackt am; abgepackt am; verpackungsdatum; packdatum; abpackdatum; gepackt am; verpackt; abgepackt; verp;
            verp am; abgep; abpackung; datum der verpackung; eingeschweißt am; vakuumiert am; portioniert am; verpackt#;
            abgepackt#; gepackt#
            """,
            .frozen: "eingefroren am; tiefgefroren am; eingefroren; einfrierdatum",
            .harvest: "geerntet am; ernte; erntejahr; jahrgang",
            .lot: """
            charge; chargen nr; chargennummer; chargennr; charge nr; charg; ch b; ch-b; chb; ch nr; los; los nr;
            losnr; losnummer; ch bez; chargenbez; ch
            """,
            .promotion: """
            aktion; aktion gültig; gültig bis; gültig ab; gültig vom; gewinnspiel; teilnahmeschluss; teilnahme bis;
            einsendeschluss; aktionszeitraum; rabatt; gutschein; einzulösen bis; gewinn; sammeln; aktionspackung; nur
            heute; verlosung; ziehung; spielzeitraum; aktionsende; sparaktion; treuepunkte; cashback; geld zurück; codes
            einlösbar bis; aktionscode; losnummer gewinnt; los gewinnt; angebot; angebot gültig; im angebot;
            sonderangebot; bonus; bonuspunkte; gültig bis einschließlich; coupon; coupons; rabattcode; aktionspreis;
            gewinnen; verlosungsende; mitmachen bis; preisausschreiben; rückerstattung; erstattung; teilnahmezeitraum;
            einlösbar bis; sammelaktion; gratis; gültig in; angebote gültig; gewinnspiel bis; wochenangebot; gültig;
            knüller; knüller der woche; gültig montag
            """,
            .ignored: """
            seit; gegründet; gegr; anno; stand; art; nr; art nr; artikelnummer; artikel nr; fernruf; telefon; hotline;
            preis; ausgabe; version; verleihung; ausgezeichnet; jubiläum; druckstand; fassung; heft; index; ver;
            auflage; messe; stand der information; stand der; postfach; verbraucherservice; kundenservice;
            servicetelefon; straße; strasse; platz; allee; öffnungszeiten; uhrzeit; backofen; ofen; umluft; mikrowelle;
            zubereitung; kochzeit; minuten; rezept; bestellung; bestelldatum; lieferung; lieferdatum; rechnung;
            rechnungsdatum; bon; kasse; beleg; preis gültig; zertifikat; zul nr; zulassung; norm; iso; prämiert; dlg;
            goldmedaille; gewinner; geburtsdatum; letzte überarbeitung; revision; messestand; auszeichnung; lizenz;
            genehmigung; zulassungsnummer; gültigkeit des zertifikats; medaille; silbermedaille; bronzemedaille;
            testsieger; öko test; stiftung warentest; patent; patentiert; din; telefax; fax; plz; iban; steuernr; ust
            idnr; geöffnet von; deklaration; rezeptur; seriennummer; mhd verlängert; analyse vom; auszug aus der
            analyse; analysedatum; prüfdatum; inverkehrbringer; jubiläumsjahr; gedruckt; druckdatum; erstellt am;
            tradition seit; urkunde; prämierung; geschmackstest
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
            ab herstellung; ab herstelldatum; ab herstellungsdatum; ab produktion; ab verpackung; ab abfüllung; nach
            herstellung; ab produktionsdatum; ab legedatum; nach legen; nach dem legen; nach der herstellung; ab
            legetag; nach röstung; ab röstung; ab röstdatum; nach abfüllung; nach dem backen; ab füllung; nach dem
            melken; nach produktion; ab abpackung; nach abpackung; nach verpackung; nach dem verpacken; ab abfülldatum;
            ab melkdatum; nach der abfüllung; ab kaufdatum; nach kauf; ab kauf; ab backdatum; nach zubereitung; ab
            zubereitung; nach der schlachtung; nach fang; vom legedatum; nach der röstung; ab legen; nach melken; ab
            ernte
            """,
            .end: "ende; bis ende; ende:; spät im; gegen ende; monatsende",
            .days: "tage; tagen; tag",
            .weeks: "wochen; woche",
            .months: "monate; monaten; monat; mon",
            .years: "jahre; jahren; jahr",
            .dayMonthYearHint: "tt mm jj; tt mm jjjj; tag monat jahr; ttmmjj; ttmmjjjj",
            .yearMonthDayHint: "jj mm tt; jjjj mm tt; jahr monat tag; jjjjmmtt; jjmmtt",
            .hours: "stunden; stunde; std",
            .within: """
            innerhalb von; innerhalb; binnen; haltbar für; verbrauchen innerhalb; verzehren innerhalb; genießen
            innerhalb; innert; verzehr innerhalb; verbrauch innerhalb; aufbrauchen innerhalb; max; maximal; höchstens;
            ca
            """,
            .thawed: "aufgetaut am; aufgetaut#; auftaudatum",
            .thawing: "nach dem auftauen; nach auftauen; nach dem antauen",
            .calendarWeek: "kw; kalenderwoche; woche",
            .quarter: "quartal; q",
            .halfYear: "halbjahr; hj; h",
            .monthDayYearHint: "mm tt jj; mm tt jjjj; mmttjj; monat tag jahr",
            .monthYearHint: "mm jj; mm jjjj; monat jahr",
            .freshFood: """
            milch; vollmilch; frischmilch; joghurt; fruchtjoghurt; naturjoghurt; quark; speisequark; sahne; schlagsahne;
            schmand; frischkäse; mozzarella; eier; hähnchen; hähnchenbrust; pute; rind; rindfleisch; schwein;
            hackfleisch; schinken; wurst; aufschnitt; leberwurst; salat; kartoffelsalat; sandwich; frisch; brot;
            brötchen; kuchen; torte; lachs; filet; garnelen; hummus; spinat; feldsalat; erdbeeren; himbeeren; pilze;
            champignons; tofu; gekühlt mindestens haltbar; frischetheke; hausgemacht; esl milch; buttermilch; kefir;
            teig; maultaschen; frische pasta
            """,
            .lastingFood: """
            tee; kräutertee; kaffee; reis; nudeln; spaghetti; honig; konfitüre; marmelade; konserve; bohnen; linsen;
            erbsen; thunfisch; sardinen; suppe; brühe; ketchup; senf; olivenöl; schokolade; bonbons; kekse; cracker;
            chips; müsli; haferflocken; nüsse; mandeln; rosinen; getrocknet; milchpulver; säuglingsnahrung; protein;
            vitamin; nahrungsergänzungsmittel; hundefutter; katzenfutter; mineralwasser; bier; sirup; tomatenmark;
            zwieback; knäckebrot; spekulatius
            """,
            .notice: """
            summe; summe eur; kasse; kassenbon; bon; beleg; mwst; ust; rechnung; bestellung; bestelldatum; bestellt am;
            lieferung; lieferdatum; geliefert; lieferschein; lieferzeit; eintritt; eintrittskarte; fahrkarte; rückruf;
            produktrückruf; tse; vielen dank; einkauf; quittung; tickets; abholung; zertifikat; bescheinigung;
            ausgestellt; ausgestellt am; chargen betroffen; betroffen; veröffentlicht
            """,
            .freezing: "tiefgekühlt; tiefgefroren; tiefkühl; gefroren; gefrierschrank; gefrierfach; tk; eingefroren",
            .unopened: "ungeöffnet; vor dem öffnen; vor öffnung; verschlossen; original verschlossen",
            .chilling: """
            kühlschrank; im kühlschrank; gekühlt; kühl lagern; bei kühlung; gekühlt lagern; gekühlt aufbewahren
            """,
            .early: "anfang; beginn; monatsanfang; anfangs; zu beginn",
            .middle: "mitte; monatsmitte",
            .halfOfMonth: "hälfte; monatshälfte",
            .thirdOfMonth: "dekade; monatsdrittel; drittel",
            .firstDay: """
            genussreif ab; genussreif am; genussreif; trinkreif ab; trinkreif; reif ab; essreif ab; verzehrfertig ab;
            verzehren ab; fertig ab; fertig am; am besten ab; am besten nach; am besten nach dem; schmeckt am besten
            ab; nicht vor; nicht vor dem; nicht verwenden vor; nicht verwenden vor dem; nicht verkaufen vor; nicht
            verkaufen vor dem; nicht verzehren vor; nicht verzehren vor dem; nicht öffnen vor; nicht öffnen vor dem;
            nicht verbrauchen vor; nicht verbrauchen vor dem; verkauf ab; verkaufsstart; verkaufsbeginn; verkauf nicht
            vor; im handel ab; im verkauf ab; im markt ab; erhältlich ab; verfügbar ab; lieferbar ab; liefertag;
            lieferdatum; liefertermin; lieferung; lieferung am; geliefert am; wird geliefert am; anlieferung;
            anlieferdatum; zustellung; zustelldatum; versanddatum; versendet am; versandt am; ankunft; eröffnung;
            eröffnung am; erscheinungsdatum; gültig ab; öffnen ab; erst ab; ab#; ab dem#
            """,
            .notFood: """
            punkte; treuepunkte; bonuspunkte; gutschein; gutscheine; geschenkkarte; coupon; coupons; angebot;
            angebote; rabatt; rabatte; rabattcode; lizenz; lizenz nr; lizenznummer; abo; abonnement; mitgliedschaft;
            mitgliedskarte; zertifikat; zertifikat nr; zertifikatsnummer; bescheinigung; app; download; herunterladen;
            versicherung; ticket; tickets; fahrkarte; eintrittskarte; gewinnspiel; verlosung; preis; preise;
            aktionspreis; guthaben; testzugang; kundenkarte; lizenzen; zertifikate; ihre punkte; mitgliedschaften
            """,
            .validUntil: """
            gültig bis zum; gilt bis; gilt bis zum; läuft ab; läuft ab am; verfällt; verfällt am; verfallen am
            """,
        ])
}
