extension LabelLanguage {
    static let estonian = LabelLanguage(
        "et",
        months: """
            jaan jaanuar; veebr veebruar vee; märts mär; apr aprill; mai; juuni juun; juuli juul; aug august;
            sept september; okt oktoober okto; nov november; dets detsember det
            """,
        words: [
            .bestBefore: """
            parim enne; parim enne lõppu; pe; p e; parim enne kuupäev; parim kuni; minimaalne säilimisaeg; parim;
            säilimisaeg
            """,
            .useBy: """
            kõlblik kuni; tarvitada kuni; kasutada kuni; kõlblik; tarbida kuni; tarvitada enne; kõlblik kuni lõpp
            """,
            .expiry: "realiseerimise lõpptähtaeg; aegub; realiseerida kuni; aegumiskuupäev",
            .production: """
            valmistatud; tootmiskuupäev; toodetud; valmistamise kuupäev; valmistamisaeg; küpsetatud;
            munemiskuupäev; valmistamiskuupäev
            """,
            .packed: "pakendatud; pakitud; pakendamise kuupäev; pakendamiskuupäev; pakkimise kuupäev",
            .frozen: "külmutatud; külmutamise kuupäev; külmutamiskuupäev",
            .lot: "partii; partii nr; partii number; partiinumber",
            .promotion: "pakkumine; kampaania; loosimine; kehtib kuni; kehtib alates",
            .ignored: "aastast; asutatud; tel; telefon; hind; võida",
            .elsewhere: "vaata; vt; vt pakendilt; vt kaanelt; vaata pakendit; vt põhjal; märgitud; vt kaas; pakendil",
            .opened: "pärast avamist; avatult; avatud; avamisest; peale avamist; avatud pakend",
            .shelfLife: "säilivusaeg; säilib",
            .fromProduction: "alates valmistamisest; valmistamisest",
            .end: "lõppu; lõpuni; lõpp; lõpu",
            .days: "päeva; ööpäeva; päev",
            .weeks: "nädalat; nädal",
            .months: "kuud; kuu",
            .years: "aastat; aasta",
            .weekday: "esmaspäev; teisipäev; kolmapäev; neljapäev; reede; laupäev; pühapäev",
            .hours: "tundi",
            .within: "jooksul",
        ])
}
