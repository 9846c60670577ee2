extension LabelLanguage {
    static let czech = LabelLanguage(
        "cs",
        months: """
            led leden ledna lednu; úno únor února únr únoru; bře březen března březnu; dub duben dubna dubnu;
            kvě květen května květnu; červen června čvn čer červnu; července červenec čvc črc červenci črv;
            srp srpen srpna srpnu; zář září; říj říjen října říjnu; lis listopad listopadu;
            pro prosince prosinec prosinci
            """,
        weekdays: "po pondělí; út úterý; st středa středu; čt čtvrtek; pá pátek; so sobota sobotu; ne neděle neděli",
        numbers: "jeden dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct",
        ordinals: "první; druhá druhý druhé druhého; třetí; poslední",
        periods: "od; do",
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
            .expiry: "exspirace; expirace; exp; datum exspirace",
            .production: """
            vyrobeno; datum výroby; vyrobeno dne; výroba; dat výr; datum snášky; upečeno; upraženo; stočeno; porážka;
            praženo; d výroby; snáška; vyr; uloveno#; datum ulovení; uvařeno#; umleto#; pečeno#; uzeno#; nadojeno#;
            datum pražení; sneseno#; poraženo#; destilováno#; stáčeno#; dat výroby; připraveno; připraveno dne; upečeno
            dne; uvařeno; pražení; mleto; poraženo; datum porážky; uloveno; sneseno; datum stočení; lahvováno; nadojeno;
            datum nadojení; nakrájeno; uzeno; natočeno
            """,
            .packed: """
            baleno; zabaleno; datum balení; baleno dne; zabaleno dne; balení; plněno; datum plnění; dat bal; váženo dne
            """,
            .frozen: "zmrazeno dne; zmrazeno; datum zmrazení; zmraženo; datum prvního zmrazení",
            .harvest: "sklizeno; sklizeň; ročník; rok sklizně",
            .lot: "šarže; č šarže; číslo šarže; šarže č; výrobní dávka; dávka; č partie",
            .promotion: """
            akce; akce platí do; soutěž; platí do; platí od; vyhraj; vyhrajte; platnost akce; nabídka; registrujte;
            sbírejte; pravidla; kupón; sleva; losování; výherní; akce platí; akce trvá; platnost od; soutěžte; slevový;
            výhra; registrace do; leták; věrnostní
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
            od data výroby; od výroby; ode dne výroby; od zabalení; od snášky; od pražení; od plnění; po snášce; od dne
            výroby; po výrobě; od data balení; od balení; od data snášky; po snesení; od data pražení; od nadojení; od
            stočení; od přípravy; po nákupu; od nákupu
            """,
            .end: "konce; konec; do konce; koncem; závěr; závěrem",
            .days: "dní; dnů; den; dny; dne",
            .weeks: "týdnů; týdny; týden; týdne; týdnu",
            .months: "měsíců; měsíce; měsíc; měs",
            .years: "let; roky; rok; roku",
            .dayMonthYearHint: "dd mm rr; dd mm rrrr; den měsíc rok",
            .hours: "hodin; hodiny; hod",
            .within: "během; spotřebujte do; spotřebovat do; do; max; maximálně; nejdéle; po dobu",
            .thawed: "rozmraženo#; datum rozmrazení",
            .thawing: "po rozmrazení",
            .calendarWeek: "týden",
            .quarter: "čtvrtletí",
            .halfYear: "pololetí",
            .freshFood: """
            mléko; jogurt; smetana; tvaroh; kefír; vejce; kuře; kuřecí; krůtí; hovězí; vepřové; mleté; šunka; párky;
            salát; chlebíček; čerstvé; čerstvý; chléb; rohlík; dort; losos; krevety; špenát; jahody; žampiony; tofu;
            lahůdky
            """,
            .lastingFood: """
            čaj; káva; rýže; těstoviny; med; džem; konzerva; fazole; čočka; tuňák; polévka; bujón; hořčice; čokoláda;
            bonbony; sušenky; brambůrky; müsli; vločky; ořechy; mandle; sušené mléko; protein; vitamin; doplněk stravy;
            pivo; víno; sirup; protlak
            """,
            .notice: """
            účtenka; celkem; faktura; objednávka; doručení; dodávka; vstupenka; jízdenka; stažení; dph; děkujeme;
            pokladna
            """,
            .freezing: "mrazák; mrazničce; mražené; zmrazeno",
            .unopened: "před otevřením; neotevřené; v uzavřeném obalu",
            .chilling: "lednice; v lednici; lednici; chladničce; v chladničce; skladujte v chladu; chlazené",
            .early: "začátek; začátku; začátkem; na začátku; počátek; počátkem; počátku",
            .middle: "polovina; poloviny; polovině; v polovině; polovinou; střed; půlka; půlce",
            .halfOfMonth: "polovina; poloviny; polovině; půlka",
            .thirdOfMonth: "dekáda; dekády; dekádě; třetina",
            .firstDay: """
            od#; ne dříve než; ne dříve; nejdříve; nepoužívat před; nepoužívejte před; nespotřebovávat před;
            nekonzumovat před; neprodávat před; neotevírat před; neotvírat před; ne před; k jídlu od; zralé od; hotovo
            od; připraveno od; nejlepší po; nejlepší od; v prodeji od; prodej od; v obchodech od; k dostání od;
            dostupné od; datum dodání; den dodání; datum doručení; den doručení; dodání; doručení; doručeno; dodáno;
            dodávka; datum odeslání; odesláno; datum příjezdu; otevření
            """,
            .notFood: """
            body; dárková karta; dárkový poukaz; poukaz; poukázka; kupón; kupon; kupóny; nabídka; nabídky; sleva;
            slevy; licence; licence č; povolení; předplatné; členství; certifikát; certifikát č; osvědčení; aplikace;
            aplikaci; stáhněte; stáhněte si; pojištění; vstupenka; jízdenka; soutěž; losování; slosování; cena;
            slevový kód; zkušební doba; věrnostní karta; voucher; vouchery; licenci; certifikáty; bodů
            """,
            .validUntil: "platnost do; platný do; platná do; platné do; platnost končí; vyprší",
        ])
}
