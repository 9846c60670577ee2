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
        ordinals: """
            primeira primeiro primeiros 1a 1ª; segunda segundo 2a 2ª; terceira terceiro 3a 3ª; última último últimos
            """,
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
            val; validade; data de validade; prazo de validade; venc; vencimento; data de vencimento; v:; val ate;
            valid; dt val; data val; dt validade; consumo até
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
            .end: "fim de; fim; final de; o fim de; finais de; final do mês de",
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
            .early: "início de; inícios de; início; começo de; princípio de; princípios de",
            .middle: "meados de; em meados de; meados; meio de; metade de",
            .halfOfMonth: "quinzena; metade",
            .thirdOfMonth: "decêndio; dezena",
            .firstDay: """
            a partir de; a partir do; a partir do dia; desde#; não consumir antes de; não usar antes de; não utilizar
            antes de; não vender antes de; não abrir antes de; não beber antes de; não antes de; pronto a partir de;
            maduro a partir de; melhor depois de; melhor após; melhor a partir de; consumir a partir de; consumir
            após; nas lojas a partir de; à venda a partir de; à venda em; venda a partir de; disponível a partir de;
            disponível em; disponível desde; data de entrega; dia de entrega; entrega; entregue em; entrega em; data
            de envio; enviado em; data de expedição; expedido em; data de chegada; chegada; abertura em; data de
            lançamento; lançamento; data de receção
            """,
            .notFood: """
            pontos; cupão; cupom; cupões; vale; vale de compras; cartão presente; oferta; ofertas; desconto;
            descontos; licença; licença no; assinatura; subscrição; certificado; certificado no; app; aplicação;
            aplicativo; baixe; descarregue; descarregar; seguro; bilhete; concurso; sorteio; passatempo; preço; código
            promocional; teste grátis; cartão de fidelidade
            """,
            .validUntil: """
            válido até; válida até; vence em; expira em; expira; válidos até; válidas até; vencem em; expiram em;
            expiram; caduca em; caduca
            """,
        ])
}
