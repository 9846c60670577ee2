extension LabelLanguage {
    static let czech = LabelLanguage(
        "cs",
        months: """
            led leden ledna lednu; úno únor února únr únoru; bře březen března březnu; dub duben dubna dubnu;
            kvě květen května květnu; červen června čvn čer červnu; července červenec čvc črc červenci črv;
            srp srpen srpna srpnu; zář září; říj říjen října říjnu; lis listopad listopadu;
            pro prosince prosinec prosinci
            """,
        words: [
            .bestBefore: """
            minimální trvanlivost do; minimální trvanlivost do konce; min trvanlivost do; min trvanlivost;
            min trv; min trv do; minimální trvanlivost; dmt; datum minimální trvanlivosti; d m t;
            spotřebujte nejlépe do; min trvanl do; min trvanlivost do konce; trvanlivost do; nejlépe do; nejlépe spotřebovat do;
            minim trvanlivost do
            """,
            .useBy: """
            spotřebujte do; spotřebovat do; spotřebujte před; datum použitelnosti; použitelné do; spotř do; dp:;
            dat použ; spotřebujte nejpozději do; datum spotřeby; spotřeba do; použitelnost do
            """,
            .expiry: "exspirace; expirace; exp; datum exspirace; platnost do",
            .production: """
            vyrobeno; datum výroby; vyrobeno dne; výroba; dat výr; datum snášky; upečeno; upraženo; stočeno;
            porážka; praženo; d výroby; snáška; vyr; uloveno#; datum ulovení; uvařeno#; umleto#; pečeno#; uzeno#;
            nadojeno#; datum pražení; sneseno#; poraženo#; destilováno#; stáčeno#
            """,
            .packed: "baleno; zabaleno; datum balení; baleno dne; zabaleno dne; balení; plněno; datum plnění",
            .frozen: "zmrazeno dne; zmrazeno; datum zmrazení; zmraženo; datum prvního zmrazení",
            .harvest: "sklizeno; sklizeň; ročník; rok sklizně",
            .lot: "šarže; č šarže; číslo šarže; šarže č; výrobní dávka; dávka; č partie",
            .promotion: """
            akce; akce platí do; soutěž; platí do; platí od; vyhraj; vyhrajte; platnost akce; nabídka; registrujte;
            sbírejte; pravidla; kupón; sleva; losování; výherní
            """,
            .ignored: """
            od roku; založeno; tel; telefon; infolinka; cena; zal; gratis; ičo; ič; verze; vydání; veletrh;
            revidována; naposledy revidována; revize; příbalová informace; p o box; otevírací doba; trouba;
            mikrovlnná; příprava; minut; recept; objednávka; dodání; faktura; účtenka; certifikát; norma; reg č;
            medaile; vytištěno; ulice
            """,
            .elsewhere: """
            viz; viz obal; viz víčko; viz dno; viz potisk; viz víko; uvedeno na; uvedené na; vyznačeno na;
            viz údaj; viz razítko; na obalu; na víčku; viz zadní; viz horní; uvedena na
            """,
            .opened: "po otevření; po otevření spotřebujte; otevřené; od otevření",
            .shelfLife: "trvanlivost; doba trvanlivosti; doba použitelnosti",
            .fromProduction: """
            od data výroby; od výroby; ode dne výroby; od zabalení; od snášky; od pražení; od plnění; po snášce
            """,
            .end: "konce; konec; do konce; koncem",
            .days: "dní; dnů; den; dny; dne",
            .weeks: "týdnů; týdny; týden",
            .months: "měsíců; měsíce; měsíc; měs",
            .years: "let; roky; rok; roku",
            .weekday: "pondělí; úterý; středa; čtvrtek; pátek; sobota; neděle",
            .dayMonthYearHint: "dd mm rr; dd mm rrrr; den měsíc rok",
            .hours: "hodin; hodiny; hod",
            .within: "během; spotřebujte do; spotřebovat do",
            .thawed: "rozmraženo#; datum rozmrazení",
            .thawing: "po rozmrazení",
            .calendarWeek: "týden",
            .quarter: "čtvrtletí",
            .halfYear: "pololetí",
        ])
}
