extension LabelLanguage {
    static let irish = LabelLanguage(
        "ga",
        months: """
            ean eanáir; feabh feabhra; márta; aib aibreán; beal bealtaine; meith meitheamh; iúil; lún lúnasa;
            meán_fómhair mfómh; deireadh_fómhair dfómh; samh samhain; noll nollaig
            """,
        weekdays: "luan dé_luain; dé_máirt; dé_céadaoin; déardaoin; dé_haoine; dé_sathairn; dé_domhnaigh",
        ordinals: "chéad céad; dara; tríú; deireanach",
        words: [
            .bestBefore: "is fearr roimh; is fearr roimh dheireadh; is fearr faoi; ar fearr roimh",
            .useBy: "úsáid faoi; ídigh faoi; le húsáid faoi; úsáid roimh; ith faoi",
            .expiry: "dáta éaga; dáta éagtha",
            .production: "táirgthe; dáta táirgthe; déanta; dáta déantúsaíochta",
            .packed: "pacáilte; pacáilte ar; dáta pacála; pacáistithe",
            .frozen: "reoite ar; reoite; dáta reoite; dáta an reoite",
            .lot: "baisc; uimhir bhaisce; baiscuimhir",
            .promotion: "comórtas; tairiscint",
            .ignored: "ó; bunaithe; guthán",
            .elsewhere: "féach; féach clúdach; féach an claibín; féach an bonn",
            .opened: "tar éis oscailt; nuair a osclaítear",
            .end: "dheireadh; deireadh",
            .days: "lá; laethanta",
            .weeks: "seachtain; seachtainí",
            .months: "mí; míonna",
            .years: "bliain; bliana",
            .early: "tús; thús; tús mhí",
            .middle: "lár; lár mhí; meán",
            .halfOfMonth: "leath",
            .firstDay: """
            ná húsáid roimh; ná díol roimh; ná hoscail roimh; ná hith roimh; nach roimh; réidh ó; is fearr tar éis; is
            fearr i ndiaidh; ar díol ó; ar fáil ó; dáta seachadta; seachadadh
            """,
            .notFood: """
            pointí; dearbhán; cúpón; tairiscint; lascaine; ceadúnas; síntiús; ballraíocht; deimhniú; aip; íoslódáil;
            baránta; ticéad; comórtas; praghas
            """,
            .validUntil: "in éag; dul in éag; bailí go dtí; bailí go",
        ])
}
