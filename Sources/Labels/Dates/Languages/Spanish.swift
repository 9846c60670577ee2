extension LabelLanguage {
    /// Spanish, of Spain and of Latin America.
    static let spanish = LabelLanguage(
        "es",
        months: """
            ene enero; feb febrero febr; mar marzo mzo; abr abril; may mayo; jun junio; jul julio; ago agosto agos;
            sept septiembre setiembre sep set; oct octubre; nov noviembre; dic diciembre
            """,
        words: [
            .bestBefore: """
            consumir preferentemente antes del; consumir preferentemente antes de; consumir preferentemente antes;
            consumir preferentemente antes del fin de; consumir preferentemente antes de fin de;
            consumir preferentemente; consumo preferente; consumo preferente antes de;
            consumo preferente antes del; fecha de consumo preferente; cons pref; cons pref antes de;
            cons pref antes del; cons pref antes del fin de; consumir pref antes de; consumir pref antes del; cpa;
            c p a; fcp; preferentemente antes del; preferentemente antes de; consumase preferentemente antes de;
            consumase preferentemente antes del; mejor antes de; mejor antes del; pref antes de;
            antes del fin de; antes de fin de
            """,
            .useBy: """
            fecha de caducidad; caducidad; caduca; caduca el; cad; f cad; fec cad; fecha cad; fech cad;
            f caducidad; f de caducidad; consúmase antes de; consúmase antes del; consumir antes de;
            consumir antes del; consumir hasta; consumir hasta el; fecha límite de consumo; flc
            """,
            .expiry: """
            venc; vto; vence; vence el; vencimiento; fecha de vencimiento; fecha vencimiento; fecha de venc;
            f venc; fec venc; fecha venc; f vto; fecha vto; fecha de vto; v:; fv:; f v:; f de v:; válido hasta;
            válida hasta; válido hasta el; expira; fecha de expiración; expiración; fecha de expiracion; exp;
            vencto; fecha exp; duración; vida útil; período de duración
            """,
            .sellBy: "vender antes de; vender antes del; fecha límite de venta",
            .production: """
            fecha de elaboración; elaboración; elab; f elab; fec elab; fecha elab; fecha de elab; elaborado;
            elaborado el; fecha de fabricación; fabricación; fab; f fab; fec fab; fecha fab; fabricado;
            fabricado el; fecha de producción; producción; prod; f prod; f:; fe:; fp:; puesta; fecha de puesta;
            tostado el; fecha de tueste; embotellado; pescado el; fecha de captura; capturado el; captura#;
            molido el; cocido el; horneado el; horneado#; ahumado el; cortado el; ordeñado el; degüelle#;
            degollado#; fecha de degüelle; tueste#; preparado el; destilado#; embotellado el; hecho el;
            elaborado y envasado; fecha de tostado
            """,
            .packed: """
            envasado; env; envasado el; fecha de envasado; f env; fec env; fecha env; fecha de envase; envase;
            empacado; empacado el; fecha de empaque; empaque; emp; embalado; fecha de embalaje; empaquetado
            """,
            .frozen: "fecha de congelación; congelado el; congelado; fecha congelación",
            .harvest: "cosecha; cosechado; vendimia; añada; fecha de cosecha",
            .lot: """
            lote; lote n; n lote; nº lote; no de lote; número de lote; lote no; lote nro; nro lote; nro de lote;
            lte
            """,
            .promotion: """
            promoción; promoción válida; promocion valida hasta; promoción válida hasta el; concurso;
            concurso válido; oferta; oferta válida; oferta válida hasta; sorteo; sorteo hasta; bases; gana; premio;
            válido desde; vigencia; válido del; cupón; descuento; premios; sin obligación de compra; rifa;
            consulta bases
            """,
            .ignored: """
            desde; fundada en; fundado en; tel; teléfono; telf; precio; reg san; rgsa; rgseaa; atención al cliente;
            patente; participa; hasta el; actualización; registro sanitario; r s; gratis; calle; avda; avenida;
            plaza; versión; índice; edición; feria; revisión; última revisión; apartado; apartado postal; horario;
            atención; horno; microondas; cocción; minutos; receta; pedido; fecha de pedido; entrega;
            fecha de entrega; factura; ticket; precio válido; certificado; norma; nom; registro; medalla; premio;
            fecha de nacimiento; impreso; av; col; c p; rfc; r f c
            """,
            .elsewhere: """
            ver; ver envase; ver tapa; ver fondo; ver impreso; véase; ver lateral; ver parte; indicada en;
            indicado en; impresa en; impreso en; marcado en; ver en; ver fecha; señalada en
            """,
            .opened: """
            una vez abierto; una vez abierta; después de abierto; después de abrir; tras la apertura;
            tras su apertura; abierto el envase
            """,
            .shelfLife: "durabilidad",
            .fromProduction: """
            desde su elaboración; a partir de la fecha de elaboración; desde la fecha de elaboración;
            desde la fecha de envasado; desde la elaboración; después de la fecha de elaboración; desde su envasado;
            a partir de su elaboración; desde la fecha de fabricación; desde el envasado;
            de la fecha de elaboración; después de la fabricación; desde el tueste; a partir de la elaboración;
            desde la producción
            """,
            .end: "fin; fin de; final de; fines de; el fin de",
            .days: "días; dia",
            .weeks: "semanas; semana",
            .months: "meses; mes",
            .years: "años; año; anos",
            .weekday: "lunes; martes; miércoles; jueves; viernes; sábado; domingo; lun; jue; vie; sab; dom",
            .dayMonthYearHint: "dd mm aa; dd mm aaaa; día mes año; ddmmaa; ddmmaaaa",
            .yearMonthDayHint: "aa mm dd; aaaa mm dd; año mes día",
            .hours: "horas; hora; hs",
            .within: """
            dentro de; en un plazo de; consumir en; consumir dentro de; consumir antes de; tiempo máx de consumo;
            tiempo máximo de consumo; vida útil; duración
            """,
            .thawed: "descongelado el; descongelado#; fecha de descongelación",
            .thawing: """
            después de descongelar; tras la descongelación; después de la descongelación; una vez descongelado
            """,
            .calendarWeek: "semana; sem",
            .quarter: "trimestre",
            .halfYear: "semestre",
            .monthDayYearHint: "mm dd aa; mm dd aaaa; mes día año",
            .monthYearHint: "mm aa; mm aaaa; mes año",
        ])
}
