extension LabelLanguage {
    static let albanian = LabelLanguage(
        "sq",
        months: """
            jan janar; shk shkurt; mar mars; pri prill; maj; qer qershor; korr korrik; gush gusht; sht shtator;
            tet tetor; nën nëntor; dhj dhjetor
            """,
        weekdays: "hënë; martë; mërkurë; enjte; premte; shtunë; diel",
        ordinals: "parë e_parë i_parë; dytë e_dytë; tretë e_tretë; fundit e_fundit",
        words: [
            .bestBefore: """
            preferohet të konsumohet para; të konsumohet para; më mirë para; rekomandohet të konsumohet para;
            preferohet para; më së miri para; më mirë të përdoret para
            """,
            .useBy: "të përdoret deri; të konsumohet deri; përdoret deri më; përdorni para; të përdoret deri më",
            .expiry: "data e skadimit; afati i skadimit; afati i përdorimit; skadenca; data skadimit",
            .production: "prodhuar; data e prodhimit; prodhuar më; prodhimi",
            .packed: "paketuar; data e paketimit; paketuar më; ambalazhuar",
            .frozen: "ngrirë; ngrirë më; data e ngrirjes",
            .lot: "loti; nr i lotit; numri i lotit; seria",
            .promotion: "ofertë; lojë",
            .ignored: "që nga; themeluar; tel; çmimi",
            .elsewhere: "shih; shiko; shih kapakun; shih ambalazhin",
            .opened: "pas hapjes; pasi të hapet",
            .end: "fundi i; fund; fundit të; në fund të",
            .days: "ditë",
            .weeks: "javë; java; javës; java e",
            .months: "muaj; muajt",
            .years: "vjet; vite; vit",
            .early: "fillimi i; fillim të; fillimit të; fillim; fillimi; në fillim të",
            .middle: "mesi i; mes të; mesit të; në mes të",
            .halfOfMonth: "gjysma; gjysma e",
            .firstDay: """
            mos përdorni para; mos përdoret para; mos e përdorni para; mos shisni para; mos shitet para; mos e hapni
            para; jo para; më i mirë pas; në shitje nga; në dyqan nga; i disponueshëm nga; data e dorëzimit; dorëzimi;
            dita e dorëzimit; data e dërgesës; dërgesa; nga data; nga#
            """,
            .notFood: """
            pikë; pikët; kupon; kuponi; ofertë; oferta; zbritje; licencë; licenca; abonim; abonimi; anëtarësim;
            certifikatë; certifikata; aplikacion; aplikacioni; shkarko; bileta; konkurs; çmimi; çmim
            """,
            .validUntil: """
            skadon; skadon më; vlen deri; vlen deri më; e vlefshme deri; i vlefshëm deri; i vlefshëm deri më
            """,
        ])
}
