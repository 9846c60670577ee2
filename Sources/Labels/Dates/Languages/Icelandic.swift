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
        words: [
            .bestBefore: "best fyrir; best fyrir lok; bf; best fyr",
            .useBy: "síðasti notkunardagur; síðasti neysludagur; notist fyrir; síðasti notkunard",
            .expiry: "rennur út; gildir til; fyrningardagur",
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
        ])
}
