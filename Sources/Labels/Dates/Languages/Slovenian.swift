extension LabelLanguage {
    static let slovenian = LabelLanguage(
        "sl",
        months: """
            jan januar; feb februar; mar marec; apr april; maj; jun junij; jul julij; avg avgust; sep september;
            okt oktober; nov november; dec december
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
            .expiry: "rok uporabe; rok trajanja; velja do; rok uporabnosti; rok uporabe do",
            .production: """
            proizvedeno; datum proizvodnje; izdelano; datum izdelave; proizvodnja; dat proizvodnje; pečeno; praženo;
            datum nesnosti; izdelava; datum znesenja; pridelano; ulovljeno#; dimljeno#; datum praženja; zneseno#;
            zaklano#; polnjeno#; pripravljeno#
            """,
            .packed: "pakirano; zapakirano; datum pakiranja; embalirano; pakiranje; pakirano dne",
            .frozen: "zamrznjeno; datum zamrznitve; globoko zamrznjeno; zamrznjeno dne",
            .harvest: "obrano; letina; trgatev; pobrano",
            .lot: "serija; lot; št serije; številka serije; šarža; serija št; št lota; lot št",
            .promotion: "akcija; nagradna igra; natečaj; ponudba; velja od; osvoji; sodeluj",
            .ignored: "od leta; ustanovljeno; tel; telefon; cena; nagrade; gratis; info",
            .elsewhere: """
            glej; glej pokrov; glej embalažo; glej odtis; odtisnjeno na; navedeno na; na embalaži; na pokrovu;
            odtisnjen; glejte; označeno na; glej dno; naveden na
            """,
            .opened: "po odprtju; odprto; po odmrznitvi; od odprtja; po odprtju embalaže",
            .shelfLife: "trajnost; obstojnost",
            .fromProduction: "od datuma proizvodnje; od proizvodnje; od dneva proizvodnje; od pakiranja",
            .end: "konca; konec; do konca",
            .days: "dni; dan; dneva",
            .weeks: "tednov; tedna; teden; tedne",
            .months: "mesecev; meseca; mesec; mesece; mes",
            .years: "let; leta; leto",
            .weekday: "ponedeljek; torek; sreda; četrtek; petek; sobota; nedelja",
            .dayMonthYearHint: "dd mm ll; dd mm llll; dan mesec leto",
            .hours: "ur; urah",
            .within: "v roku; porabiti v",
            .thawed: "odtajano#; odmrznjeno#",
        ])
}
