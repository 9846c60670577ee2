extension ProductWords {
    static let italian = ProductWords(
        foods: """
            latte, succo, acqua minerale, caffe, cioccolato, cioccolata, burro, formaggio, yogurt, panna, biscotti, \
            wafer, pane, grissini, torta, panettone, noci, mandorle, nocciole, miele, marmellata, confettura, \
            zucchero, sale fino, pepe, aceto, sugo, salsa, senape, zuppa, brodo, spaghetti, penne, fusilli, rigatoni, \
            farfalle, linguine, lasagne, gnocchi, ravioli, tortellini, riso, risotto, avena, cereali, farina, \
            fagioli, lenticchie, ceci, piselli, mais dolce, pomodoro, pomodori, passata, polpa, patate, carote, \
            cipolle, funghi, spinaci, insalata, olive, mela, arancia, limone, pesca, pera, uva, fragola, ciliegia, \
            pollo, manzo, maiale, tacchino, prosciutto, salsiccia, salame, mortadella, pancetta, pesce, salmone, \
            tonno, acciughe, alici, uova, birra, vino, aranciata, sciroppo, caramelle, olio, mozzarella, parmigiano, \
            ricotta, mascarpone, pesto, taralli, bevanda, gelato, semola, cuscus, zucchine, melanzane, peperoni, \
            cipolla, aglio, albicocca, albicocche, fragole, lampone, lamponi, mirtilli, nocciola, mandorla, \
            pistacchio, pistacchi, arachidi, maionese, nettare, limonata, biscotto, soia, farro, segale, orzo, grano \
            saraceno, miglio, semi, sesamo, girasole, zucca, lino, chia, cocco, vaniglia, cannella, caramello, kiwi, \
            melone, anguria, ribes, mora, more di rovo, fichi, datteri, prugna, prugne, agrumi, pompelmo, mandarino, \
            mandarini, zenzero, curcuma, basilico, prezzemolo, menta, timo, rosmarino, camomilla, finocchio, salvia, \
            carciofo, carciofi, asparagi, barbabietola, sedano, cavolfiore, cetrioli, radicchio, rucola, borlotti, \
            verdure, legumi, frutta, anatra, vitello, bresaola, speck, merluzzo, sgombro, trota, gamberi, cozze, \
            vongole, calamari, anacardi, pinoli, muesli, granola, porridge, focaccia, piadina, pandoro, colomba, \
            cantucci, amaretti, merendine, cornetti, crostata, tiramisu, budino, gorgonzola, pecorino, provolone, \
            stracchino, scamorza, burrata, tagliatelle, minestrone, ragu, hummus, crema spalmabile, orzata, tisana, \
            chinotto, spumante, grappa, amaro
            """,
        nameLabels: "denominazione",
        quantityLabels: "peso netto, contenuto netto, quantita netta",
        drainedLabels: "peso sgocciolato, sgocciolato",
        ingredients: "ingredienti, contiene, puo contenere, tracce, allergeni",
        nutrition: """
            valori nutrizionali, dichiarazione nutrizionale, nutrizionali, di cui, acidi grassi, saturi, \
            carboidrati, per 100
            """,
        nutrients: "energia, grassi, zuccheri, proteine, sale, fibre",
        storage: """
            conservare, conservazione, dopo l apertura, luogo fresco, in frigorifero, agitare, modalita, \
            preparazione, tempo di cottura, cottura, suggerimento
            """,
        maker: """
            spa, srl, via, prodotto da, prodotto in, prodotto e confezionato, confezionato da, stabilimento, \
            distribuito, numero verde, origine, sede
            """,
        companies: "figli, fratelli",
        additives: "polvere, amido, emulsionante, aromi, aroma, colorante, conservante, correttore",
        notices: """
            da consumarsi, preferibilmente, entro il, entro fine, tmc, scadenza, lotto, vedi, raccolta, \
            raccolta carta, differenziata, confezione, concorso, promozione, omaggio, dal, avvertenze
            """,
        claims: """
            nuovo, biologico, senza, naturale, gusto, ricetta, qualita, tradizione, fresco, puro, classico, italiano
            """,
        prose: "sono, questo, questa, nostro, nostra, vostro, puo, che, non, piu, tutti, ogni",
        particles: "di, del, della, dei, al, alla, alle, allo, con, e, in, da, il, lo, la, per"
    )
}
