extension LabelLanguage {
    static let italian = LabelLanguage(
        "it",
        months: """
            gen gennaio genn; feb febbraio febbr; mar marzo; apr aprile; mag maggio magg; giu giugno; lug luglio lugl;
            ago agosto; set settembre sett; ott ottobre; nov novembre; dic dicembre
            """,
        weekdays: "lun lunedì; mar martedì; mer mercoledì; gio giovedì; ven venerdì; sab sabato; dom domenica",
        numbers: "un due tre quattro cinque sei sette otto nove dieci undici dodici diciotto=18",
        ordinals: "prima primo primi 1a 1ª; seconda secondo 2a 2ª; terza terzo 3a 3ª; ultima ultimo ultimi",
        periods: "dal del; al e",
        words: [
            .bestBefore: """
            da consumarsi preferibilmente entro il; da consumarsi preferibilmente entro;
            da consumare preferibilmente entro il; da consumare preferibilmente entro;
            da consumarsi preferibilmente entro la fine di; da consumarsi preferibilmente entro fine;
            da consumarsi preferibilmente entro la fine del; consumarsi preferibilmente entro;
            consumare preferibilmente entro; preferibilmente entro il; preferibilmente entro;
            da consumarsi pref entro; da cons pref entro; da cons pref entro il; cons pref entro;
            da consumarsi preferibilmente; tmc; termine minimo di conservazione
            """,
            .useBy: """
            da consumare entro il; da consumare entro; da consumarsi entro il; da consumarsi entro;
            consumare entro il; consumare entro; consumarsi entro; da cons entro
            """,
            .expiry: "scad; scadenza; data di scadenza; data scadenza",
            .sellBy: "da vendersi entro; vendere entro",
            .production: """
            prodotto il; data di produzione; data produzione; prod il; produzione; fabbricato il; tostato il; data di
            tostatura; imbottigliato il; deposto il; data di deposizione; deposizione; preparato il; pescato il;
            pescato#; data di pesca; macinato il; cotto il; sfornato il; sfornato#; affumicato il; affettato il; munto
            il; sboccatura; sboccato#; data di sboccatura; deposte il; deposte#; uova deposte il; tostatura#; birra
            prodotta il; distillato#; prodotto#; fatto il; fabbricazione; tostato; tostatura; macellato il;
            macellazione; sbarcato il; imbottigliato; imbottigliamento; mungitura; data di mungitura; tagliato il;
            sboccato; lavorato il; pastorizzato il
            """,
            .packed: """
            confezionato il; data di confezionamento; confez il; conf il; confezionamento; imballato il; imballaggio;
            data imballaggio; confezionato; incartato il; conf; imballato; data confezionamento; pesato il; confez; imb;
            imb il
            """,
            .frozen: "congelato il; data di congelamento; surgelato il",
            .harvest: "raccolto il; vendemmia; annata; campagna",
            .lot: "lotto; lotto n; lotto di produzione; n lotto; lott; numero lotto; lotto nr",
            .promotion: """
            promozione; promozione valida; concorso; offerta; valido dal; valida dal; valida fino al; raccolta punti;
            estrazione; regolamento; partecipa; vinci; concorso valido; montepremi; offerta valida; buono sconto; solo
            oggi; sconto; lotteria; in palio; gioca; coupon; cashback; rimborso; volantino; valido fino al; premio
            """,
            .ignored: """
            via; viale; piazza; corso; fino al; fondata nel; fondato nel; numero verde; tel; telefono; prezzo; brevetto;
            aggiornamento; versione; indice; ver; edizione; fiera; revisione; ultima revisione; casella postale; orari;
            orario; forno; microonde; cottura; minuti; ricetta; ordine; data ordine; consegna; data consegna; fattura;
            scontrino; prezzo valido; certificato; norma; autorizzazione; aut min; medaglia; data di nascita; stampato;
            analisi; ora; data e ora; certificazione; medaglia d'oro; iscritto; rea; p iva; partita iva; fax; c.p.;
            aperto; casa fondata; dal 1; rev; uni; analisi del; data analisi; capitale sociale; ristampa; bollettino;
            servizio consumatori; certificato n; dal; premio
            """,
            .elsewhere: """
            vedi; vedere; vedi data; vedi tappo; vedi coperchio; riportata; riportata sul; indicata; indicata sul;
            indicato; stampigliata; impressa; sul tappo; sul fondo; sul coperchio
            """,
            .opened: """
            dopo l'apertura; dopo apertura; una volta aperto; dall'apertura; una volta aperta
            """,
            .shelfLife: "durata; periodo di conservazione",
            .fromProduction: """
            dalla data di produzione; dalla produzione; dal confezionamento; dalla data di confezionamento; dopo la
            produzione; dalla deposizione; dalla tostatura; dalla data di deposizione; dopo il confezionamento; dalla
            mungitura; dalla data di mungitura; dall'imbottigliamento; dopo la tostatura; dalla preparazione; dalla data
            di acquisto; dall'acquisto; dal giorno di produzione
            """,
            .end: "fine; la fine di; la fine del; fine mese; fine di; fine mese di",
            .days: "giorni; giorno; gg",
            .weeks: "settimane; settimana",
            .months: "mesi; mese",
            .years: "anni; anno",
            .dayMonthYearHint: "gg mm aa; gg mm aaaa; giorno mese anno; ggmmaa; ggmmaaaa",
            .hours: "ore; ora",
            .within: """
            entro; entro i; consumare entro; si conserva; si conserva per; conservazione; si mantiene; max; massimo; per
            """,
            .thawed: "scongelato il; scongelato#; data di scongelamento",
            .thawing: "dopo lo scongelamento; dallo scongelamento; dopo scongelamento",
            .calendarWeek: "settimana",
            .quarter: "trimestre",
            .halfYear: "semestre",
            .monthDayYearHint: "mm gg aa; mm gg aaaa",
            .freshFood: """
            latte; latte fresco; yogurt; panna; ricotta; mozzarella; uova; pollo; tacchino; manzo; maiale; prosciutto;
            salsiccia; insalata; tramezzino; fresco; fresca; pane; torta; salmone; filetti; gamberi; spinaci; fragole;
            lamponi; funghi; tofu; conservare in frigorifero; gastronomia; pasta fresca; tortellini
            """,
            .lastingFood: """
            tè; caffè; riso; pasta; spaghetti; penne; miele; confettura; conserva; fagioli; ceci; lenticchie; tonno;
            sardine; zuppa; brodo; senape; cioccolato; caramelle; biscotti; crackers; cereali; avena; noci; mandorle;
            essiccato; latte in polvere; proteine; vitamina; integratore; birra; sciroppo; passata; pomodori pelati;
            concentrato
            """,
            .notice: """
            scontrino; totale; cassa; fattura; ordine; consegna; consegnato; biglietto; richiamo; grazie; iva; totale
            euro; documento commerciale; ritiro; rilasciato; rilasciato il; lotti interessati
            """,
            .freezing: "congelatore; freezer; surgelato; surgelati; congelato",
            .unopened: "prima dell'apertura; non aperto; integro; confezione integra; confezione chiusa",
            .chilling: "frigorifero; in frigorifero; in frigo; conservare in frigo; refrigerato",
            .early: "inizio; inizi; inizio di; l'inizio di; primi di; ai primi di; agli inizi di",
            .middle: "metà; la metà di; a metà",
            .halfOfMonth: "quindicina; metà",
            .thirdOfMonth: "decade",
            .firstDay: """
            a partire dal; a partire da; dal#; non consumare prima del; non usare prima del; non utilizzare prima del;
            non vendere prima del; non aprire prima del; non bere prima del; non prima del; non prima di; pronto da
            mangiare dal; pronto dal; pronto il; pronto da; maturo dal; da gustare dal; da consumare dal; da
            consumarsi dal; da consumare dopo il; migliore dopo; migliore dopo il; migliore dal; meglio dopo; meglio
            dopo il; in negozio dal; in vendita dal; in vendita da; disponibile dal; disponibile da; data di consegna;
            giorno di consegna; consegna; consegna il; consegnato il; data consegna; data di spedizione; spedito il;
            spedizione; data di arrivo; arrivo il; apertura il; data di uscita; in uscita il
            """,
            .notFood: """
            punti; buono; buoni; buono sconto; buono regalo; carta regalo; coupon; offerta; offerte; sconto; sconti;
            licenza; licenza n; permesso; abbonamento; iscrizione; certificato; certificato n; app; scarica;
            scaricare; assicurazione; biglietto; biglietti; concorso; estrazione; prezzo; codice promo; codice sconto;
            prova gratuita; carta fedeltà; bollini; tessera; licenze; abbonamenti; certificati; i tuoi punti
            """,
            .validUntil: """
            scade il; scade; scadono il; scadono; validi fino al; valide fino al; valido fino a; valida fino a;
            valevole fino al
            """,
        ])
}
