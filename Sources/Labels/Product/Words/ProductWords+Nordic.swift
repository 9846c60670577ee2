extension ProductWords {
    /// Swedish, Danish and Norwegian, which share most of these words.
    static let nordic = ProductWords(
        foods: """
            mjolk, melk, maelk, juice, saft, kaffe, choklad, sjokolade, chokolade, smor, ost, hardost, flote, \
            flode, gradde, fil, kex, kjeks, kakor, brod, knackebrod, knekkebrod, rugbrod, kaka, notter, nodder, \
            mandlar, honung, honning, syltetoy, marmelad, socker, sukker, peppar, kryddor, attika, sas, senap, \
            sennep, soppa, suppe, buljong, nudlar, ris, havre, havregryn, gryn, musli, mjol, bonor, bonner, linser, \
            artor, erter, majs, tomater, potatis, poteter, kartofler, morotter, gulerodder, svamp, spenat, gurka, \
            oliver, apple, aeble, eple, apelsin, citron, banan, paron, jordgubb, jordbaer, hallon, korsbar, lingon, \
            blabar, kyckling, kylling, notfars, flask, kalkun, skinka, skinke, korv, polse, leverpostej, fisk, lax, \
            laks, tonfisk, tunfisk, sill, sild, makrill, makrell, aegg, vin, glass, godis, lakrits, brunost, \
            kottbullar, dryck
            """,
        hasCompounds: true,
        nameLabels: "varebetegnelse, beteckning",
        quantityLabels: "nettovikt, nettovekt, nettovaegt, nettoinnhold, nettoindhold, nettomangd, netto",
        drainedLabels: "avrunnen vikt, avrent vekt, draenet vaegt",
        ingredients: "ingredienser, innehaller, inneholder, indeholder, kan innehalla, spor av, spar av, allergener",
        nutrition: """
            naringsvarde, naeringsinnhold, naeringsindhold, naringsdeklaration, varav, hvorav, heraf, mattede, \
            mettede, kolhydrat, karbohydrater, per 100, pr 100
            """,
        nutrients: "energi, fett, fedt, sockerarter, sukkerarter, protein, salt, fiber",
        storage: """
            forvaras, oppbevares, opbevares, kylskap, kjolig, koligt, etter apning, efter oppnande, efter abning, \
            omskakas, tillagning, serveringsforslag, torrt
            """,
        maker: """
            aps, vagen, gatan, vej, tillverkad, tillverkare, produsert, produceret, produsent, producent, importor, \
            ursprung, opprinnelse, konsumentkontakt
            """,
        notices: """
            bast fore, best for, bedst for, mindst holdbar, siste forbruksdag, sista forbrukningsdag, \
            sidste anvendelsesdato, pant, aterbruk, sorteras, sedan, siden
            """,
        claims: """
            ny, nyhet, nyhed, ekologisk, okologisk, utan, uten, uden, naturlig, smak, smag, frisk, farsk, svensk, \
            norsk, dansk
            """,
        prose: "du, vi, din, var, ar, er, kan, ikke, inte, dette, denna, til deg",
        particles: "med, och, og, i, av, af, til, fran, fra, pa"
    )
}
