extension LabelLanguage {
    static let maltese = LabelLanguage(
        "mt",
        months: """
            jan jannar; fra frar; mar marzu; apr april; mej mejju; ġun ġunju; lul lulju; aww awwissu; set settembru;
            ott ottubru; nov novembru; diċ diċembru
            """,
        weekdays: "tnejn; tlieta; erbgħa; ħamis; ġimgħa; sibt; ħadd",
        ordinals: "l-ewwel ewwel; it-tieni tieni; it-tielet tielet; l-aħħar aħħar",
        words: [
            .bestBefore: """
            l-aħjar jintuża qabel; l-aħjar jintuża sa; l-aħjar jintuża qabel l-aħħar ta'; aħjar jintuża qabel;
            aħjar jintuża sa; l-aħjar qabel; jintuża l-aħjar qabel; l-aħjar li jintuża qabel;
            l-aħjar jekk jintuża qabel
            """,
            .useBy: "uża sa; użah sa; jintuża sa; użaha sa; ikkonsma sa; uża qabel; tużax wara",
            .expiry: "data ta' skadenza; skadenza",
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
            .early: "il-bidu ta'; bidu; il-bidu; bidu ta'",
            .middle: "nofs; f'nofs; nofs ta'",
            .halfOfMonth: "nofs",
            .firstDay: """
            mhux qabel; tużax qabel; tbigħx qabel; tiftaħx qabel; lest minn; l-aħjar wara; għall-bejgħ minn;
            disponibbli minn; data tal-kunsinna; kunsinna; data tat-twassil; minn#
            """,
            .notFood: """
            punti; vawċer; kupun; offerta; skont; liċenzja; abbonament; ċertifikat; app; garanzija; biljett;
            kompetizzjoni; prezz
            """,
            .validUntil: "jiskadi; jiskadi fi; tiskadi; tiskadi fi; validu sa; valida sa; jiskadu",
        ])
}
