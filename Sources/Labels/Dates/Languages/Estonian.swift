extension LabelLanguage {
    static let estonian = LabelLanguage(
        "et",
        months: """
            jaan jaanuar; veebr veebruar vee; märts mär; apr aprill; mai; juuni juun; juuli juul; aug august;
            sept september; okt oktoober okto; nov november; dets detsember det
            """,
        weekdays: "esmaspäev; teisipäev; kolmapäev; neljapäev; reede; laupäev; pühapäev",
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
            valmistatud; tootmiskuupäev; toodetud; valmistamise kuupäev; valmistamisaeg; küpsetatud; munemiskuupäev;
            valmistamiskuupäev; valm; tootmise kuupäev; röstitud; röstimise kuupäev; tapetud; püütud; munemise kuupäev;
            villitud; lüpstud; sulatatud
            """,
            .packed: "pakendatud; pakitud; pakendamise kuupäev; pakendamiskuupäev; pakkimise kuupäev; pakk",
            .frozen: "külmutatud; külmutamise kuupäev; külmutamiskuupäev",
            .lot: "partii; partii nr; partii number; partiinumber",
            .promotion: """
            pakkumine; kampaania; loosimine; kehtib kuni; kehtib alates; pakkumine kehtib; loos; võida; kupong;
            soodustus; auhind; tarbijamäng
            """,
            .ignored: "aastast; asutatud; tel; telefon; hind; võida",
            .elsewhere: "vaata; vt; vt pakendilt; vt kaanelt; vaata pakendit; vt põhjal; märgitud; vt kaas; pakendil",
            .opened: "pärast avamist; avatult; avatud; avamisest; peale avamist; avatud pakend",
            .shelfLife: "säilivusaeg; säilib",
            .fromProduction: """
            alates valmistamisest; valmistamisest; tootmisest; pakendamisest; munemisest; röstimisest; valmistamise
            kuupäevast
            """,
            .end: "lõppu; lõpuni; lõpp; lõpu",
            .days: "päeva; ööpäeva; päev",
            .weeks: "nädalat; nädal",
            .months: "kuud; kuu",
            .years: "aastat; aasta",
            .hours: "tundi",
            .within: "jooksul; säilivus; kuni",
            .freshFood: """
            piim; jogurt; hapukoor; kohupiim; keefir; munad; kana; kanafilee; hakkliha; sink; vorst; viinerid; salat;
            värske; leib; sai; tort; lõhe; maasikad; säilitada temperatuuril; hoida jahedas
            """,
            .lastingFood: """
            tee; kohv; riis; makaron; mesi; moos; konserv; oad; sprotid; supp; sinep; šokolaad; kommid; küpsised;
            krõpsud; helbed; pähklid; õlu; vein; külmutatud
            """,
            .notice: "kviitung; kokku; summa; arve; tellimus; tarne; pilet; tagasikutsumine; km; aitäh",
        ])
}
