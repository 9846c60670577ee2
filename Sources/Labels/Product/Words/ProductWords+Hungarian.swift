extension ProductWords {
    static let hungarian = ProductWords(
        foods: """
            kave, csokolade, csoki, vaj, sajt, joghurt, turo, tejfol, tejszin, keksz, ostya, kenyer, zsemle, \
            sutemeny, dio, mandula, mogyoro, mez, lekvar, cukor, bors, fuszer, ecet, szosz, mustar, majonez, leves, \
            teszta, rizs, zab, zabpehely, muzli, liszt, lencse, borso, kukorica, paradicsom, burgonya, sargarepa, \
            hagyma, gomba, spenot, uborka, alma, narancs, citrom, eper, malna, csirke, marha, sertes, pulyka, \
            sonka, kolbasz, virsli, szalonna, pastetom, lazac, tonhal, tojas, gyumolcsle, udito, szorp, cukorka, \
            paprika, olaj, tejital
            """,
        hasCompounds: true,
        nameLabels: "megnevezes",
        quantityLabels: "netto tomeg, netto mennyiseg, nettó, netto",
        ingredients: "osszetevok, tartalmaz, nyomokban, allergen",
        nutrition: "tapertek, atlagos tapertek, amelybol, telitett, szenhidrat, energiatartalom",
        nutrients: "energia, zsir, cukrok, feherje, so, rost",
        storage: "tarolando, felbontas utan, huvos, szaraz helyen, felrazni, elkeszites",
        maker: "kft, zrt, utca, gyarto, gyartja, forgalmazo, forgalmazza, szarmazasi hely, szarmazas",
        notices: """
            minosegat megorzi, minoseget megorzi, fogyaszthato, lejarat, tetelszam, csomagolas, nyeremeny, akcio
            """,
        claims: "uj, mentes, termeszetes, izu, hagyomanyos, friss, magyar",
        particles: "es, a, az"
    )
}
