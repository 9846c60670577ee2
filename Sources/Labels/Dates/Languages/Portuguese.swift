extension LabelLanguage {
    /// Portuguese, of Portugal and of Brazil.
    static let portuguese = LabelLanguage(
        "pt",
        months: """
            jan janeiro; fev fevereiro; mar março; abr abril; mai maio; jun junho; jul julho; ago agosto;
            set setembro septembro; out outubro; nov novembro; dez dezembro
            """,
        weekdays: """
            seg segunda segunda-feira; ter terça terça-feira; qua quarta quarta-feira; qui quinta quinta-feira; sex
            sexta sexta-feira; sáb sábado; dom domingo
            """,
        numbers: "um dois três quatro cinco seis sete oito nove dez onze doze dezoito=18",
        periods: "de entre; a até e",
        words: [
            .bestBefore: """
            consumir de preferência antes de; consumir de preferência antes do;
            consumir de preferência antes do fim de; consumir preferencialmente antes de;
            consumir preferencialmente antes do; consumir preferencialmente até; consumir de preferência até;
            consumir de preferência; cons de pref antes de; cons pref antes de; consumir pref antes de;
            de preferência antes de; preferência antes de; melhor consumir antes de; melhor antes de; antes do fim de
            """,
            .useBy: """
            consumir até; consumir até ao dia; data limite de consumo; dlc; consumir antes de;
            consumir até ao fim de; usar até
            """,
            .expiry: """
            val; validade; válido até; válida até; data de validade; prazo de validade; venc; vencimento;
            data de vencimento; vence em; v:; val ate; valid; dt val; data val; dt validade; consumo até;
            expira em; expira
            """,
            .sellBy: "vender até",
            .production: """
            fab; fabricado em; fabricação; data de fabricação; data de fabrico; data fab; dt fab; f:; fabr; produzido
            em; data de produção; dp:; produção; prod; elaborado em; engarrafado em; abatido em; postura; data de
            postura; pescado em; data de pesca; moído em; cozido em; assado em; torra#; data da torra; torrado em;
            ordenhado em; degorgement; preparado em; destilado#; feito em; fabricado; data de fab; fabrico; produzido;
            data prod; preparado; data de torra; torra; torrefação; abate; data de abate; capturado em; captura;
            engarrafado; ordenha; fatiado em; cortado em; degolado em; manipulado em
            """,
            .packed: """
            embalado em; data de embalagem; embalado; emb; data emb; dt emb; envasado em; envase; data de envase;
            acondicionado em; embalagem; empacotado em; envasado; pesado em
            """,
            .frozen: "congelado em; data de congelação; data de congelamento; ultracongelado em",
            .harvest: "colheita; colhido em; safra",
            .lot: "lote; lote n; nº lote; n lote; número do lote; lote nr; lt",
            .promotion: """
            promoção; promoção válida; oferta; oferta válida; concurso; passatempo; sorteio; participe; prémio; promoção
            válida até; regulamento; ganhe; cadastre; cupom; desconto; prêmios; certificado spa; juntou ganhou;
            vigência; válido de; cupão; reembolso; cashback; folheto; prêmio
            """,
            .ignored: """
            desde; fundada em; fundado em; tel; telefone; preço; linha de apoio; patente; válido a partir; cnpj;
            registro; reg; ministério; versão; índice; edição; feira; revisão; última revisão; caixa postal; horário;
            atendimento; forno; micro-ondas; cozimento; minutos; receita; pedido; data do pedido; entrega; data de
            entrega; nota fiscal; cupom; preço válido; certificado; norma; medalha; prêmio; data de nascimento;
            impresso; rua; avenida; safra; registo; licença; certificado spa; certificação; medalha de ouro; nif;
            contribuinte; fax; apartado; aberto; rev; análise; data de análise; atendimento ao consumidor; cep; av; sac
            """,
            .elsewhere: """
            ver; vide; ver tampa; ver fundo; ver embalagem; indicada na; indicado na; impresso na; impressa na;
            marcada na; ver data; vide embalagem; vide tampa; gravado
            """,
            .opened: """
            depois de aberto; depois de aberta; após aberto; após aberta; após abertura; após abrir;
            uma vez aberto; após a abertura; após descongelado; depois de descongelado
            """,
            .shelfLife: "duração; vida útil; durabilidade",
            .fromProduction: """
            a partir da data de fabricação; após a data de fabricação; após fabricação; da data de fabricação; a partir
            da fabricação; após a data de embalagem; após a fabricação; após o embalamento; após a produção; da
            fabricação; após a torra; a contar da data de fabrico; após a postura; a partir da postura; após a
            embalagem; após embalagem; da data de embalagem; a partir da embalagem; da torra; após a ordenha; a partir
            da produção; a partir da data de produção; após o envase; da data de envase; após a compra; a partir da data
            de compra
            """,
            .end: "fim de; fim; final de; o fim de",
            .days: "dias; dia",
            .weeks: "semanas; semana",
            .months: "meses; mês",
            .years: "anos; ano",
            .dayMonthYearHint: "dd mm aa; dd mm aaaa; dia mês ano",
            .hours: "horas; hora",
            .within: """
            em até; dentro de; consumir em até; consumir em; no prazo de; válido por; válida por; prazo de validade;
            validade de; consumir dentro de; prazo; dura; conserva; conservação; máximo; por até; até
            """,
            .thawed: "descongelado em; descongelado#; data de descongelação",
            .thawing: "após descongelar; após a descongelação; após descongelação",
            .calendarWeek: "semana",
            .quarter: "trimestre",
            .halfYear: "semestre",
            .monthDayYearHint: "mm dd aa; mm dd aaaa",
            .freshFood: """
            leite fresco; iogurte; natas; queijo fresco; mozzarella; ovos; frango; peru; vaca; porco; carne moída;
            presunto; fiambre; salsichas; salada; sanduíche; fresco; fresca; bolo; salmão; filetes; camarão; espinafres;
            morangos; cogumelos; tofu; conservar no frio; resfriado
            """,
            .lastingFood: """
            chá; café; arroz; massa; esparguete; macarrão; doce; conserva; feijão; grão de bico; lentilhas; atum;
            sardinhas; sopa; caldo; mostarda; chocolate; rebuçados; balas; bolachas; biscoito; cereais; aveia; nozes;
            amêndoas; leite em pó; proteína; vitamina; suplemento; cerveja; vinho; xarope
            """,
            .notice: """
            recibo; total; caixa; fatura; pedido; entrega; entregue; bilhete; ingresso; recolha; recall; cupom fiscal;
            nota fiscal; obrigado pela preferência; talão; iva; emitido; lotes afetados
            """,
            .freezing: "congelador; congelado; congelada; freezer",
            .unopened: "antes de aberto; antes de abrir; fechado; embalagem fechada",
            .chilling: """
            frigorífico; geladeira; refrigerado; refrigeração; no frio; conservar refrigerado; manter refrigerado
            """,
        ])
}
