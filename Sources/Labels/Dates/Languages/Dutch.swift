extension LabelLanguage {
    static let dutch = LabelLanguage(
        "nl",
        months: """
            jan januari; feb februari; maart mrt mar; apr april; mei; jun juni; jul juli; aug augustus augs;
            sep september; okt oktober; nov november; dec december
            """,
        weekdays: "ma maandag; di dinsdag; wo woensdag; do donderdag; vr vrijdag; za zaterdag; zo zondag",
        numbers: "één twee drie vier vijf zes zeven acht negen tien elf twaalf achttien=18",
        ordinals: "eerste 1e 1ste; tweede 2e 2de; derde 3e 3de; laatste",
        periods: "van tussen; tot en",
        words: [
            .bestBefore: """
            ten minste houdbaar tot; tenminste houdbaar tot; ten minste houdbaar tot einde;
            tenminste houdbaar tot einde; ten minste houdbaar tot en met; tenminste houdbaar tot en met;
            ten minste houdbaar; tenminste houdbaar; minstens houdbaar tot; minstens houdbaar tot einde;
            minimaal houdbaar tot; min houdbaar tot; gekoeld ten minste houdbaar tot;
            ongeopend ten minste houdbaar tot; tht; houdbaar tot; houdbaar tot einde; best voor;
            bij voorkeur voor; houdbaarheidsdatum; minimale houdbaarheid; houdbaar tm; ten minste houdbaar tm;
            houdbaar t m
            """,
            .useBy: """
            te gebruiken tot; te gebruiken tot en met; tgt; gebruiken voor; uiterste consumptiedatum;
            gebruiken tot; te gebruiken voor; uiterlijk gebruiken; te consumeren tot; consumeren voor;
            te gebruiken tm
            """,
            .expiry: "vervaldatum; uiterste gebruiksdatum",
            .sellBy: "te verkopen tot; uiterste verkoopdatum",
            .production: """
            productiedatum; geproduceerd op; geproduceerd; prod datum; gemaakt op; gebakken op; legdatum; gebrand op;
            branddatum; gebotteld op; bereid op; geslacht op; gelegd op; gevangen op; gevangen#; vangstdatum; gebrouwen
            op; gebrouwen#; gemalen op; gekookt op; gerookt op; gesneden op; gesneden#; gemolken op; vers gesneden;
            gedistilleerd#; gemaakt; prod; bereidingsdatum; gebakken; slachtdatum; aangeland op; melkdatum; gesneden;
            oogstdatum; getapt op; vers bereid op
            """,
            .packed: """
            verpakt op; verpakt; verpakkingsdatum; ingepakt op; verpakdatum; afgevuld op; verp; verp datum; inpakdatum;
            afgewogen op; gewogen op
            """,
            .frozen: "ingevroren op; ingevroren; diepgevroren op; invriesdatum",
            .harvest: "geoogst op; oogst; oogstjaar",
            .lot: "partij; partijnummer; partij nr; charge; lot; lotnummer; lotnr; batchnummer; batchnr; chargenummer",
            .promotion: """
            actie; actie geldig; geldig van; geldig vanaf; prijsvraag; winactie; spaaractie; aanbieding; deelname;
            spaar; actieperiode; trekking; korting; coupon; loterij; speelperiode; geldig t/m; bonus; bonus geldig;
            kortingsbon; inleveren voor; cashback; gratis; zegels; voorwaarden; folder; geldig tot; win; geldig;
            folderaanbiedingen; aanbiedingen
            """,
            .ignored: """
            sinds; anno; opgericht; tel; telefoon; consumentenservice; prijs; art nr; artikelnummer; versie; gratis;
            index; editie; beurs; herziening; postbus; openingstijden; klantenservice; oven; magnetron; bereiding;
            minuten; recept; bestelling; besteldatum; levering; leverdatum; factuur; bon; kassabon; prijs geldig;
            certificaat; norm; medaille; geboortedatum; gedrukt; straat; erkenning; vergunning; gecertificeerd; octrooi;
            kvk; btw nr; fax; uitgave; analyse; analyse van; drukdatum; laatste herziening; schapkaart; iban
            """,
            .elsewhere: """
            zie; zie deksel; zie dop; zie bodem; zie verpakking; zie achterzijde; zie opdruk; zie zijkant;
            zie bovenzijde; zie onderzijde; zie voorzijde; op deksel
            """,
            .opened: "na opening; na openen; na het openen; eenmaal geopend; geopend",
            .shelfLife: "houdbaarheid",
            .fromProduction: """
            na productie; na productiedatum; na verpakking; vanaf productie; na bereiding; na branden; na brandatum; na
            legdatum; na het leggen; na het bakken; na verpakken; na de verpakkingsdatum; na branddatum; na het branden;
            na leggen; na melken; na het melken; na bottelen; na aankoop; vanaf productiedatum; vanaf verpakkingsdatum;
            na slacht
            """,
            .end: "einde; eind; tot einde; laat in; ultimo; eind van",
            .days: "dagen; dag",
            .weeks: "weken; week",
            .months: "maanden; maand; mnd",
            .years: "jaar; jaren",
            .dayMonthYearHint: "dd mm jj; dd mm jjjj; dag maand jaar",
            .hours: "uur; uren",
            .within: """
            binnen; consumeren binnen; houdbaar gedurende; te gebruiken binnen; gebruiken binnen; te consumeren binnen;
            houdbaar; maximaal; max; gedurende
            """,
            .thawed: "ontdooid op; ontdooid#; ontdooidatum",
            .thawing: "na ontdooien; na het ontdooien",
            .calendarWeek: "week; wk",
            .quarter: "kwartaal",
            .halfYear: "halfjaar",
            .monthDayYearHint: "mm dd jj; mm dd jjjj",
            .freshFood: """
            melk; volle melk; yoghurt; kwark; room; slagroom; mozzarella; eieren; kip; kipfilet; kalkoen; rundvlees;
            gehakt; ham; worst; salade; broodje; vers; verse; brood; taart; zalm; filet; garnalen; hummus; spinazie;
            aardbeien; champignons; tofu; karnemelk; vla; deeg; gesneden fruit
            """,
            .lastingFood: """
            thee; koffie; rijst; pasta; honing; jam; conserven; bonen; linzen; tonijn; soep; bouillon; mosterd;
            chocolade; snoep; koekjes; chips; muesli; havermout; noten; amandelen; rozijnen; melkpoeder; eiwit;
            vitamine; supplement; bier; siroop; hagelslag; pindakaas
            """,
            .notice: """
            kassabon; totaal; kassa; factuur; bestelling; bestelnummer; bezorging; bezorgd; levering; toegangskaart;
            terugroepactie; btw; bedankt; bon; pakbon; certificaat; afgegeven
            """,
            .freezing: "diepvries; diepvriezer; vriezer; vriesvak; diepgevroren; ingevroren",
            .unopened: "ongeopend; voor opening; voor openen; gesloten",
            .chilling: "koelkast; in de koelkast; gekoeld; gekoeld bewaren; koel bewaren",
            .early: "begin; begin van; het begin van; aanvang",
            .middle: "midden; medio; half; mid; het midden van; midden in",
            .halfOfMonth: "helft; maandhelft",
            .thirdOfMonth: "decade",
            .firstDay: """
            klaar vanaf; klaar op; eetrijp vanaf; eetrijp op; rijp vanaf; drinkrijp vanaf; niet gebruiken voor; niet
            te gebruiken voor; niet gebruiken vóór; niet verkopen voor; niet te verkopen voor; niet eten voor; niet
            openen voor; niet consumeren voor; niet nuttigen voor; niet voor; niet eerder dan; best na; het best na;
            het beste na; best vanaf; op zijn best na; op zijn best vanaf; op z'n best vanaf; in de winkel vanaf; in
            de winkel op; in de schappen vanaf; te koop vanaf; verkoop vanaf; verkrijgbaar vanaf; beschikbaar vanaf;
            leverbaar vanaf; leverdatum; leverdag; levering; levering op; geleverd op; bezorgdatum; bezorgdag;
            bezorging; bezorgd op; verzenddatum; verzonden op; aankomst; opening; vanaf; vanaf#
            """,
            .notFood: """
            punten; spaarpunten; tegoedbon; waardebon; cadeaubon; cadeaukaart; coupon; kortingsbon; aanbieding;
            aanbiedingen; korting; kortingscode; licentie; licentie nr; vergunning; abonnement; lidmaatschap;
            certificaat; certificaat nr; app; download; verzekering; kaartje; ticket; tickets; prijsvraag; winactie;
            loterij; prijs; prijzen; proefperiode; klantenkaart; zegels; actie; licenties; certificaten; uw punten; je
            punten
            """,
            .validUntil: """
            vervalt op; verval; vervalt; verloopt op; verloopt; verlopen op; verlopen; geldig tot en met; geldt tot;
            vervallen op
            """,
        ])
}
