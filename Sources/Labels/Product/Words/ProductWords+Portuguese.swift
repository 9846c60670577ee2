extension ProductWords {
    static let portuguese = ProductWords(
        foods: """
            leite, sumo, suco, manteiga, queijo, iogurte, natas, creme de leite, bolachas, biscoito, biscoitos, \
            pao de, bolo, nozes, amendoas, amendoim, mel puro, geleia, acucar, pimenta, molho, mostarda, sopa, \
            caldo, massa, esparguete, arroz, aveia, cereais, farinha, feijao, lentilhas, ervilhas, milho, tomate, \
            batatas, cenoura, cebola, cogumelos, espinafres, azeitonas, maca, laranja, limao, banana, pessego, uva, \
            morango, frango, carne, porco, peru, fiambre, presunto, salsichas, chourico, peixe, salmao, atum, \
            sardinhas, bacalhau, ovos, cerveja, refrigerante, xarope, rebucados, azeite, bebida, gelado, sorvete
            """,
        nameLabels: "denominacao",
        quantityLabels: "peso liquido, conteudo liquido, conteudo, quantidade liquida",
        drainedLabels: "peso escorrido, peso drenado, escorrido",
        ingredients: "ingredientes, contem, pode conter, vestigios, alergenios",
        nutrition: """
            informacao nutricional, declaracao nutricional, nutricional, dos quais, saturados, hidratos, lipidos, \
            por 100, porcao
            """,
        nutrients: "energia, gorduras, acucares, proteinas, sal, fibra",
        storage: """
            conservar, manter, apos aberto, apos abertura, local fresco, agitar, modo de preparacao, modo de preparo
            """,
        maker: """
            rua, fabricado, fabricado por, produzido, produzido por, embalado por, distribuido, \
            industria brasileira, origem, ltda, apoio ao
            """,
        notices: """
            consumir, de preferencia, validade, fabricacao, lote, embalagem, reciclar, promocao, concurso, gratis, \
            desde
            """,
        claims: "novo, biologico, sem, natural, sabor, receita, qualidade, tradicional, puro, fresco",
        prose: "voce, nosso, nossa, esta, este, sao, pode, todos, cada, mais",
        particles: "de, do, da, dos, das, com, e, em, o, os, as, ao, para"
    )
}
