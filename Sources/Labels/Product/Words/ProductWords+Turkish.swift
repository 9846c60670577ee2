extension ProductWords {
    static let turkish = ProductWords(
        foods: """
            sut, sutu, meyve suyu, kahve, cay, cikolata, kakao, tereyag, peynir, peyniri, yogurt, ayran, krema, \
            biskuvi, kraker, gofret, ekmek, simit, kek, findik, fistik, fistigi, badem, ceviz, recel, seker, \
            karabiber, baharat, sirke, sos, salca, hardal, mayonez, corba, eriste, makarna, pirinc, bulgur, yulaf, \
            fasulye, mercimek, nohut, bezelye, misir, domates, patates, havuc, sogan, mantar, ispanak, tursu, \
            zeytin, zeytinyagi, elma, portakal, limon, muz, seftali, uzum, cilek, visne, tavuk, dana, sucuk, salam, \
            sosis, pastirma, balik, ton baligi, yumurta, bira, gazoz, surup, lokum, helva, helvasi, tahin, pekmez, \
            cips, dondurma, icecek
            """,
        nameLabels: "urun adi, gidanin adi",
        quantityLabels: "net agirlik, net miktar, net",
        drainedLabels: "suzme agirlik",
        ingredients: "icindekiler, icerir, icerebilir, alerjen, eser miktarda",
        nutrition: "besin degerleri, beslenme, doymus, karbonhidrat, enerji, ogelerinin",
        nutrients: "yag, sekerler, protein, tuz, lif",
        storage: "muhafaza, saklayiniz, serin, kuru yerde, acildiktan sonra, calkalayiniz, hazirlanisi, buzdolabinda",
        maker: """
            sanayi, ticaret, uretici, uretilmistir, imal, mahallesi, caddesi, sokak, cad, sok, mensei, turkiye, \
            ithalatci
            """,
        notices: """
            son tuketim tarihi, tett, skt, uretim tarihi, parti no, tarih, ambalaj, isletme kayit, kampanya, bedava
            """,
        claims: "yeni, organik, dogal, lezzet, lezzeti, geleneksel, taze, katkisiz, sade",
        particles: "ve, ile"
    )
}
