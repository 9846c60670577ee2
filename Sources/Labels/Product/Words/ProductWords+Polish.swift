extension ProductWords {
    static let polish = ProductWords(
        foods: """
            mleko, sok, woda mineralna, kawa, herbata, czekolada, maslo, ser, serek, twarog, jogurt, kefir, \
            smietana, smietanka, ciastka, herbatniki, wafle, chleb, bulka, ciasto, orzechy, orzeszki, migdaly, \
            miod, dzem, powidla, cukier, pieprz, przyprawa, ocet, sos, musztarda, majonez, zupa, rosol, makaron, \
            ryz, platki, kasza, maka              pszenna, fasola, soczewica, ciecierzyca, groszek, kukurydza, \
            pomidory, koncentrat, ziemniaki, marchew, cebula, pieczarki, szpinak, ogorki, oliwki, jablko, \
            pomarancza, cytryna, gruszka, truskawka, malina, wisnia, kurczak, wolowina, wieprzowina, indyk, szynka, \
            kielbasa, parowki, boczek, pasztet, losos, tunczyk, sledz, sledzie, makrela, jaja, piwo, wino, napoj, \
            syrop, cukierki, krowki, pierogi, kapusta, olej, chalwa
            """,
        nameLabels: "nazwa produktu, nazwa",
        quantityLabels: "masa netto, zawartosc netto, objetosc netto, zawartosc",
        drainedLabels: "masa netto po odcieku, masa po odcieku, po odsaczeniu",
        ingredients: "skladniki, sklad, zawiera, moze zawierac, alergeny",
        nutrition: "wartosc odzywcza, wartosci odzywcze, wartosc energetyczna, w tym, nasycone, weglowodany, w 100",
        nutrients: "tluszcz, tluszcze, cukry, bialko, sol, blonnik",
        storage: """
            przechowywac, po otwarciu, spozyc w ciagu, wstrzasnac, sposob przygotowania, propozycja podania, \
            chlodnym, suchym
            """,
        maker: """
            sp z o o, ul, producent, wyprodukowano, wyprodukowane, dystrybutor, kraj pochodzenia, polska, \
            infolinia, pakowano
            """,
        notices: """
            najlepiej spozyc, przed koncem, nalezy spozyc, termin, nr partii, partia, data, opakowanie, promocja, \
            konkurs, roku, gratis
            """,
        claims: "nowosc, nowy, bez, naturalny, naturalne, smak, tradycyjny, swiezy, ekologiczny, klasyczny, domowy",
        prose: "jest, nie, oraz, dla, przez, lub, nasz, nasze, twoj, moze",
        particles: "z, ze, i, w, na, do, o"
    )
}
