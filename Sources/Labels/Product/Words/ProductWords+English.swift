extension ProductWords {
    static let english = ProductWords(
        foods: """
            milk, drink, juice, water, coffee, espresso, cappuccino, chocolate, choco, cocoa, butter, cheese, \
            cheddar, mozzarella, yogurt, yoghurt, cream, custard, pudding, cookie, cookies, biscuit, cracker, wafer, \
            bread, bun, rolls, bagel, toast, cake, muffin, brownie, pretzel, chips, crisps, popcorn, nuts, peanut, \
            almond, cashew, macadamia, macadamias, hazelnut, walnut, pistachio, honey, jam, marmalade, jelly, syrup, \
            sugar, salt, pepper, spice, vinegar, sauce, ketchup, mustard, mayonnaise, dressing, soup, broth, noodles, \
            pasta, spaghetti, macaroni, penne, rice, oats, oatmeal, porridge, cereal, granola, muesli, flour, beans, \
            lentils, peas, corn, tomato, tomatoes, potato, potatoes, carrot, onion, garlic, mushroom, spinach, salad, \
            pickles, olives, apple, orange, lemon, lime, banana, mango, pineapple, peach, pear, grape, strawberry, \
            raspberry, blueberry, cherry, coconut, chicken, beef, pork, turkey, lamb, bacon, sausage, salami, salame, \
            pepperoni, meatballs, fish, salmon, tuna, shrimp, sardines, eggs, pizza, lasagna, burger, tortilla, \
            tortillas, burrito, taco, hummus, tofu, marshmallow, candy, gummies, lollipop, toffee, caramel, beer, \
            cider, wine, lemonade, cola, smoothie, tea, teabags, sandwich, dumplings, curry, masala, snack, seeds, \
            raisins, vanilla, cinnamon, ginger, stew, fries, kefir, sesame, mixture, halva, helva, oil, ham, pie, \
            bars, gin, rum, vodka, whisky, nougat, fudge, pecan, pecans, couscous, quinoa, bulgur, barley, polenta, \
            semolina, tahini, pesto, gnocchi, ravioli, tortellini, lasagne, risotto, avocado, aubergine, courgette, \
            courgettes, zucchini, broccoli, cauliflower, cabbage, kale, leek, leeks, celery, cucumber, lettuce, \
            beetroot, pumpkin, asparagus, artichoke, artichokes, sweetcorn, chickpeas, radish, radishes, parsley, \
            basil, oregano, thyme, chilli, paprika, cumin, turmeric, saffron, nutmeg, cranberries, cranberry, \
            blueberries, strawberries, raspberries, blackberries, cherries, plum, plums, prunes, figs, apricot, \
            apricots, haddock, mackerel, herring, trout, prawn, prawns, crab, lobster, squid, mussels, oysters, \
            anchovies, steak, mince, fillets, gammon, chorizo, prosciutto, pancetta, drumsticks, duck, veal, venison, \
            liver, pate, margarine, ghee, buttermilk, ricotta, parmesan, feta, camembert, gouda, mascarpone, \
            crispbread, oatcakes, pitta, naan, croissant, croissants, brioche, baguette, scones, waffle, waffles, \
            pancake, pancakes, doughnut, doughnuts, flapjack, shortbread, gingerbread, truffles, liquorice, sorbet, \
            gelato, kombucha, cordial, lager, prosecco, champagne, sherry, gravy, bouillon, salsa, guacamole, relish, \
            chutney, piccalilli, mayo, houmous, falafel, samosa, samosas, sushi, ramen, udon, miso, tempeh, seitan, \
            soya, soy, edamame, seaweed, nori, wasabi, coleslaw, quiche, nachos, cornflakes, bran, bread rolls, \
            crumpets, teacakes, muffins, pastries, cereals, sultanas, currants, pine nuts, spelt, rye, wheat, \
            buckwheat, millet, sunflower, chia, flax, linseed, poppy, melon, watermelon, kiwi, grapefruit, \
            clementines, satsumas, tangerines, rhubarb, nectarines, papaya, lychee, passion fruit, blackcurrant, \
            blackcurrants, redcurrant, gooseberries, fennel, rosemary, sage, chives, dill, camomile, chamomile, \
            peppermint, spearmint, horseradish, sprouts, parsnips, turnip, swede, shallots, gherkins, gherkin, \
            capers, sauerkraut, kimchi, pilchards, kippers, scampi, fishcakes, fingers, goujons, nuggets, kiev, \
            chops, frankfurters, burgers, rashers, tagliatelle, fusilli, farfalle, linguine, vermicelli, cous cous, \
            dahl, dal, korma, madras, vindaloo, tikka, biryani, pilau, jalfrezi, chow mein, teriyaki, sriracha, \
            harissa, chipotle, jalapeno, jalapenos, mole, enchiladas, quesadilla, fajita, fajitas, nacho, \
            marshmallows, caramels, toffees, brownies, cupcakes, macaroons, meringues, cheesecake, trifle, mousse, \
            crumble, rice pudding, skyr, quark, clotted cream, halloumi, emmental, edam, gruyere, stilton, provolone, \
            drinks, shake, milkshake, ginger ale, latte, chai, matcha, rooibos, oatmilk
            """,
        nameLabels: "product name, name of food, name of the food, item name",
        quantityLabels: """
            net wt, net weight, net quantity, net qty, net contents, net content, net vol, net volume, net, \
            contents, nett weight, netto
            """,
        drainedLabels: "drained weight, drained wt, drained net weight",
        ingredients: "ingredients, ingredient, contains, may contain, allergens, allergy advice, allergy, traces of",
        nutrition: """
            nutrition facts, nutritional information, nutrition, nutritional, typical values, kcal, calories, \
            calorie, of which, saturates, saturated, trans fat, serving size, servings, serves, no of serves, \
            serve, information, per serving, per portion, daily value, reference intake, carbohydrate, \
            carbohydrates, cholesterol, kj, amount per, dietary
            """,
        nutrients: """
            energy, fat, sugars, protein, salt, sodium, fibre, fiber, vitamin, calcium, iron, potassium, total
            """,
        storage: """
            store, storage, keep refrigerated, keep frozen, keep in, keep cool, keep dry, refrigerate, \
            refrigerated, once opened, after opening, consume within, shake well, shake before, instructions, \
            directions, preheat, microwave, serving suggestion, suggested use, how to, cooking, suitable for, \
            do not, room temperature, dry place
            """,
        maker: """
            ltd, limited, inc, llc, corp, corporation, co ltd, pvt, plc, gmbh, manufactured, manufacturer, \
            manufactured by, mfd by, marketed by, distributed, distributor, imported, importer, packed by, \
            packed for, produced by, produced in, made by, made in, product of, bottled, street, road, avenue, \
            po box, head office, customer care, consumer care, careline, registered, licence, license, fssai, \
            phone, tel, fax, email, website, visit us, usa, industries, enterprises, industrial, area, district, \
            helpline, enclave, plot, phase, manager, executive, call us, trading, address
            """,
        companies: "co, company, bros, brothers, sons, group, foods ltd",
        additives: """
            powder, starch, extract, extracts, flakes, concentrate, palmolein, emulsifier, emulsifiers, stabiliser, \
            stabilizer, lecithin, acidity regulator, regulator, glycol, maltodextrin, dextrose, edible, refined, \
            preservative, preservatives, flavouring, flavourings, flavoring, flavour, flavor, flavors, colour, \
            color, iodised, raising agent, acid, oils, proprietary food, proprietary, antioxidant, sweetener, \
            glucose, sorbitol, fructose, palm oil, milk solids, solids, iodized, sodium, benzoate, agent, enzyme, \
            whey, soya, soybeans
            """,
        notices: """
            best before, best by, use by, expiry, expiry date, expires, exp, sell by, display until, mfg, mfd, pkd, \
            batch, batch no, lot, lot no, lot number, date, see base, see lid, see top, see pack, recycle, \
            recycled, recyclable, recycling, please, warning, caution, free inside, win, competition, offer, \
            coupon, promotion, collect, tokens, off, price, mrp, incl of all taxes, copyright, trade mark, trade marks, mark of, trademark, \
            trademarks, all rights reserved, patent, guarantee, satisfaction, money back, quality guaranteed, \
            refund, facebook, instagram, scan, qr, since, est, established, certified, inspected, approved, \
            barcode, tare, code no, unit, security, bioengineered, contest, carton, tear here, open here, pull, \
            thick
            """,
        claims: """
            new, improved, organic, natural, vegan, vegetarian, gluten free, gluten, free, sugar free, \
            no added sugar, fat free, low fat, reduced, fresh, original, premium, classic, quality, finest, taste, \
            tasty, delicious, great, rich, real, pure, healthy, source, high, light, extra, special, edition, \
            limited edition, family, pack, size, value, world, favourite, favorite, authentic, traditional, since, \
            the, recipe, non gmo, gmo, halal, kosher, whole, grain, made, style, brand
            """,
        prose: """
            your, you, we, our, us, this, that, these, is, are, was, were, be, been, has, have, had, will, can, \
            may, should, must, any, all, as, at, by, if, it, its, they, them, their, when, which, who, what, than, \
            then, into, only, not, more, most, other, also, about, until, before, after, because, every, each, \
            here, let, use, used, add, stir, mix, cook, bake, serve, enjoy, using
            """,
        particles: "of, and, with, the, in, for, from, on, a, an, or, to"
    )
}
