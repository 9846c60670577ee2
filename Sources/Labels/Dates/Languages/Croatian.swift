extension LabelLanguage {
    /// Croatian, and Bosnian.
    static let croatian = LabelLanguage(
        "hr",
        months: """
            sij siječanj siječnja siječnju siječnjem; velj veljača veljače veljači veljačom;
            ožu ožujak ožujka ožujku ožujkom; tra travanj travnja travnju travnjem;
            svi svibanj svibnja svibnju svibnjem; lip lipanj lipnja lipnju lipnjem; srp srpanj srpnja srpnju srpnjem;
            kol kolovoz kolovoza kolovozu kolovozom; ruj rujan rujna rujnu rujnom;
            lis listopad listopada listopadu listopadom;
            stu studeni studenoga studenom studenomu studenome studenog studenim;
            pro prosinac prosinca prosincu prosincem
            """,
        weekdays: "pon ponedjeljak; uto utorak; sri srijeda; čet četvrtak; pet petak; sub subota; ned nedjelja",
        ordinals: """
            prva prvi prve prvog; druga drugi druge drugog; treća treći treće; zadnja zadnji zadnje zadnjeg posljednja
            posljednji posljednje
            """,
        words: [
            .bestBefore: """
            najbolje upotrijebiti do; najbolje upotrijebiti do kraja; najbolje upotrijebiti prije;
            najbolje upotr do; najbolje upotrijebiti; najbolje do; najbolje koristiti do; najbolje uporabiti do;
            minimalna trajnost; najbolje konzumirati do; najb upotr do
            """,
            .useBy: """
            upotrijebiti do; potrošiti do; konzumirati do; iskoristiti do; upotr do; utrošiti do; upotrebljivo do;
            uporabiti do
            """,
            .expiry: "rok trajanja; rok valjanosti; rok uporabe; valjanost; rok trajanja do; rok upotrebe",
            .production: """
            proizvedeno; datum proizvodnje; proizvodnja; dat proizvodnje; proizv; datum nesenja; pečeno; prženo; d
            proizvodnje; napravljeno; proizvedeno dana; ulovljeno#; datum ulova; ispečeno#; dimljeno#; pomuženo#; datum
            prženja; sneseno#; zaklano#; pripremljeno#; pripremljeno; zaklano; ulovljeno; sneseno; datum punjenja;
            pomuzeno; narezano; dimljeno; datum odmrzavanja
            """,
            .packed: """
            pakirano; zapakirano; datum pakiranja; pakiranje; upakirano; pak; datum pakovanja; pakovano; punjeno; vagano
            """,
            .frozen: "zamrznuto; datum zamrzavanja; smrznuto; zamrznuto dana; duboko zamrznuto",
            .harvest: "berba; ubrano; žetva",
            .lot: "serija; lot; broj serije; broj lota; šarža; br serije; oznaka serije; lot br; serija br",
            .promotion: """
            akcija; nagradna igra; natječaj; ponuda; vrijedi od; osvoji; akcija traje; nagradni natječaj; kupon; popust;
            nagrada; katalog; trajanje akcije
            """,
            .ignored: """
            osnovano; tel; telefon; cijena; besplatni; info telefon; tradicija; oib; dozvola; certifikat; medalja;
            patent; faks; ul; ulica; poštanski; radno vrijeme; osnovana; od 19; izdanje; verzija; norma; analiza; rev
            """,
            .elsewhere: """
            vidi; vidi poklopac; vidi ambalažu; vidjeti; otisnuto na; naznačeno na; vidi na; otisnut na;
            na ambalaži; na poklopcu; vidi dno; označeno na; naveden na; istaknut na
            """,
            .opened: "nakon otvaranja; poslije otvaranja; otvoreno; od otvaranja",
            .shelfLife: "trajnost; rok čuvanja",
            .fromProduction: """
            od datuma proizvodnje; od proizvodnje; od dana proizvodnje; od pakiranja; od datuma pakiranja; od nesenja;
            nakon nesenja; od prženja; od mužnje; nakon mužnje; od punjenja
            """,
            .end: "kraja; kraj; krajem; do kraja; kraju; krajem mjeseca",
            .days: "dana; dan; dani; danima",
            .weeks: "tjedana; tjedna; tjedan; sedmica; tjednu",
            .months: "mjeseci; mjeseca; mjesec; mj",
            .years: "godina; godine; godinu; god",
            .dayMonthYearHint: "dd mm gg; dd mm gggg; dan mjesec godina",
            .hours: "sati; sata",
            .within: """
            u roku; u roku od; potrošiti u roku; unutar; najdulje; maks; upotrijebiti u roku; uporabiti u roku
            """,
            .thawed: "odmrznuto#",
            .thawing: "nakon odmrzavanja",
            .freshFood: """
            mlijeko; jogurt; vrhnje; sir svježi; jaja; piletina; pileći; puretina; govedina; svinjetina; mljeveno;
            šunka; kobasice; salata; sendvič; svježe; kruh; torta; losos; špinat; jagode; tofu; čuvati na hladnom
            """,
            .lastingFood: """
            čaj; kava; riža; tjestenina; med; džem; konzerva; grah; leća; tuna; juha; senf; čokolada; bomboni; keksi;
            čips; pahuljice; orasi; bademi; pivo; sirup; smrznuto
            """,
            .notice: """
            račun; ukupno; narudžba; dostava; dostavljeno; ulaznica; karta; opoziv; povlačenje; pdv; hvala; blagajna
            """,
            .unopened: "prije otvaranja; neotvoreno",
            .chilling: "hladnjak; u hladnjaku; hladnjaku; na hladnom; rashlađeno",
            .early: "početak; početka; početkom; početku; do početka",
            .middle: """
            sredina; sredine; sredinom; sredini; polovica; polovice; polovicom; do sredine; do polovice
            """,
            .halfOfMonth: "polovica; polovice; polovici; polovina",
            .thirdOfMonth: "dekada; dekade; trećina",
            .firstDay: """
            od#; ne prije; ne koristiti prije; ne upotrebljavati prije; ne upotrijebiti prije; ne prodavati prije; ne
            otvarati prije; ne konzumirati prije; ne ranije od; spremno za jelo od; spremno od; zrelo od; najbolje
            nakon; najbolje poslije; u prodaji od; prodaja od; u trgovinama od; dostupno od; dostava; datum dostave;
            dan dostave; datum isporuke; isporuka; isporučeno; dostavljeno; poslano; datum slanja; otvorenje; vrijedi
            od
            """,
            .notFood: """
            bodovi; bodova; poklon bon; poklon kartica; bon; kupon; kuponi; ponuda; ponude; popust; popusti; licenca;
            licenca br; dozvola; pretplata; članstvo; certifikat; certifikat br; potvrda; aplikacija; aplikaciju;
            preuzmi; preuzmite; osiguranje; ulaznica; karta; natječaj; nagradna igra; izvlačenje; cijena; promo kod;
            probno razdoblje; naljepnice
            """,
            .validUntil: "vrijedi do; valjan do; valjana do; valjano do; ističe; istječe; vrijede do; važi do",
        ])
}
