extension LabelLanguage {
    static let finnish = LabelLanguage(
        "fi",
        months: """
            tammi tammik tammikuu tammikuuta tammikuussa; helmi helmik helmikuu helmikuuta helmikuussa;
            maalis maalisk maaliskuu maaliskuuta maaliskuussa; huhti huhtik huhtikuu huhtikuuta huhtikuussa;
            touko toukok toukokuu toukokuuta toukokuussa; kesä kesäk kesäkuu kesäkuuta kesäkuussa;
            heinä heinäk heinäkuu heinäkuuta heinäkuussa; elo elok elokuu elokuuta elokuussa;
            syys syysk syyskuu syyskuuta syyskuussa; loka lokak lokakuu lokakuuta lokakuussa;
            marras marrask marraskuu marraskuuta marraskuussa; joulu jouluk joulukuu joulukuuta joulukuussa
            """,
        words: [
            .bestBefore: """
            parasta ennen; parasta ennen päiväys; parasta; p e; vähimmäissäilyvyysaika; säilyy vähintään; säilyy;
            parhaimmillaan ennen; vähimmäissäilyvyys; parasta enn
            """,
            .useBy: """
            viimeinen käyttöajankohta; viimeinen käyttöpäivä; viim käyttöajankohta; viim käyttöpäivä;
            viim käyttöpv; vkp; viim käyttöajank; viimeinen käyttöpvm; käytettävä ennen; käytettävä viimeistään;
            viim käyttöp
            """,
            .expiry: "vanhenee; erääntyy; käyttökelpoinen; viimeinen voimassaolopäivä",
            .sellBy: "viimeinen myyntipäivä; viim myyntipäivä",
            .production: """
            valmistettu; valmistuspäivä; valmistuspvm; valm; valmistusaika; leivottu; paahdettu; paahtopäivä;
            munintapäivä; tuotettu; panopäivä; valm pvm; pyydetty#; pyyntipäivä#; pantu#; jauhettu#; keitetty#;
            savustettu#; munittu#; teurastettu#; tislattu#; pullotettu#
            """,
            .packed: "pakattu; pakkauspäivä; pakkauspvm; pakk pvm; pakk; pakkausaika",
            .frozen: "pakastettu; pakastuspäivä; jäädytetty; pakastamispäivä",
            .harvest: "korjattu; sato; satovuosi",
            .lot: "erä; eränumero; eränro; erä nro; lot; eräkoodi",
            .promotion: "tarjous; kilpailu; voita; kampanja; arvonta",
            .ignored: "voimassa; vuodesta; perustettu; puh; puhelin; hinta; kuluttajapalvelu",
            .elsewhere: """
            katso; ks; ks kansi; katso kansi; katso pohja; kts; merkitty; ks pakkaus; katso pakkaus; ks päiväys;
            pakkauksessa; kannessa; katso päiväys
            """,
            .opened: "avattuna; avaamisen jälkeen; avattu; avatun; avaamisesta",
            .shelfLife: "säilyvyys; säilyvyysaika",
            .fromProduction: "valmistuksesta; pakkaamisesta; valmistuspäivästä; pakkauspäivästä",
            .end: "loppua; loppu; lopussa; lopun; loppuun; loppuun mennessä",
            .days: "päivää; päivä; pv; vrk",
            .weeks: "viikkoa; viikko; vk",
            .months: "kuukautta; kuukausi; kk",
            .years: "vuotta; vuosi",
            .weekday: "maanantai; tiistai; keskiviikko; torstai; perjantai; lauantai; sunnuntai",
            .dayMonthYearHint: "pp kk vv; pp kk vvvv; ppkkvv; pv kk v; päivä kuukausi vuosi",
            .hours: "tuntia; tunnin",
            .within: "kuluessa; säilyy; käytettävä",
            .thawed: "sulatettu#; sulatuspäivä#",
            .thawing: "sulatuksen jälkeen",
            .calendarWeek: "vko; viikko",
        ])
}
