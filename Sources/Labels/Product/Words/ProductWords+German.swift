extension ProductWords {
    static let german = ProductWords(
        foods: """
            milch, saft, wasser, kaffee, tee, schokolade, kakao, kase, joghurt, quark, sahne, rahm, pudding, keks, \
            kekse, waffel, waffeln, brot, brotchen, kuchen, zwieback, knackebrot, nusse, mandeln, honig, konfiture, \
            marmelade, zucker, salz, pfeffer, gewurz, essig, sosse, senf, suppe, bruhe, nudeln, spatzle, reis, hafer, \
            haferflocken, flocken, musli, mehl, bohnen, linsen, erbsen, mais, tomaten, kartoffel, kartoffeln, \
            karotten, mohren, zwiebeln, knoblauch, pilze, champignons, spinat, salat, gurken, oliven, apfel, orangen, \
            zitrone, bananen, birne, pfirsich, trauben, erdbeer, himbeer, kirsch, kokos, hahnchen, huhnchen, rind, \
            schwein, pute, schinken, speck, wurst, wurstchen, salami, fisch, lachs, thunfisch, hering, eier, bier, \
            wein, limonade, schorle, sirup, bonbons, gummibarchen, lakritz, marzipan, lebkuchen, erdnuss, haselnuss, \
            sonnenblumen, kichererbsen, hackfleisch, frikadellen, knodel, sauerkraut, rotkohl, drink, aufstrich, \
            riegel, griess, zwiebel, brokkoli, kohl, gurke, aprikose, aprikosen, heidelbeere, rosinen, mandel, \
            pistazie, pistazien, gelee, nektar, lamm, sardinen, makrele, makrelen, garnelen, leberwurst, sekt, \
            klosse, brezel, brezeln, stollen, dinkel, roggen, weizen, buchweizen, hirse, gerste, kleie, kerne, \
            korner, samen, sesam, mohn, sonnenblumenkerne, kurbiskerne, leinsamen, chia, vanille, zimt, karamell, \
            krokant, brotaufstrich, getrank, eistee, milchreis, skyr, buttermilch, kefir, hartkase, schnittkase, \
            frischkase, gouda, emmentaler, mozzarella, feta, kiwi, melone, johannisbeere, johannisbeeren, brombeere, \
            brombeeren, rhabarber, feige, feigen, dattel, datteln, pflaume, pflaumen, zwetschge, zwetschgen, \
            grapefruit, mandarine, mandarinen, ingwer, kurkuma, basilikum, petersilie, minze, thymian, rosmarin, \
            kamille, fenchel, salbei, pfefferminze, maultaschen, pommes, rosti, schnitzel, gulasch, eintopf, ravioli, \
            lasagne, gnocchi, spargel, rote bete, sellerie, kurbis, lauch, porree, rettich, radieschen, rucola, \
            bohne, linse, geflugel, ente, kalb, forelle, kabeljau, seelachs, krabben, fischstabchen, aufschnitt, \
            bratwurst, wiener, leberkase, porridge, granola, grissini, reiswaffeln, maiswaffeln, brezn, laugengeback, \
            muffins, donuts, baiser, nougat, smoothie, radler, weissbier, likor, glühwein, kombucha, espresso, \
            cappuccino, kokosmilch, kokosol, sonnenblumenol, rapsol, honigsenf, meerrettich, dressing, remouladen, \
            remoulade, hummus, falafel, guacamole, tahin, mus, nussmus, mandelmus, erdnussmus, apfelmus, \
            fruchtaufstrich, pflaumenmus
            """,
        hasCompounds: true,
        nameLabels: "bezeichnung, produktname",
        quantityLabels: "nettofullmenge, nettogewicht, fullmenge, netto, inhalt, nennfullmenge, gewicht",
        drainedLabels: "abtropfgewicht",
        ingredients: "zutaten, enthalt, kann spuren, spuren von, allergene, allergiehinweis",
        nutrition: """
            nahrwerte, nahrwertangaben, nahrwertinformation, brennwert, davon, gesattigte, fettsauren, \
            kohlenhydrate, durchschnittliche, pro portion, je 100, pro 100, ballaststoffe, referenzmenge
            """,
        nutrients: "energie, fett, zucker, eiweiss, salz, natrium, broteinheiten",
        storage: """
            lagern, aufbewahren, kuhl, trocken lagern, nach dem offnen, ungekuhlt, gekuhlt, verbrauchen, schutteln, \
            zubereitung, serviervorschlag, kuhlschrank, verzehren, vor gebrauch, bei max
            """,
        maker: """
            gmbh, strasse, hergestellt, hersteller, abgefullt, vertrieb, vertriebs, postfach, kundenservice, \
            servicenummer, deutschland, osterreich, schweiz, herkunft, ursprung, importeur, molkerei
            """,
        companies: "sohne, gebruder",
        additives: """
            pulver, starke, emulgator, saureungsmittel, sauerungsmittel, aroma, aromen, farbstoff, \
            konservierungsstoff, palmol
            """,
        notices: """
            mindestens haltbar, haltbar bis, zu verbrauchen bis, mhd, charge, los nr, siehe, deckelrand, \
            gelber sack, wertstoff, pfand, pfandflasche, mehrweg, einweg, gewinnspiel, gewinnen, aktion, gratis, \
            rabatt, seit, hinweis, achtung, unverbindlich, verpackung, entsorgen
            """,
        claims: """
            neu, bio, frisch, ohne, laktosefrei, glutenfrei, zuckerfrei, fettarm, natur, naturlich, klassisch, \
            feinste, beste, qualitat, aus, unsere, deutsche, regional, traditionell, lecker, genuss, mild, reich, quelle, \
            zusatz, zusatze, ballaststoffe, vegetarisch, hergestellt, herkunft, garantiert, angebot, heimat, ganze
            """,
        prose: """
            sie, wir, ihre, unser, ist, sind, wird, werden, kann, nicht, auch, wenn, oder, durch, nach, zum, zur, \
            dass
            """,
        particles: "und, mit, von, vom, im, in, der, die, das, fur, aus, am, auf"
    )
}
