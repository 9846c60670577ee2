extension LabelLanguage {
    static let lithuanian = LabelLanguage(
        "lt", order: .yearMonthDay,
        months: """
            saus sausio sausis sau; vas vasario vasaris; kov kovas kovo; bal balandis balandžio; geg gegužė gegužės;
            birž birželio birželis bir; liep liepa liepos lie; rugp rugpjūtis rugpjūčio rgp;
            rugs rugsėjis rugsėjo rgs; spal spalio spalis spa; lapkr lapkritis lapkričio lap;
            gruod gruodis gruodžio gru
            """,
        words: [
            .bestBefore: """
            geriausias iki; geriausi iki; geriausia iki; geriausias iki pabaigos; geriausias; tinkamiausias iki;
            tinkamiausia vartoti iki; geriausias iki dienos; geriausia vartoti iki
            """,
            .useBy: """
            tinka vartoti iki; tinkamas vartoti iki; suvartoti iki; vartoti iki; sunaudoti iki; naudoti iki;
            tinka iki
            """,
            .expiry: """
            tinkamumo terminas; galioja iki; tinkamumo laikas; galiojimo laikas; galiojimo terminas;
            tinkamumo vartoti terminas; realizuoti iki
            """,
            .production: "pagaminta; pagaminimo data; gamybos data; pag data; kepta; padėta; pagam",
            .packed: "supakuota; fasuota; pakavimo data; fasavimo data; išfasuota; supak; išpilstyta",
            .frozen: "užšaldyta; užšaldymo data; sušaldyta; užšaldytas",
            .harvest: "nuimta; derlius; derliaus metai",
            .lot: "partija; partijos nr; partijos numeris; serija; serijos nr; siuntos nr",
            .promotion: "akcija; loterija; pasiūlymas; žaidimas; konkursas; laimėk; akcija galioja iki",
            .ignored: "įkurta; tel; kaina",
            .elsewhere: """
            žr; žiūrėti; žr ant; nurodyta ant; nurodyta; ant pakuotės; žiūrėti ant; ant dangtelio; žiūrėkite;
            ant dugno; pažymėta
            """,
            .opened: "atidarius; atidarytą; po atidarymo; atidaryta; atšildžius; praplėšus",
            .shelfLife: "laikymo trukmė; laikymo laikas",
            .fromProduction: "nuo pagaminimo; nuo pagaminimo datos",
            .end: "pabaigos; pabaiga; pabaigai; iki pabaigos",
            .days: "dienų; dienos; diena; paros; parų",
            .weeks: "savaičių; savaitės; savaitė",
            .months: "mėnesių; mėnesiai; mėn; mėnuo",
            .years: "metų; metai",
            .weekday: "pirmadienis; antradienis; trečiadienis; ketvirtadienis; penktadienis; šeštadienis; sekmadienis",
            .hours: "valandas; valandų",
            .within: "suvartoti per",
        ])
}
