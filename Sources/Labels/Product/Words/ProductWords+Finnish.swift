extension ProductWords {
    static let finnish = ProductWords(
        foods: """
            maito, mehu, kahvi, suklaa, juusto, jogurtti, rahka, kerma, keksi, keksit, leipa, ruisleipa, \
            nakkileipa, kakku, pahkina, pahkinat, mantelit, hunaja, hillo, sokeri, pippuri, mauste, etikka, \
            kastike, sinappi, keitto, liemi, nuudelit, riisi, kaura, kaurahiutaleet, puuro, mysli, jauho, pavut, \
            linssit, herneet, maissi, tomaatti, peruna, perunat, porkkana, sipuli, herkkusieni, pinaatti, kurkku, \
            oliivit, omena, appelsiini, sitruuna, banaani, paaryna, mansikka, vadelma, mustikka, kana, broileri, \
            nauta, jauheliha, kinkku, makkara, pekoni, kala, lohi, tonnikala, silakka, munat, olut, viini, limsa, \
            karkki, lakritsi, pulla, juoma, jaatelo
            """,
        hasCompounds: true,
        quantityLabels: "nettopaino, netto, sisalto",
        ingredients: "ainesosat, sisaltaa, saattaa sisaltaa, allergeenit",
        nutrition: "ravintosisalto, ravintoarvo, josta, tyydyttynytta, hiilihydraatit, per 100",
        nutrients: "energia, rasva, sokereita, proteiini, suola, ravintokuitu",
        storage: "sailytys, sailyta, avattuna, jaakaapissa, ravistettava, valmistus, tarjoiluehdotus",
        maker: "oy, oyj, valmistaja, valmistettu, maahantuoja, alkupera, kuluttajapalvelu",
        notices: "parasta ennen, viimeinen kayttopaiva, eranumero, kierratys, pantti, vuodesta",
        claims: "uusi, luomu, ilman, luonnollinen, maku, tuore, suomalainen",
        particles: "ja"
    )
}
