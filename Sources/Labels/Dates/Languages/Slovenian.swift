extension LabelLanguage {
    static let slovenian = LabelLanguage(
        "sl",
        months: """
            jan januar; feb februar; mar marec; apr april; maj; jun junij; jul julij; avg avgust; sep september;
            okt oktober; nov november; dec december
            """,
        weekdays: "pon ponedeljek; tor torek; sre sreda; čet četrtek; pet petek; sob sobota; ned nedelja",
        ordinals: """
            prva prvi prve prvega; druga drugi druge drugega; tretja tretji tretje; zadnja zadnji zadnje zadnjega
            """,
        words: [
            .bestBefore: """
            uporabno najmanj do; uporabno najmanj do konca; uporabno najmanj; najbolje uporabiti do;
            najboljše uporabiti do; rok uporabe najmanj do; uporabiti najmanj do; minimalni rok trajanja;
            najmanj uporabno do; uporabno vsaj do; uporaben najmanj do; uporabna najmanj do; u.n.d.
            """,
            .useBy: """
            porabiti do; uporabiti do; porabite do; uporabno do; porabi do; porabiti pred; porabiti najkasneje do
            """,
            .expiry: "rok uporabe; rok trajanja; rok uporabnosti; rok uporabe do",
            .production: """
            proizvedeno; datum proizvodnje; izdelano; datum izdelave; proizvodnja; dat proizvodnje; pečeno; praženo;
            datum nesnosti; izdelava; datum znesenja; pridelano; ulovljeno#; dimljeno#; datum praženja; zneseno#;
            zaklano#; polnjeno#; pripravljeno#; pripravljeno; zaklano; ulovljeno; izvaljeno; zneseno; natočeno; datum
            polnjenja; polnjeno; namolzeno; narezano
            """,
            .packed: "pakirano; zapakirano; datum pakiranja; embalirano; pakiranje; pakirano dne; tehtano",
            .frozen: "zamrznjeno; datum zamrznitve; globoko zamrznjeno; zamrznjeno dne",
            .harvest: "obrano; letina; trgatev; pobrano",
            .lot: "serija; lot; št serije; številka serije; šarža; serija št; št lota; lot št",
            .promotion: """
            akcija; nagradna igra; natečaj; ponudba; velja od; osvoji; sodeluj; akcija velja; zadeni; kupon; popust;
            nagrada; katalog
            """,
            .ignored: """
            od leta; ustanovljeno; tel; telefon; cena; nagrade; gratis; info; dovoljenje; certifikat; medalja; patent;
            faks; ul; ulica; izdaja; različica; standard; analiza; avtomat
            """,
            .elsewhere: """
            glej; glej pokrov; glej embalažo; glej odtis; odtisnjeno na; navedeno na; na embalaži; na pokrovu;
            odtisnjen; glejte; označeno na; glej dno; naveden na
            """,
            .opened: "po odprtju; odprto; po odmrznitvi; od odprtja; po odprtju embalaže",
            .shelfLife: "trajnost; obstojnost",
            .fromProduction: """
            od datuma proizvodnje; od proizvodnje; od dneva proizvodnje; od pakiranja; od znesenja; od praženja; od
            molže; po molži; od točenja; od polnjenja; po nakupu
            """,
            .end: "konca; konec; do konca; koncem",
            .days: "dni; dan; dneva; dneh; dnevih",
            .weeks: "tednov; tedna; teden; tedne; tednih; tednu",
            .months: "mesecev; meseca; mesec; mesece; mes; mesecih",
            .years: "let; leta; leto; letih",
            .dayMonthYearHint: "dd mm ll; dd mm llll; dan mesec leto",
            .hours: "ur; urah; ure; uri",
            .within: "v roku; porabiti v; porabite v; uporabno; največ; uporabiti v",
            .thawed: "odtajano#; odmrznjeno#",
            .freshFood: """
            mleko; jogurt; smetana; skuta; jajca; piščanec; puran; goveje; svinjsko; šunka; klobasa; solata; sendvič;
            sveže; kruh; torta; losos; špinača; jagode; tofu; hraniti na hladnem
            """,
            .lastingFood: """
            čaj; kava; riž; testenine; med; marmelada; konzerva; fižol; leča; tuna; juha; gorčica; čokolada; bonboni;
            piškoti; čips; kosmiči; orehi; pivo; sirup; zamrznjeno
            """,
            .notice: "račun; skupaj; naročilo; dostava; vstopnica; odpoklic; ddv; hvala",
            .unopened: "pred odprtjem; neodprto",
            .chilling: "hladilnik; v hladilniku; hladilniku; na hladnem",
            .early: "začetek; začetka; začetku; začetkom; do začetka",
            .middle: "sredina; sredine; sredini; sredi; polovica; polovice; polovici; do sredine",
            .halfOfMonth: "polovica; polovice; polovici",
            .thirdOfMonth: "dekada; dekade; tretjina",
            .firstDay: """
            od#; ne pred; ne prej kot; ne uporabljajte pred; ne uporabljati pred; ne uživati pred; ne prodajati pred;
            ne odpirati pred; pripravljeno od; zrelo od; najboljše po; najbolje po; v prodaji od; v trgovinah od; na
            voljo od; datum dostave; dan dostave; dostava; dostavljeno; datum dobave; dobava; poslano; datum
            pošiljanja; otvoritev; velja od
            """,
            .notFood: """
            točke; darilna kartica; darilni bon; bon; kupon; kuponi; ponudba; ponudbe; popust; popusti; licenca;
            licenca št; dovoljenje; naročnina; članstvo; certifikat; certifikat št; potrdilo; aplikacija; aplikacijo;
            prenesi; prenesite; garancija; zavarovanje; vstopnica; natečaj; nagradna igra; žrebanje; cena; promocijska
            koda; nalepke
            """,
            .validUntil: "velja do; veljavno do; veljaven do; veljavna do; poteče; potečejo; se izteče",
        ])
}
