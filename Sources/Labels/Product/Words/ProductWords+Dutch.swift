extension ProductWords {
    static let dutch = ProductWords(
        foods: """
            melk, karnemelk, vruchtensap, sinaasappelsap, appelsap, koffie, thee, chocolade, boter, kaas, yoghurt, \
            kwark, slagroom, koekjes, koeken, wafels, stroopwafels, brood, beschuit, taart, noten, amandelen, \
            pindakaas, honing, suiker, peper, kruiden, azijn, saus, mosterd, soep, bouillon, noedels, rijst, haver, \
            havermout, meel, bloem, bonen, linzen, erwten, tomaten, aardappelen, wortelen, uien, champignons, \
            spinazie, augurken, olijven, appel, citroen, banaan, peren, druiven, aardbeien, kersen, kip, kipfilet, \
            rundvlees, varkens, kalkoen, ham, worst, gehakt, zalm, tonijn, haring, eieren, bier, wijn, frisdrank, \
            siroop, drop, hagelslag, speculaas, vla, ijsthee
            """,
        hasCompounds: true,
        nameLabels: "benaming",
        quantityLabels: "nettogewicht, netto gewicht, netto inhoud, inhoud, nettohoeveelheid",
        drainedLabels: "uitlekgewicht",
        ingredients: "ingredienten, bevat, kan sporen, sporen van, allergenen",
        nutrition: "voedingswaarde, voedingswaarden, gemiddelde, waarvan, verzadigde, vetzuren, koolhydraten, per 100",
        nutrients: "energie, vetten, suikers, eiwitten, zout, vezels",
        storage: "bewaren, gekoeld, na opening, koel, schudden, bereiding, bereidingswijze, serveertip, buiten bereik",
        maker: "bv, straat, geproduceerd, geproduceerd door, verpakt door, consumentenservice, herkomst, postbus",
        notices: """
            ten minste houdbaar, houdbaar tot, te gebruiken tot, tht, tgt, zie, verpakking, recycle, actie, sinds, \
            gratis
            """,
        claims: "nieuw, biologisch, zonder, natuurlijk, smaak, recept, kwaliteit, vers, ambachtelijk, volkoren",
        prose: "wij, ons, onze, uw, zijn, deze, dit, wordt, niet, ook, kunnen, voor het",
        particles: "van, met, en, het, een, uit, in"
    )
}
