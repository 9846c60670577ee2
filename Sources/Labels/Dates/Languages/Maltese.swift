extension LabelLanguage {
    static let maltese = LabelLanguage(
        "mt",
        months: """
            jan jannar; fra frar; mar marzu; apr april; mej mejju; ġun ġunju; lul lulju; aww awwissu; set settembru;
            ott ottubru; nov novembru; diċ diċembru
            """,
        weekdays: "tnejn; tlieta; erbgħa; ħamis; ġimgħa; sibt; ħadd",
        words: [
            .bestBefore: """
            l-aħjar jintuża qabel; l-aħjar jintuża sa; l-aħjar jintuża qabel l-aħħar ta'; aħjar jintuża qabel;
            aħjar jintuża sa; l-aħjar qabel; jintuża l-aħjar qabel; l-aħjar li jintuża qabel;
            l-aħjar jekk jintuża qabel
            """,
            .useBy: "uża sa; użah sa; jintuża sa; użaha sa; ikkonsma sa; uża qabel; tużax wara",
            .expiry: "jiskadi; data ta' skadenza; jiskadi fi; tiskadi; skadenza",
            .production: "prodott fi; data tal-produzzjoni; data ta' produzzjoni; manifatturat fi; prodott",
            .packed: "ippakkjat fi; ippakkjat; data tal-ippakkjar; imballat",
            .frozen: "iffriżat fi; iffriżat; data tal-iffriżar; iffriżat nhar",
            .lot: "lott; numru tal-lott; lott nru; lot",
            .promotion: "offerta; kompetizzjoni",
            .ignored: "mill-; tel; prezz; validu sa",
            .elsewhere: "ara; ara l-għatu; ara t-tapp; ara l-qiegħ",
            .opened: "wara li jinfetaħ; ladarba jinfetaħ; wara li tiftaħ",
            .end: "l-aħħar ta'; l-aħħar; aħħar; tmiem; l-aħħar tal-",
            .days: "jiem; jum; ġurnata; ġranet",
            .weeks: "ġimgħat; ġimgħa",
            .months: "xhur; xahar; xhar",
            .years: "snin; sena",
        ])
}
