extension LabelLanguage {
    static let romanian = LabelLanguage(
        "ro",
        months: """
            ian ianuarie; feb februarie febr; mar martie mart; apr aprilie; mai; iun iunie; iul iulie; aug august;
            sept septembrie sep; oct octombrie; noiembrie nov noiem; dec decembrie
            """,
        words: [
            .bestBefore: """
            a se consuma de preferință înainte de; a se consuma de preferință înainte;
            a se consuma de preferință înainte de sfârșitul;
            a se consuma de preferință înainte de sfârșitul lunii; a se consuma de preferință până la;
            a se consuma de preferinta inainte de; a se consuma de pref înainte de; de preferință înainte de;
            de consumat de preferință înainte de; a se consuma de preferinţă înainte de;
            termen de valabilitate minimală; data durabilității minimale; ddm; a se consuma de preferință;
            data minimală de durabilitate; a se consuma preferabil înainte de;
            a se folosi de preferință înainte de
            """,
            .useBy: """
            a se consuma până la; a se consuma până la data de; a se consuma înainte de; a se utiliza până la;
            expiră la data de; consumați până la; a se consuma pana la; data limită de consum;
            a se folosi până la; expiră la
            """,
            .expiry: """
            exp; expiră; data expirării; expira; valabil până la; termen de valabilitate; data de expirare;
            valabilitate; val; valabil pana la; valabil până; data exp; expirare; termen valabilitate
            """,
            .production: """
            fabricat; fabricat la; data fabricației; data fabricatiei; produs la; data producției; fab;
            data fabricării; data ouatului; fabricat la data de; data prod; produs la data; fabr; îmbuteliat la;
            pescuit#; prins la; măcinat#; gătit#; copt#; afumat#; muls#; prăjit#; data prăjirii; ouat#; sacrificat#;
            distilat#; îmbuteliat#; preparat la
            """,
            .packed: "ambalat; ambalat la; data ambalării; amb; ambalat la data de; împachetat",
            .frozen: """
            congelat la data; congelat la; congelat; data congelării; congelat la data de; data primei congelări
            """,
            .harvest: "recoltat; recolta; recoltat la",
            .lot: "lot; nr lot; lotul; număr lot; serie lot; lot nr",
            .promotion: """
            promoție; promoția; concurs; ofertă; oferta; valabil de la; tombolă; câștigă; participă; campanie
            """,
            .ignored: "fondat; fondată în; tel; telefon; preț; infoline; perioada; tarif",
            .elsewhere: """
            vezi; vezi capac; vezi ambalaj; vezi capacul; vezi ambalajul; înscrisă pe; menționată pe;
            inscripționată pe; pe capac; pe ambalaj; vezi data; imprimată; vezi inscripția; marcată
            """,
            .opened: "după deschidere; după deschiderea; odată deschis; de la deschidere",
            .shelfLife: "durata de păstrare; perioada de valabilitate; durabilitate; valabilitate minimă",
            .fromProduction: """
            de la data fabricației; de la data fabricatiei; de la fabricare; de la data producerii;
            de la data ambalării
            """,
            .end: "sfârșitul; sfârșitul lunii; sfârșit; sfarsitul; sfârșitul lui",
            .days: "zile; zi; de zile",
            .weeks: "săptămâni; săptămână",
            .months: "luni; lună; de luni",
            .years: "ani; an",
            .weekday: "marți; miercuri; joi; vineri; sâmbătă; duminică",
            .dayMonthYearHint: "zz ll aa; zz ll aaaa; zi lună an; ziua luna anul",
            .hours: "ore; oră",
            .within: "în termen de; a se consuma în; consumați în",
            .thawed: "dezghețat#; decongelat la; decongelat#",
            .thawing: "după decongelare",
        ])
}
