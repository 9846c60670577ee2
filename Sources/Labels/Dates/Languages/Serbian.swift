extension LabelLanguage {
    /// Serbian, in Latin and Cyrillic, and Montenegrin.
    static let serbian = LabelLanguage(
        "sr",
        months: """
            jan januar јан јануар; feb februar феб фебруар; mar mart мар март; apr april апр април; maj мај; jun јун;
            jul јул; avg avgust авг август; sep septembar сеп септембар; okt oktobar окт октобар;
            nov novembar нов новембар; dec decembar дец децембар
            """,
        words: [
            .bestBefore: """
            najbolje upotrebiti do; најбоље употребити до; najbolje upotrebiti do kraja;
            најбоље употребити до краја; najbolje upotrijebiti do; најбоље упот до; najbolje do; најбоље до;
            najbolje koristiti do; најбоље користити до; minimalni rok; минимални рок
            """,
            .useBy: """
            upotrebljivo do; употребљиво до; upotrebiti do; употребити до; utrošiti do; утрошити до; potrošiti do;
            потрошити до
            """,
            .expiry: """
            rok trajanja; рок трајања; rok upotrebe; рок употребе; važi do; важи до; rok; рок; upotrebiti pre;
            употребити пре; rok važenja; рок важења
            """,
            .production: """
            proizvedeno; произведено; datum proizvodnje; датум производње; proizvodnja; производња; дат произв;
            dat proizv; datum proizv; датум произв; pečeno; печено
            """,
            .packed: """
            pakovano; паковано; datum pakovanja; датум паковања; upakovano; упаковано; pakovanje; паковање;
            datum pak; датум пак
            """,
            .frozen: "zamrznuto; замрзнуто; datum zamrzavanja; датум замрзавања; smrznuto; смрзнуто",
            .harvest: "berba; берба",
            .lot: "serija; серија; lot; лот; broj serije; број серије; šarža; шаржа; br serije; бр серије; l broj",
            .promotion: """
            akcija; акција; nagradna igra; наградна игра; važi od; важи од; konkurs; конкурс; ponuda; понуда
            """,
            .ignored: "osnovano; основано; tel; тел; telefon; телефон; cena; цена; од; pib; пиб",
            .elsewhere: """
            vidi; види; vidi ambalažu; види амбалажу; odštampano na; одштампано на; utisnuto na; утиснуто на;
            označeno na; означено на; na poklopcu; на поклопцу; na ambalaži; на амбалажи; vidi poklopac;
            види поклопац
            """,
            .opened: "nakon otvaranja; након отварања; posle otvaranja; после отварања; po otvaranju; по отварању",
            .shelfLife: "trajnost; трајност",
            .fromProduction: """
            od datuma proizvodnje; од датума производње; od dana proizvodnje; од дана производње; od proizvodnje
            """,
            .end: "kraja; краја; kraj; крај; do kraja; до краја",
            .days: "dana; дана; dan; дан",
            .weeks: "nedelja; недеља; nedelje; недеље",
            .months: "meseci; месеци; meseca; месеца; mesec; месец",
            .years: "godina; година; godine; године; god; год",
            .weekday: "ponedeljak; utorak; sreda; četvrtak; petak; subota",
            .dayMonthYearHint: "dd mm gg; dd mm gggg; дд мм гг",
            .hours: "sati; сати; часа",
            .within: "у року; u roku; употребити у року",
        ])
}
