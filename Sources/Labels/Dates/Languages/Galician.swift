extension LabelLanguage {
    static let galician = LabelLanguage(
        "gl",
        months: """
            xan xaneiro; feb febreiro; mar marzo; abr abril; mai maio; xuñ xuño; xul xullo; ago agosto;
            set setembro; out outubro; nov novembro; dec decembro
            """,
        weekdays: "luns; martes; mércores; xoves; venres; sábado; domingo",
        ordinals: "primeira primeiro primeiros; segunda segundo; terceira terceiro; última último últimos",
        words: [
            .bestBefore:
                "consumir preferentemente antes de; consumir preferentemente antes do; consumo preferente antes do",
            .expiry: "data de caducidade",
            .production: "data de fabricación; elaborado o",
            .days: "días",
            .months: "meses",
            .early: "principios de; comezos de; inicio de; comezo de",
            .middle: "mediados de; metade de",
            .end: "finais de; fin de; final de",
            .halfOfMonth: "quincena; metade",
            .weeks: "semana; semanas",
            .firstDay: """
            a partir do; a partir de; desde o; non consumir antes de; non consumir antes do; non usar antes de; non
            vender antes de; non abrir antes de; non antes de; mellor despois de; á venda desde; dispoñible desde;
            dispoñible a partir do; data de entrega; día de entrega; entrega; data de envío
            """,
            .notFood: """
            puntos; vale; cupón; oferta; desconto; licenza; subscrición; certificado; aplicación; app; billete;
            concurso; sorteo; prezo
            """,
            .validUntil: "caduca o; válido ata; válida ata; válido ata o; caduca; expira; vence",
        ])
}
