extension LabelLanguage {
    static let lithuanian = LabelLanguage(
        "lt", order: .yearMonthDay,
        months: """
            saus sausio sausis sau; vas vasario vasaris; kov kovas kovo; bal balandis balandžio; geg gegužė gegužės;
            birž birželio birželis bir; liep liepa liepos lie; rugp rugpjūtis rugpjūčio rgp;
            rugs rugsėjis rugsėjo rgs; spal spalio spalis spa; lapkr lapkritis lapkričio lap;
            gruod gruodis gruodžio gru
            """,
        weekdays: "pirmadienis; antradienis; trečiadienis; ketvirtadienis; penktadienis; šeštadienis; sekmadienis",
        ordinals: """
            pirma pirmoji pirmos pirmosios pirmas pirmasis; antra antroji antros antrosios antras antrasis; trečia
            trečioji trečias trečiasis; paskutinė paskutinės paskutinis
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
            tinkamumo terminas; tinkamumo laikas; galiojimo laikas; galiojimo terminas; tinkamumo vartoti terminas;
            realizuoti iki
            """,
            .production: """
            pagaminta; pagaminimo data; gamybos data; pag data; kepta; padėta; pagam; pag; paruošta; iškepta; skrudinta;
            skrudinimo data; skerdimo data; sugauta; dėjimo data; pamelžta; atšildyta
            """,
            .packed: "supakuota; fasuota; pakavimo data; fasavimo data; išfasuota; supak; išpilstyta; pakuota",
            .frozen: "užšaldyta; užšaldymo data; sušaldyta; užšaldytas",
            .harvest: "nuimta; derlius; derliaus metai",
            .lot: "partija; partijos nr; partijos numeris; serija; serijos nr; siuntos nr",
            .promotion: """
            akcija; loterija; pasiūlymas; žaidimas; konkursas; laimėk; akcija galioja iki; akcija galioja; kuponas;
            nuolaida; prizas
            """,
            .ignored: "įkurta; tel; kaina",
            .elsewhere: """
            žr; žiūrėti; žr ant; nurodyta ant; nurodyta; ant pakuotės; žiūrėti ant; ant dangtelio; žiūrėkite;
            ant dugno; pažymėta
            """,
            .opened: "atidarius; atidarytą; po atidarymo; atidaryta; atšildžius; praplėšus",
            .shelfLife: "laikymo trukmė; laikymo laikas",
            .fromProduction: """
            nuo pagaminimo; nuo pagaminimo datos; nuo pakavimo; nuo supakavimo; nuo dėjimo; nuo skrudinimo
            """,
            .end: "pabaigos; pabaiga; pabaigai; iki pabaigos; pabaigoje",
            .days: "dienų; dienos; diena; paros; parų",
            .weeks: "savaičių; savaitės; savaitė",
            .months: "mėnesių; mėnesiai; mėn; mėnuo",
            .years: "metų; metai",
            .hours: "valandas; valandų",
            .within: "suvartoti per; per; tinka; laikyti; ne ilgiau",
            .freshFood: """
            pienas; jogurtas; grietinė; varškė; varškės; kefyras; kiaušiniai; vištiena; viščiukų; mėsa; malta; kumpis;
            dešra; dešrelės; mišrainė; šviežia; duona; tortas; lašiša; braškės; sūrelis; laikyti temperatūroje
            """,
            .lastingFood: """
            arbata; kava; ryžiai; makaronai; medus; uogienė; konservai; pupelės; sriuba; garstyčios; šokoladas;
            saldainiai; sausainiai; traškučiai; dribsniai; riešutai; alus; vynas; šaldyta
            """,
            .notice: """
            kvitas; čekis; suma; mokėti; sąskaita; užsakymas; pristatymas; bilietas; atšaukimas; pvm; ačiū; kasa
            """,
            .early: "pradžia; pradžioje; pradžios; pradžiai",
            .middle: "vidurys; viduryje; vidurio; vidurį",
            .halfOfMonth: "pusė; pusės; pusėje",
            .thirdOfMonth: "dešimtadienis; dekada",
            .firstDay: """
            nuo#; ne anksčiau kaip; ne anksčiau; nevartoti iki; nenaudoti iki; neparduoti iki; neatidaryti iki;
            nenaudoti anksčiau kaip; neparduoti anksčiau kaip; paruošta nuo; geriausia po; geriausias po; parduodama
            nuo; prekyboje nuo; galima įsigyti nuo; pristatymo data; pristatymo diena; pristatymas; pristatyta;
            išsiųsta; atvykimas
            """,
            .notFood: """
            taškai; dovanų kortelė; dovanų kuponas; kuponas; kuponai; pasiūlymas; pasiūlymai; nuolaida; licencija;
            licencija nr; leidimas; prenumerata; narystė; sertifikatas; sertifikatas nr; programėlė; atsisiųsk;
            atsisiųskite; draudimas; bilietas; konkursas; loterija; kaina; lojalumo kortelė
            """,
            .validUntil: "galioja iki; galiojantis iki",
        ])
}
