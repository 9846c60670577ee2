extension ProductWords {
    /// Romanian, with a few words of Croatian, Serbian, Slovene and Bulgarian.
    static let romanian = ProductWords(
        foods: """
            lapte, cafea, ciocolata, branza, cascaval, iaurt, smantana, biscuiti, napolitane, paine, cozonac, \
            miere, gem, zahar, otet, mustar, supa, taitei, paste, orez, fulgi, faina, fasole, linte, mazare, \
            porumb, rosii, cartofi, ceapa, ciuperci, spanac, castraveti, masline, portocale, lamaie, capsuni, \
            visine, pui, vita, sunca, carnati, peste, somon, oua, bere, suc de, ulei, mlijeko, mleko, cokolada, \
            kruh, hljeb, jogurt, kava, meso, piletina, мляко, кафе, шоколад, сирене, кашкавал, хляб, кисело мляко, \
            бисквити
            """,
        quantityLabels: """
            masa neta, greutate neta, cantitate neta, continut net, neto masa, neto kolicina, neto, нетно тегло, \
            нето
            """,
        ingredients: "ingrediente, contine, poate contine, sastojci, sestavine, sadrzi, съставки, съдържа",
        nutrition: """
            declaratie nutritionala, valori nutritionale, din care, saturati, glucide, hranjiva vrijednost, od kojih
            """,
        nutrients: "grasimi, zaharuri, proteine, sare, fibre, masti",
        storage: "a se pastra, pastrati, dupa deschidere, cuvati, cuvajte, nakon otvaranja, hraniti, да се съхранява",
        maker: """
            srl, doo, ood, producator, produs in, strada, proizvodac, proizvodjac, proizvajalec, uvoznik, \
            zemlja porijekla, производител
            """,
        notices: """
            a se consuma, de preferinta, inainte de, data, lot, ambalaj, najbolje upotrijebiti, upotrijebiti do, \
            rok trajanja, serija, годен до
            """,
        claims: "nou, fara, naturale, gust, traditional, proaspat, bez, domace",
        particles: "de, cu, si, din, la, pentru, sa, za"
    )
}
