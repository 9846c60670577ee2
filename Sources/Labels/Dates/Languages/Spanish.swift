extension LabelLanguage {
    /// Spanish, of Spain and of Latin America.
    static let spanish = LabelLanguage(
        "es",
        months: """
            ene enero; feb febrero febr; mar marzo mzo; abr abril; may mayo; jun junio; jul julio; ago agosto agos;
            sept septiembre setiembre sep set; oct octubre; nov noviembre; dic diciembre
            """,
        weekdays: "lun lunes; mar martes; mié miércoles; jue jueves; vie viernes; sáb sábado; dom domingo",
        numbers: "un dos tres cuatro cinco seis siete ocho nueve diez once doce dieciocho=18",
        ordinals: """
            primera primer primero primeros 1a 1ª 1er; segunda segundo 2a 2ª; tercera tercer tercero 3a 3ª; última
            último últimos
            """,
        periods: "del desde de entre; al hasta a y",
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
            venc; vto; vencimiento; fecha de vencimiento; fecha vencimiento; fecha de venc; f venc; fec venc; fecha
            venc; f vto; fecha vto; fecha de vto; v:; fv:; f v:; f de v:; fecha de expiración; expiración; fecha de
            expiracion; exp; vencto; fecha exp; duración; vida útil; período de duración
            """,
            .sellBy: "vender antes de; vender antes del; fecha límite de venta",
            .production: """
            fecha de elaboración; elaboración; elab; f elab; fec elab; fecha elab; fecha de elab; elaborado; elaborado
            el; fecha de fabricación; fabricación; fab; f fab; fec fab; fecha fab; fabricado; fabricado el; fecha de
            producción; producción; prod; f prod; f:; fe:; fp:; puesta; fecha de puesta; tostado el; fecha de tueste;
            embotellado; pescado el; fecha de captura; capturado el; captura#; molido el; cocido el; horneado el;
            horneado#; ahumado el; cortado el; ordeñado el; degüelle#; degollado#; fecha de degüelle; tueste#; preparado
            el; destilado#; embotellado el; hecho el; elaborado y envasado; fecha de tostado; fecha de fab; producido;
            producido el; fecha prod; f p; fp; preparado; cocinado el; horneado; tostado; tueste; sacrificado;
            sacrificado el; fecha de sacrificio; sacrificio; desembarcado el; desembarque; puesto el; ordeñado; ordeño;
            fecha de ordeño; loncheado el; degüelle; recolectado; recolectado el
            """,
            .packed: """
            envasado; env; envasado el; fecha de envasado; f env; fec env; fecha env; fecha de envase; envase; empacado;
            empacado el; fecha de empaque; empaque; emp; embalado; fecha de embalaje; empaquetado; fecha envasado; f
            envase; fecha envase; fecha empaque; f emp; empaquetado el; empaquetado en; embolsado; pesado el; fecha de
            pesado
            """,
            .frozen: "fecha de congelación; congelado el; congelado; fecha congelación",
            .harvest: "cosecha; cosechado; vendimia; añada; fecha de cosecha",
            .lot: """
            lote; lote n; n lote; nº lote; no de lote; número de lote; lote no; lote nro; nro lote; nro de lote;
            lte
            """,
            .promotion: """
            promoción; promoción válida; promocion valida hasta; promoción válida hasta el; concurso; concurso válido;
            oferta; oferta válida; oferta válida hasta; sorteo; sorteo hasta; gana; válido desde; válido del; cupón;
            descuento; premios; sin obligación de compra; rifa; consulta bases; vigencia de la promoción; canje; canjea;
            reembolso; participa; puntos vencen; puntos; válido en; catálogo; folleto; vigencia; premio; bases
            """,
            .ignored: """
            fundada en; fundado en; tel; teléfono; telf; precio; reg san; rgsa; rgseaa; atención al cliente; patente;
            participa; hasta el; actualización; registro sanitario; r s; gratis; calle; avda; avenida; plaza; versión;
            índice; edición; feria; revisión; última revisión; apartado; apartado postal; horario; atención; horno;
            microondas; cocción; minutos; receta; pedido; fecha de pedido; entrega; fecha de entrega; factura; ticket;
            precio válido; certificado; norma; nom; registro; medalla; fecha de nacimiento; impreso; av; col; c p; rfc;
            r f c; autorización; licencia; certificación; medalla de oro; nif; cif; nit; ruc; rut; fax; apdo; abierto;
            casa fundada; rev; análisis; fecha de análisis; atención al consumidor; resolución; código postal; cp; c.p.;
            carretera; ctra; premio; desde
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
            desde su elaboración; a partir de la fecha de elaboración; desde la fecha de elaboración; desde la fecha de
            envasado; desde la elaboración; después de la fecha de elaboración; desde su envasado; a partir de su
            elaboración; desde la fecha de fabricación; desde el envasado; de la fecha de elaboración; después de la
            fabricación; desde el tueste; a partir de la elaboración; desde la producción; después de la elaboración; a
            partir del envasado; después del envasado; desde la puesta; después de la puesta; a partir de la puesta;
            después del tueste; desde el ordeño; a partir del ordeño; a partir de la fecha de producción; después de la
            fecha de envasado; tras el envasado; tras la elaboración; tras el ordeño; desde su fabricación; a partir de
            su fabricación; tras la puesta; posteriores a la puesta; posteriores al envasado; a partir de la fecha de
            compra; a partir de la compra
            """,
            .end: "fin; fin de; final de; fines de; el fin de; a finales de; finales de; a fines de",
            .days: "días; dia",
            .weeks: "semanas; semana",
            .months: "meses; mes",
            .years: "años; año; anos",
            .dayMonthYearHint: "dd mm aa; dd mm aaaa; día mes año; ddmmaa; ddmmaaaa",
            .yearMonthDayHint: "aa mm dd; aaaa mm dd; año mes día",
            .hours: "horas; hora; hs",
            .within: """
            dentro de; en un plazo de; consumir en; consumir dentro de; consumir antes de; tiempo máx de consumo; tiempo
            máximo de consumo; vida útil; duración; consumir en un plazo de; dentro de los; dura; conservación; máximo;
            máx; en un máximo de; consérvese; se conserva
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
            .freshFood: """
            leche fresca; yogur; nata; queso fresco; mozzarella; huevos; pollo; pechuga; pavo; ternera; cerdo; cordero;
            carne picada; jamón cocido; salchichas; ensalada; sándwich; fresco; fresca; pan; tarta; bizcocho; salmón;
            filetes; gambas; hummus; espinacas; fresas; champiñones; tofu; conservar refrigerado; gazpacho; lonchas;
            crema
            """,
            .lastingFood: """
            té; café; arroz; pasta; espaguetis; miel; mermelada; conserva; alubias; garbanzos; lentejas; atún; sardinas;
            sopa; caldo; mostaza; chocolate; caramelos; galletas; patatas fritas; cereales; avena; nueces; almendras;
            seco; leche en polvo; proteínas; vitamina; suplemento; cerveza; jarabe; tomate frito; frijoles; legumbres
            """,
            .notice: """
            ticket; total; caja; factura; factura simplificada; pedido; entrega; entregado; entrada; retirada; retiro;
            iva; gracias por su compra; boleta; recibo; cupón; albarán; alerta alimentaria; certificado no; expedido;
            emitido; lotes afectados
            """,
            .freezing: "congelador; congelado; congelada; congelados; ultracongelado",
            .unopened: "sin abrir; antes de abrir; envase cerrado; cerrado",
            .chilling: """
            frigorífico; refrigerador; nevera; en nevera; refrigerado; refrigerados; refrigeración; conservar en frío;
            mantener refrigerado; en frío
            """,
            .early: """
            principios de; principio de; a principios de; inicio de; inicios de; comienzos de; a comienzos de;
            primeros de; principios; inicio
            """,
            .middle: "mediados de; a mediados de; mediados; mitad de; medio",
            .halfOfMonth: "quincena; mitad",
            .thirdOfMonth: "decena; década",
            .firstDay: """
            a partir del; a partir de; desde el; desde#; no consumir antes de; no consumir antes del; no usar antes
            de; no usar antes del; no utilizar antes de; no utilizar antes del; no vender antes de; no vender antes
            del; no abrir antes de; no abrir antes del; no beber antes del; no antes de; no antes del; listo para
            comer desde; listo desde; listo el; maduro desde; mejor después de; mejor después del; mejor a partir del;
            consumir a partir del; consumir después del; en tienda desde; en tiendas desde; a la venta desde; a la
            venta el; a la venta a partir del; venta a partir del; disponible desde; disponible el; disponible a
            partir del; fecha de entrega; día de entrega; entrega; entregado el; entrega el; fecha de envío; enviado
            el; envío; fecha de despacho; fecha de llegada; llegada el; apertura el; fecha de lanzamiento;
            lanzamiento; fecha de recepción
            """,
            .notFood: """
            puntos; cupón; cupones; vale; vale de compra; tarjeta regalo; bono; oferta; ofertas; descuento;
            descuentos; licencia; licencia no; permiso; suscripción; membresía; certificado; certificado no; app;
            aplicación; descarga; descarga la app; descargue; seguro; billete; boleto; entradas; concurso; sorteo;
            precio; código promocional; prueba gratis; tarjeta de fidelidad; licencias; certificados; suscripciones;
            tus puntos
            """,
            .validUntil: """
            vence; vence el; válido hasta; válida hasta; válido hasta el; expira; vencen; vencen el; válidos hasta;
            válidas hasta; válida hasta el; válidos hasta el; expira el; expiran; expiran el; caducan; caducan el
            """,
        ])
}
