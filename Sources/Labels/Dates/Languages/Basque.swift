extension LabelLanguage {
    static let basque = LabelLanguage(
        "eu",
        months: """
            urtarrila urtarrilaren; ots otsaila otsailaren; martxoa martxoaren; api apirila apirilaren;
            mai maiatza maiatzaren; eka ekaina ekainaren; uzt uztaila uztailaren; abu abuztua abuztuaren; ira iraila irailaren;
            urr urria urriaren; aza azaroa azaroaren; abe abendua abenduaren
            """,
        weekdays: "al astelehena; ar asteartea; az asteazkena; og osteguna; or ostirala; lr larunbata; ig igandea",
        words: [
            .bestBefore: "hobe da hau baino lehen kontsumitzea; lehenago kontsumitu hobe",
            .expiry: "iraungitze data; iraungitzea",
            .days: "egun",
            .months: "hilabete",
        ])
}
