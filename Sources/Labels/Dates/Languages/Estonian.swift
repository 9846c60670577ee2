extension LabelLanguage {
    static let estonian = LabelLanguage(
        "et",
        months: """
            jaan jaanuar jaanuari; veebr veebruar vee veebruari; märts mär märtsi; apr aprill aprilli; mai; juuni
            juun; juuli juul; aug august augusti; sept september septembri; okt oktoober okto oktoobri; nov november
            novembri; dets detsember det detsembri
            """,
        weekdays: "esmaspäev; teisipäev; kolmapäev; neljapäev; reede; laupäev; pühapäev",
        ordinals: "esimene esimese esimesed; teine teise; kolmas kolmanda; viimane viimase",
        words: [
            .bestBefore: """
            parim enne; parim enne lõppu; pe; p e; parim enne kuupäev; parim kuni; minimaalne säilimisaeg; parim;
            säilimisaeg
            """,
            .useBy: """
            kõlblik kuni; tarvitada kuni; kasutada kuni; kõlblik; tarbida kuni; tarvitada enne; kõlblik kuni lõpp
            """,
            .expiry: "realiseerimise lõpptähtaeg; realiseerida kuni; aegumiskuupäev",
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
            .end: "lõppu; lõpuni; lõpp; lõpu; lõpus",
            .days: "päeva; ööpäeva; päev",
            .weeks: "nädalat; nädal; nädala; nädalal",
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
            .early: "algus; alguses; alguseks; alguseni",
            .middle: "keskpaik; keskpaigas; keskel; keskpaigani; kesk",
            .halfOfMonth: "pool; poole",
            .thirdOfMonth: "dekaad; kolmandik",
            .firstDay: """
            alates; mitte enne; mitte kasutada enne; mitte müüa enne; mitte avada enne; ära kasuta enne; ära ava enne;
            valmis alates; parim pärast; parim alates; müügil alates; saadaval alates; tarnekuupäev; tarnepäev;
            kohaletoimetamine; tarne; kättetoimetamise kuupäev; saadetud; saabub; avatakse
            """,
            .from: "alates",
            .notFood: """
            punktid; boonuspunktid; kinkekaart; kupong; kupongid; pakkumine; pakkumised; soodustus; allahindlus;
            litsents; litsents nr; luba; tellimus; liikmelisus; sertifikaat; sertifikaat nr; äpp; rakendus; laadi
            alla; kindlustus; pilet; võistlus; loosimine; hind; kliendikaart
            """,
            .validUntil: "aegub; aeguvad; kehtivad kuni; kehtiv kuni",
        ])
}
