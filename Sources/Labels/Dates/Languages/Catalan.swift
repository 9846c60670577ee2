extension LabelLanguage {
    static let catalan = LabelLanguage(
        "ca",
        months: """
            gen gener; febr febrer; març; abr abril; maig; juny; jul juliol; ag agost; set setembre; oct octubre;
            nov novembre; des desembre
            """,
        weekdays: "dl dilluns; dt dimarts; dc dimecres; dj dijous; dv divendres; ds dissabte; dg diumenge",
        ordinals: "primera primer primers 1a; segona segon 2a; tercera tercer 3a; última darrera últim darrer",
        words: [
            .bestBefore: """
            consumir preferentment abans de; consumir preferentment abans del; consumir preferentment abans;
            consumir preferentment; cons pref abans de; consum preferent; data de consum preferent;
            consumir preferentment abans de la fi de; preferentment abans de; preferentment abans del;
            millor abans de
            """,
            .useBy: """
            data de caducitat; caducitat; consumir abans de; consumir abans del; caduca; cad; data caducitat;
            consumiu abans de; consumir fins; data límit de consum
            """,
            .expiry: "venciment; data de venciment; venç",
            .production: """
            data de fabricació; fabricat; elaborat; data d'elaboració; data de producció; elaboració; fabricació;
            produït; data de posta; fabricat el
            """,
            .packed: "envasat; data d'envasament; envasat el; envasament; empaquetat",
            .frozen: "congelat; data de congelació; congelat el",
            .harvest: "collita; collit; verema; anyada",
            .lot: "lot; lot núm; número de lot; núm lot",
            .promotion: "promoció; promoció vàlida; concurs; oferta",
            .ignored: "sorteig; des de; fundada el; tel; telèfon; preu; vàlid fins; des del",
            .elsewhere: "vegeu; veure; vegeu envàs; vegeu tapa; indicada a; imprès a; vegeu la tapa; vegeu el fons",
            .opened: "un cop obert; després d'obrir; una vegada obert; un cop oberta",
            .end: "final de; fi de; la fi de; finals de; la fi del; finals",
            .days: "dies; dia",
            .weeks: "setmanes; setmana",
            .months: "mesos; mes",
            .years: "anys; any",
            .hours: "hores",
            .within: "dins de",
            .early: "principis de; principi de; inici de; inicis de; començament de; a principis de",
            .middle: "mitjan; mitjans de; meitat de; a mitjan; a mitjans de; mitjan de",
            .halfOfMonth: "quinzena; meitat",
            .firstDay: """
            a partir del; a partir de; a partir; des del; des de#; no consumir abans del; no consumiu abans del; no
            utilitzar abans del; no vendre abans del; no obrir abans del; no abans del; no abans de; llest des del;
            millor després del; millor després de; millor a partir del; a la venda des del; a la venda a partir del; a
            la botiga des del; disponible des del; disponible a partir del; data de lliurament; dia de lliurament;
            lliurament; lliurat el; data d'entrega; entrega; data d'enviament; enviat el; data d'arribada
            """,
            .notFood: """
            punts; cupó; cupons; targeta regal; oferta; ofertes; descompte; descomptes; llicència; llicència núm;
            permís; subscripció; certificat; certificat núm; app; aplicació; descarrega; descarregueu; assegurança;
            bitllet; entrada; concurs; sorteig; preu; codi promocional
            """,
            .validUntil: """
            venç el; vencen; vàlid fins al; vàlida fins al; vàlids fins al; vàlid fins; caduca el; caduquen; expira;
            expira el
            """,
        ])
}
