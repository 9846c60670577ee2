extension ProductWords {
    static let french = ProductWords(
        foods: """
            lait, jus, eau minerale, cafe, chocolat, beurre, fromage, yaourt, creme, biscuit, biscuits, gaufre, \
            gaufrettes, pain, brioche, baguette, gateau, madeleine, noix, amandes, noisettes, miel, confiture, \
            compote, sucre, poivre, epices, vinaigre, moutarde, soupe, veloute, bouillon, nouilles, pates, \
            coquillettes, riz, avoine, cereales, farine, haricots, lentilles, pois chiches, petits pois, mais doux, \
            tomate, tomates, pommes, poire, carottes, oignons, champignons, epinards, salade, cornichons, olives, \
            citron, banane, peche, raisin, fraise, framboise, cerise, poulet, boeuf, porc, dinde, jambon, saucisse, \
            saucisson, lardons, poisson, saumon, thon, sardines, oeufs, biere, cidre, limonade, sirop, bonbons, \
            caramel, huile, mayonnaise, camembert, emmental, crepes, quiche, galettes, puree, terrine, rillettes, \
            boisson, glace, sorbet, semoule, boulgour, courgettes, poivron, poivrons, oignon, brocolis, concombre, \
            pomme, abricot, myrtille, mangue, noisette, amande, pistache, cacahuete, cacahuetes, gelee, nectar, \
            infusion, tisane, galette, sable, crepe, tarte, agneau, maquereau, crevettes, moules, oeuf, soja, \
            flocons, tartines, biscotte, biscottes, tablette, barre, barres, boissons, comte, chevre, roquefort, \
            mousse, flan, creme fraiche, ble, epeautre, seigle, sarrasin, millet, graine, graines, pavot, tournesol, \
            courge, lin, chia, colza, arachide, coco, vanille, cannelle, praline, kiwi, melon, pasteque, cassis, \
            mure, mures, groseille, groseilles, rhubarbe, figue, figues, datte, dattes, pruneau, pruneaux, agrumes, \
            pamplemousse, mandarine, clementine, clementines, litchi, papaye, gingembre, curcuma, basilic, persil, \
            menthe, thym, romarin, verveine, tilleul, camomille, artichaut, artichauts, asperge, asperges, betterave, \
            betteraves, celeri, chou fleur, endive, endives, fenouil, feve, feves, navet, potiron, potimarron, radis, \
            legumes, fruits, volaille, canard, veau, bacon, cabillaud, colin, hareng, truite, calamar, calamars, \
            surimi, noix de cajou, cajou, pecan, pignons, granola, porridge, polenta, raviolis, lasagnes, gnocchis, \
            gnocchi, tagliatelles, macaronis, falafels, houmous, tapenade, guacamole, rosti, potage, bouillie, nems, \
            samoussas, ratatouille, cassoulet, choucroute, meringue, meringues, macarons, nougat, guimauve, reglisse, \
            smoothie, sangria, rhum, kombucha, chicoree, cappuccino
            """,
        nameLabels: "denomination, denomination de vente",
        quantityLabels: "poids net, poids, quantite nette, contenance, volume net, contenu net",
        drainedLabels: "poids net egoutte, poids egoutte, egoutte",
        ingredients: "ingredients, contient, peut contenir, traces, allergenes",
        nutrition: """
            valeurs nutritionnelles, declaration nutritionnelle, nutritionnelles, dont, acides gras, satures, \
            glucides, lipides, valeur energetique, pour 100, par portion, fibres alimentaires
            """,
        nutrients: "energie, matieres grasses, sucres, proteines, sel, fibres",
        storage: """
            conserver, a conserver, conservation, apres ouverture, consommer, au frais, agiter, bien agiter, \
            mode d emploi, preparation, suggestion de presentation, tenir au sec, abri, refrigerateur
            """,
        maker: """
            sarl, sas, rue, fabrique, fabrique par, fabrique en, conditionne par, distribue, elabore, \
            service consommateurs, cedex, origine, produit en, importe, boulevard, zone industrielle
            """,
        companies: "fils, freres, cie, maison",
        additives: """
            poudre, amidon, emulsifiant, aromes, arome, colorant, conservateur, acidifiant, huile de palme, lactose
            """,
        notices: """
            a consommer, de preference avant, preference, avant le, ddm, dlc, dluo, voir, triez, tri, recyclage, \
            recycler, emballage, gratuit, offre, concours, jeu, depuis, pensez, consigne, bac de tri, mangerbouger, \
            avertissement
            """,
        claims: """
            nouveau, bio, sans, naturel, nature, recette, qualite, saveur, gout, delicieux, pur, frais, tradition, \
            artisanal, certifie, agriculture, biologique, riche, source, fibres, ajoute, ajoutes, reduction, \
            immediate, offert, offerts, origine, france, francais, francaise, fabrique, equitable, colorant, allege, vegetarien, \
            vegetal, indice, meilleur, nutri score, ab
            """,
        prose: """
            vous, votre, vos, nous, notre, nos, est, sont, cette, ces, qui, que, pas, plus, tout, pour votre, peut
            """,
        particles: "de, du, des, la, le, les, au, aux, et, avec, en, d, l, a"
    )
}
