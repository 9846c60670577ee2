extension LabelLanguage {
    static let italian = LabelLanguage(
        "it",
        months: """
            gen gennaio genn; feb febbraio febbr; mar marzo; apr aprile; mag maggio magg; giu giugno; lug luglio lugl;
            ago agosto; set settembre sett; ott ottobre; nov novembre; dic dicembre
            """,
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
            .expiry: "scad; scadenza; data di scadenza; data scadenza; scade il; scade",
            .sellBy: "da vendersi entro; vendere entro",
            .production: """
            prodotto il; data di produzione; data produzione; prod il; produzione; fabbricato il; tostato il;
            data di tostatura; imbottigliato il; deposto il; data di deposizione; deposizione; preparato il;
            pescato il; pescato#; data di pesca; macinato il; cotto il; sfornato il; sfornato#; affumicato il;
            affettato il; munto il; sboccatura; sboccato#; data di sboccatura; deposte il; deposte#;
            uova deposte il; tostatura#; birra prodotta il; distillato#; prodotto#; fatto il
            """,
            .packed: """
            confezionato il; data di confezionamento; confez il; conf il; confezionamento; imballato il;
            imballaggio; data imballaggio; confezionato; incartato il
            """,
            .frozen: "congelato il; data di congelamento; surgelato il",
            .harvest: "raccolto il; vendemmia; annata; campagna",
            .lot: "lotto; lotto n; lotto di produzione; n lotto; lott; numero lotto; lotto nr",
            .promotion: """
            promozione; promozione valida; concorso; offerta; valido dal; valida dal; valido fino al;
            valida fino al; raccolta punti; estrazione; regolamento; partecipa; premio; vinci; concorso valido;
            montepremi; offerta valida; buono sconto; solo oggi; sconto; lotteria; in palio
            """,
            .ignored: """
            via; viale; piazza; corso; fino al; dal; fondata nel; fondato nel; numero verde; tel; telefono; prezzo;
            brevetto; aggiornamento; versione; indice; ver; edizione; fiera; revisione; ultima revisione;
            casella postale; orari; orario; forno; microonde; cottura; minuti; ricetta; ordine; data ordine;
            consegna; data consegna; fattura; scontrino; prezzo valido; certificato; norma; autorizzazione; aut min;
            medaglia; premio; data di nascita; stampato; analisi; ora; data e ora
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
            dalla data di produzione; dalla produzione; dal confezionamento; dalla data di confezionamento;
            dopo la produzione; dalla deposizione; dalla tostatura; dalla data di deposizione
            """,
            .end: "fine; la fine di; la fine del; fine mese; fine di",
            .days: "giorni; giorno; gg",
            .weeks: "settimane; settimana",
            .months: "mesi; mese",
            .years: "anni; anno",
            .weekday: "lun; lunedì; martedì; mercoledì; gio; giovedì; ven; venerdì; sab; sabato; dom; domenica",
            .dayMonthYearHint: "gg mm aa; gg mm aaaa; giorno mese anno; ggmmaa; ggmmaaaa",
            .hours: "ore; ora",
            .within: "entro; entro i; consumare entro; si conserva",
            .thawed: "scongelato il; scongelato#; data di scongelamento",
            .thawing: "dopo lo scongelamento; dallo scongelamento; dopo scongelamento",
            .calendarWeek: "settimana",
            .quarter: "trimestre",
            .halfYear: "semestre",
            .monthDayYearHint: "mm gg aa; mm gg aaaa",
        ])
}
