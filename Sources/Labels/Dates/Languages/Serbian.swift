extension LabelLanguage {
    /// Serbian, in Latin and Cyrillic, and Montenegrin.
    static let serbian = LabelLanguage(
        "sr",
        months: """
            jan januar јан јануар; feb februar феб фебруар; mar mart мар март; apr april апр април; maj мај; jun јун;
            jul јул; avg avgust авг август; sep septembar сеп септембар; okt oktobar окт октобар;
            nov novembar нов новембар; dec decembar дец децембар
            """,
        weekdays: """
            пон понедељак pon ponedeljak; уто уторак uto utorak; сре среда sre sreda; чет четвртак čet četvrtak; пет
            петак pet petak; суб субота sub subota; нед недеља ned nedelja
            """,
        ordinals: """
            prva prvi prve prva прва први прве; druga drugi druge друга други друге; treća treći трећа трећи;
            poslednja poslednji poslednje последња последњи последње
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
            rok trajanja; рок трајања; rok upotrebe; рок употребе; rok; рок; upotrebiti pre; употребити пре; rok
            važenja; рок важења
            """,
            .production: """
            proizvedeno; произведено; datum proizvodnje; датум производње; proizvodnja; производња; дат произв; dat
            proizv; datum proizv; датум произв; pečeno; печено; припремљено; pripremljeno; пржено; datum prženja;
            prženo; заклано; уловљено; снесено; sneseno; флаширано; flaširano; намужено; исечено; sečeno; одмрзнуто;
            odmrznuto
            """,
            .packed: """
            pakovano; паковано; datum pakovanja; датум паковања; upakovano; упаковано; pakovanje; паковање; datum pak;
            датум пак; измерено
            """,
            .frozen: "zamrznuto; замрзнуто; datum zamrzavanja; датум замрзавања; smrznuto; смрзнуто",
            .harvest: "berba; берба",
            .lot: "serija; серија; lot; лот; broj serije; број серије; šarža; шаржа; br serije; бр серије; l broj",
            .promotion: """
            akcija; акција; nagradna igra; наградна игра; važi od; важи од; konkurs; конкурс; ponuda; понуда; акција
            траје; освоји; купон; попуст; награда; akcija traje; osvoji; kupon; popust; nagrada; katalog
            """,
            .ignored: """
            osnovano; основано; tel; тел; telefon; телефон; cena; цена; од; pib; пиб; ул; улица; факс; дозвола;
            сертификат; медаља; основана; анализа; бр; ul; faks; sertifikat; medalja; osnovana; analiza; pošt fah; broj
            """,
            .elsewhere: """
            vidi; види; vidi ambalažu; види амбалажу; odštampano na; одштампано на; utisnuto na; утиснуто на;
            označeno na; означено на; na poklopcu; на поклопцу; na ambalaži; на амбалажи; vidi poklopac;
            види поклопац
            """,
            .opened: "nakon otvaranja; након отварања; posle otvaranja; после отварања; po otvaranju; по отварању",
            .shelfLife: "trajnost; трајност",
            .fromProduction: """
            od datuma proizvodnje; од датума производње; od dana proizvodnje; од дана производње; od proizvodnje; од
            производње; од датума паковања; од паковања; od pakovanja; од ношења; од пржења; od prženja; после муже
            """,
            .end: "kraja; краја; kraj; крај; do kraja; до краја; krajem; крајем",
            .days: "dana; дана; dan; дан",
            .weeks: "nedelja; недеља; nedelje; недеље; nedelji; недељи; sedmica; седмица",
            .months: "meseci; месеци; meseca; месеца; mesec; месец",
            .years: "godina; година; godine; године; god; год",
            .dayMonthYearHint: "dd mm gg; dd mm gggg; дд мм гг",
            .hours: "sati; сати; часа",
            .within: """
            у року; u roku; употребити у року; у року од; u roku od; најдуже; макс; употребљиво; upotrebljivo
            """,
            .freshFood: """
            mleko; jogurt; pavlaka; kajmak; sir; jaja; piletina; šunka; salata; sveže; hleb; млеко; јогурт; павлака;
            кајмак; сир; јаја; пилетина; шунка; салата; свеже; хлеб; чувати на температури
            """,
            .lastingFood: """
            čaj; kafa; pirinač; testenina; med; džem; konzerva; pasulj; supa; senf; čokolada; keks; čips; pivo; sirup;
            чај; кафа; пиринач; мед; џем; конзерва; пасуљ; чоколада; кекс; пиво; вино; смрзнуто
            """,
            .notice: """
            račun; ukupno; porudžbina; isporuka; рачун; укупно; поруџбина; испорука; фискални рачун; пдв; повлачење
            """,
            .unopened: "пре отварања; neotvoreno; неотворено",
            .chilling: "фрижидер; фрижидеру; у фрижидеру; frižider; u frižideru",
            .early: "početak; početka; početkom; početku; почетак; почетка; почетком; почетку",
            .middle: """
            sredina; sredine; sredinom; средина; средине; средином; polovina; polovine; половина; половине
            """,
            .halfOfMonth: "polovina; polovine; половина; половине",
            .thirdOfMonth: "dekada; декада; dekade; декаде; trećina; трећина",
            .firstDay: """
            od#; од#; ne pre; не пре; ne koristiti pre; не користити пре; ne upotrebljavati pre; не употребљавати пре;
            ne prodavati pre; не продавати пре; ne otvarati pre; не отварати пре; spremno od; спремно од; najbolje
            posle; најбоље после; u prodaji od; у продаји од; dostupno od; доступно од; datum isporuke; датум
            испоруке; dan isporuke; дан испоруке; isporuka; испорука; isporučeno; испоручено; dostava; достава;
            poslato; послато
            """,
            .notFood: """
            poeni; поени; bodovi; бодови; vaučer; ваучер; poklon kartica; kupon; купон; ponuda; понуда; ponude;
            понуде; popust; попуст; licenca; лиценца; dozvola; дозвола; pretplata; претплата; članstvo; чланство;
            sertifikat; сертификат; potvrda; потврда; aplikacija; апликација; preuzmi; преузми; garancija; гаранција;
            osiguranje; осигурање; karta; карта; nagradna igra; наградна игра; izvlačenje; извлачење; cena; цена
            """,
            .validUntil: "važi do; важи до; ističe; истиче; važe do; важе до; vredi do; вреди до",
        ])
}
