extension ProductWords {
    static let spanish = ProductWords(
        foods: """
            leche, zumo, jugo, agua mineral, cafe, chocolate, mantequilla, queso, yogur, nata, crema, galletas, \
            barquillo, pan de, pastel, nueces, almendras, avellanas, cacahuetes, miel, mermelada, azucar, pimienta, \
            vinagre, salsa, mostaza, sopa, caldo, fideos, macarrones, arroz, avena, cereales, harina, alubias, \
            frijoles, lentejas, garbanzos, guisantes, maiz, tomate, tomates, patatas, papas, zanahorias, cebolla, \
            champinones, espinacas, ensalada, pepinillos, aceitunas, manzana, naranja, limon, platano, melocoton, \
            uvas, fresa, cereza, pollo, ternera, cerdo, pavo, jamon, salchichas, chorizo, pescado, salmon, atun, \
            sardinas, anchoas, huevos, cerveza, sangria, refresco, jarabe, caramelos, aceite, gazpacho, tortilla, \
            tortillas, bebida, helado, turron, mosto, judias, zanahoria, calabacin, berenjena, pimiento, pimientos, \
            brecol, albaricoque, frambuesa, frambuesas, arandanos, pasas, avellana, almendra, pistacho, pistachos, \
            sirope, mayonesa, galleta, bizcocho, tarta, tortitas, caballa, gambas, huevo, espelta, centeno, cebada, \
            trigo sarraceno, mijo, semillas, sesamo, girasol, calabaza, lino, chia, coco, vainilla, canela, caramelo, \
            kiwi, melon, sandia, grosella, mora, moras, higos, datiles, ciruela, ciruelas, pomelo, mandarina, \
            mandarinas, jengibre, curcuma, albahaca, perejil, menta, tomillo, romero, manzanilla, hinojo, alcachofa, \
            alcachofas, esparragos, remolacha, apio, coliflor, pepino, verduras, legumbres, frutas, pato, cordero, \
            lomo, salchichon, fuet, longaniza, bacalao, merluza, trucha, mejillones, calamares, anacardos, pinones, \
            muesli, granola, salmorejo, croquetas, empanada, empanadillas, magdalenas, churros, polvorones, flan, \
            natillas, cuajada, manchego, requeson, espaguetis, lasana, canelones, hummus, guacamole, horchata, zumos, \
            infusion, sidra, cava, ron
            """,
        nameLabels: "denominacion, denominacion del producto, nombre del producto",
        quantityLabels: "peso neto, contenido neto, contenido, cantidad neta, cont net",
        drainedLabels: "peso escurrido, escurrido",
        ingredients: "ingredientes, contiene, puede contener, trazas, alergenos",
        nutrition: """
            informacion nutricional, valores nutricionales, nutricional, de las cuales, de los cuales, saturadas, \
            hidratos, carbono, por 100, porcion
            """,
        nutrients: "energia, grasas, azucares, proteinas, sal, fibra, sodio",
        storage: """
            conservar, conservese, mantener, mantengase, una vez abierto, lugar fresco, refrigerado, agitar, \
            modo de empleo, preparacion, sugerencia
            """,
        maker: """
            calle, fabricado, fabricado por, elaborado, elaborado por, envasado por, distribuido, hecho en, \
            producto de, origen, atencion al, importado
            """,
        companies: "hijos, hermanos",
        additives: "polvo, almidon, emulgente, aromas, aroma, colorante, conservante, acidulante",
        notices: """
            consumir, preferentemente, antes del, antes de, caducidad, fecha, vencimiento, lote, envase, reciclar, \
            promocion, sorteo, gratis, oferta, desde, registro
            """,
        claims: """
            nuevo, ecologico, organico, sin, natural, sabor, receta, calidad, tradicional, autentico, fresco, puro, \
            clasico
            """,
        prose: "usted, nuestro, nuestra, esta, este, son, que, puede, todos, cada, como",
        particles: "de, del, la, el, los, las, con, y, en, al, para"
    )
}
