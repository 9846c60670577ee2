extension LabelLanguage {
    static let basque = LabelLanguage(
        "eu",
        months: """
            urtarrila urtarrilaren; ots otsaila otsailaren; martxoa martxoaren; api apirila apirilaren;
            mai maiatza maiatzaren; eka ekaina ekainaren; uzt uztaila uztailaren; abu abuztua abuztuaren; ira iraila irailaren;
            urr urria urriaren; aza azaroa azaroaren; abe abendua abenduaren
            """,
        weekdays: "al astelehena; ar asteartea; az asteazkena; og osteguna; or ostirala; lr larunbata; ig igandea",
        ordinals: "lehen lehenengo; bigarren; hirugarren; azken azkeneko",
        words: [
            .bestBefore: "hobe da hau baino lehen kontsumitzea; lehenago kontsumitu hobe",
            .expiry: "iraungitze data; iraungitzea",
            .days: "egun",
            .months: "hilabete",
            .early: "hasiera; hasieran; hasierako",
            .middle: "erdia; erdialdea; erdian; erdialdean",
            .end: "amaiera; amaieran; bukaera; bukaeran",
            .halfOfMonth: "erdia; hamabostaldia; erdi",
            .weeks: "aste; astea; astean",
            .firstDay: "ez erabili aurretik; ez saldu aurretik; entrega data; entrega eguna; banaketa data",
            .from: """
            tik aurrera; aurrera; baino lehen ez erabili; baino lehen ez saldu; baino lehen ez ireki
            """,
            .notFood: """
            puntuak; kupoia; eskaintza; deskontua; lizentzia; harpidetza; ziurtagiria; aplikazioa; txartela;
            lehiaketa; zozketa; prezioa
            """,
            .validUntil: "iraungitzen da",
        ])
}
