extension LabelLanguage {
    static let icelandic = LabelLanguage(
        "is",
        months: """
            jan janúar; feb febrúar; mar mars; apr apríl; maí; jún júní; júl júlí; ágú ágúst; sep september;
            okt október; nóv nóvember; des desember
            """,
        weekdays: """
            mán mánudagur; þri þriðjudagur; mið miðvikudagur; fim fimmtudagur; fös föstudagur; lau laugardagur; sun
            sunnudagur
            """,
        ordinals: "fyrsta fyrsti fyrri; annarri annar seinni síðari; þriðja þriðji; síðasta síðasti",
        words: [
            .bestBefore: "best fyrir; best fyrir lok; bf; best fyr",
            .useBy: "síðasti notkunardagur; síðasti neysludagur; notist fyrir; síðasti notkunard",
            .expiry: "fyrningardagur",
            .sellBy: "síðasti söludagur",
            .production: "framleitt; framleiðsludagur; framleiðsludagsetning; bakað",
            .packed: "pakkað; pökkunardagur; pökkunardagsetning; pakkað þann",
            .frozen: "fryst; frystingardagur; fryst þann; frystidagur",
            .lot: "lota; lotunúmer; lotunr; lot",
            .promotion: "tilboð; keppni",
            .ignored: "síðan; stofnað; sími; verð; gildir frá",
            .elsewhere: "sjá; sjá lok; sjá botn; sjá umbúðir",
            .opened: "eftir opnun; opnað",
            .shelfLife: "geymsluþol",
            .end: "lok; loka; lokum",
            .days: "dagar; daga; dagur",
            .weeks: "vikur; vika",
            .months: "mánuðir; mánuði; mánuður",
            .years: "ár",
            .early: "byrjun; upphafi; byrjun mánaðar",
            .middle: "miðjan; miðjum; miðjum mánuði; um miðjan",
            .halfOfMonth: "helmingur; helmingi; hluta",
            .firstDay: """
            ekki fyrir; notist ekki fyrir; má ekki nota fyrir; má ekki selja fyrir; seljist ekki fyrir; best eftir;
            til sölu frá; fáanlegt frá; afhendingardagur; afhending; afhent; frá#
            """,
            .notFood: """
            punktar; gjafabréf; gjafakort; afsláttur; tilboð; leyfi; áskrift; aðild; vottorð; app; miði; keppni; verð
            """,
            .validUntil: "rennur út; gildir til; gildir út; gildir til og með",
        ])
}
