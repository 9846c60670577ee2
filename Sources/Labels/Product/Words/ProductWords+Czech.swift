extension ProductWords {
    /// Czech and Slovak.
    static let czech = ProductWords(
        foods: """
            mleko, mlieko, dzus, stava, kava, caj, cokolada, maslo, syr, jogurt, tvaroh, smetana, smotana, susenky, \
            keksy, oplatky, chleb, chlieb, rohlik, kolac, orechy, mandle, med kvetovy, dzem, cukr, cukor, korenie, \
            koreni, ocet, omacka, horcice, horcica, majoneza, polevka, polievka, vyvar, nudle, testoviny, \
            cestoviny, ryze, ryza, ovesne, vlocky, mouka, muka, fazole, cocka, hrach, kukurice, rajcata, paradajky, \
            brambory, zemiaky, mrkev, cibule, zampiony, spenat, okurky, uhorky, olivy, jablko, pomeranc, citron, \
            hruska, jahoda, malina, visen, kure, kuraci, hovezi, veprove, sunka, parky, klobasa, pastika, slanina, \
            losos, tunak, vejce, vajcia, pivo, vino, limonada, sirup, bonbony, knedliky, zeli, kapusta, napoj, olej
            """,
        nameLabels: "nazev vyrobku, nazov vyrobku",
        quantityLabels: "hmotnost, cista hmotnost, objem, obsah, cisty obsah",
        drainedLabels: "pevny podil, hmotnost pevneho podilu",
        ingredients: "slozeni, zlozenie, obsahuje, muze obsahovat, moze obsahovat, alergeny, stopy",
        nutrition: "vyzivove udaje, vyzivove, nutricni hodnoty, z toho, nasycene, sacharidy, na 100, ve 100",
        nutrients: "energie, tuky, cukry, bilkoviny, bielkoviny, sul, sol, vlaknina",
        storage: "skladujte, skladovat, po otevreni, po otvoreni, spotrebujte, protrepat, priprava, navod",
        maker: "sro, vyrobce, vyrobca, vyrobeno, distributor, dovozce, zeme puvodu, krajina povodu, infolinka",
        notices: """
            minimalni trvanlivost, minimalna trvanlivost, trvanlivost, spotrebujte do, sarze, sarza, datum, obal, \
            soutez, akce, zdarma
            """,
        claims: "novinka, novy, bez, prirodni, prirodny, chut, prichut, tradicni, cerstvy, domaci",
        prose: "je, jsou, pro, nebo, alebo, vase, nase, muze",
        particles: "s, se, so, v, na, z, a"
    )
}
