extension LabelLanguage {
    static let irish = LabelLanguage(
        "ga",
        months: """
            ean eanáir; feabh feabhra; márta; aib aibreán; beal bealtaine; meith meitheamh; iúil; lún lúnasa;
            meán_fómhair mfómh; deireadh_fómhair dfómh; samh samhain; noll nollaig
            """,
        weekdays: "luan dé_luain; dé_máirt; dé_céadaoin; déardaoin; dé_haoine; dé_sathairn; dé_domhnaigh",
        words: [
            .bestBefore: "is fearr roimh; is fearr roimh dheireadh; is fearr faoi; ar fearr roimh",
            .useBy: "úsáid faoi; ídigh faoi; le húsáid faoi; úsáid roimh; ith faoi",
            .expiry: "dáta éaga; in éag; dul in éag; dáta éagtha",
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
        ])
}
