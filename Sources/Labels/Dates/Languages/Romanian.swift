extension LabelLanguage {
    static let romanian = LabelLanguage(
        "ro",
        months: """
            ian ianuarie; feb februarie febr; mar martie mart; apr aprilie; mai; iun iunie; iul iulie; aug august;
            sept septembrie sep; oct octombrie; noiembrie nov noiem; dec decembrie
            """,
        weekdays: "lun luni; mar marți; mie miercuri; joi; vin vineri; sâm sâmbătă; dum duminică",
        numbers: "o două trei patru cinci șase șapte opt nouă zece",
        ordinals: """
            prima primul primele primei; a_doua al_doilea doua; a_treia al_treilea treia; ultima ultimul ultimele
            ultimei
            """,
        periods: "de între; la până",
        words: [
            .bestBefore: """
            a se consuma de preferință înainte de; a se consuma de preferință înainte;
            a se consuma de preferință înainte de sfârșitul;
            a se consuma de preferință înainte de sfârșitul lunii; a se consuma de preferință până la;
            a se consuma de preferinta inainte de; a se consuma de pref înainte de; de preferință înainte de;
            de consumat de preferință înainte de; a se consuma de preferinţă înainte de;
            termen de valabilitate minimală; data durabilității minimale; ddm; a se consuma de preferință;
            data minimală de durabilitate; a se consuma preferabil înainte de;
            a se folosi de preferință înainte de
            """,
            .useBy: """
            a se consuma până la; a se consuma până la data de; a se consuma înainte de; a se utiliza până la;
            expiră la data de; consumați până la; a se consuma pana la; data limită de consum;
            a se folosi până la; expiră la
            """,
            .expiry: """
            exp; data expirării; termen de valabilitate; data de expirare; valabilitate; val; data exp; expirare;
            termen valabilitate
            """,
            .production: """
            fabricat; fabricat la; data fabricației; data fabricatiei; produs la; data producției; fab; data fabricării;
            data ouatului; fabricat la data de; data prod; produs la data; fabr; îmbuteliat la; pescuit#; prins la;
            măcinat#; gătit#; copt#; afumat#; muls#; prăjit#; data prăjirii; ouat#; sacrificat#; distilat#; îmbuteliat#;
            preparat la; produs; fabricație; preparat; copt la; gătit la; prăjit; prăjit la; măcinat la; sacrificat;
            sacrificat la; data sacrificării; pescuit la; data pescuirii; ouat la; data ouării; îmbuteliat; data
            îmbutelierii; muls la; data mulgerii; mulgere; feliat la; afumat la; data decongelării
            """,
            .packed: """
            ambalat; ambalat la; data ambalării; amb; ambalat la data de; împachetat; cântărit la; porționat la
            """,
            .frozen: """
            congelat la data; congelat la; congelat; data congelării; congelat la data de; data primei congelări
            """,
            .harvest: "recoltat; recolta; recoltat la",
            .lot: "lot; nr lot; lotul; număr lot; serie lot; lot nr",
            .promotion: """
            promoție; promoția; concurs; ofertă; oferta; valabil de la; tombolă; câștigă; participă; campanie; oferta
            valabilă; tragere la sorți; cupon; reducere; premiu; perioada campaniei; înscrie codul; catalog
            """,
            .ignored: """
            fondat; fondată în; tel; telefon; preț; infoline; perioada; tarif; autorizație; certificat; medalie; brevet;
            cui; fax; cod poștal; program; deschis; din anul; fondată; ediție; revizie; normă; an de recoltă; analiză;
            str; strada; bd; capital social; nr reg com
            """,
            .elsewhere: """
            vezi; vezi capac; vezi ambalaj; vezi capacul; vezi ambalajul; înscrisă pe; menționată pe;
            inscripționată pe; pe capac; pe ambalaj; vezi data; imprimată; vezi inscripția; marcată
            """,
            .opened: "după deschidere; după deschiderea; odată deschis; de la deschidere",
            .shelfLife: "durata de păstrare; perioada de valabilitate; durabilitate; valabilitate minimă",
            .fromProduction: """
            de la data fabricației; de la data fabricatiei; de la fabricare; de la data producerii; de la data
            ambalării; de la fabricație; de la data producției; de la producere; de la ambalare; de la ouat; de la data
            ouatului; după ouat; de la prăjire; de la data prăjirii; de la muls; după muls; de la îmbuteliere; de la
            preparare; de la cumpărare
            """,
            .end: "sfârșitul; sfârșitul lunii; sfârșit; sfarsitul; sfârșitul lui; sfârșit de",
            .days: "zile; zi; de zile; zilelor",
            .weeks: "săptămâni; săptămână; săptămâna; săptămânii",
            .months: "luni; lună; de luni; lunilor",
            .years: "ani; an",
            .dayMonthYearHint: "zz ll aa; zz ll aaaa; zi lună an; ziua luna anul",
            .hours: "ore; oră",
            .within: """
            în termen de; a se consuma în; consumați în; în maxim; maxim; valabil; a se consuma în termen de; se
            păstrează
            """,
            .thawed: "dezghețat#; decongelat la; decongelat#",
            .thawing: "după decongelare",
            .freshFood: """
            lapte; iaurt; smântână; brânză; ouă; pui; curcan; vită; porc; carne tocată; șuncă; cârnați; salată; sandviș;
            proaspăt; pâine; tort; somon; spanac; căpșuni; tofu; a se păstra la rece
            """,
            .lastingFood: """
            ceai; cafea; orez; paste; miere; gem; conservă; fasole; linte; ton; supă; muștar; ciocolată; bomboane;
            biscuiți; chipsuri; cereale; ovăz; nuci; migdale; bere; sirop; congelat
            """,
            .notice: """
            bon fiscal; total; factură; comandă; livrare; livrat; bilet; retragere; rechemare; tva; vă mulțumim; casa
            """,
            .unopened: "înainte de deschidere; nedeschis; sigilat",
            .chilling: "frigider; la frigider; refrigerat; la rece",
            .early: """
            începutul; începutul lunii; începutul lui; început de; inceputul; inceputul lunii; început
            """,
            .middle: "mijlocul; mijlocul lunii; mijlocul lui; jumătatea; jumătatea lunii; mijloc de",
            .halfOfMonth: "jumătate; jumătatea; chenzină; chenzina",
            .thirdOfMonth: "decadă; decada",
            .firstDay: """
            de la#; începând cu; începând din; începând de la; a nu se consuma înainte de; a nu se folosi înainte de;
            a nu se utiliza înainte de; a nu se vinde înainte de; a nu se deschide înainte de; nu înainte de; gata de
            la; gata din; copt din; cel mai bun după; cel mai bine după; în magazine din; în magazin din; la vânzare
            din; de vânzare din; disponibil din; disponibil de la; disponibil începând cu; data livrării; ziua
            livrării; data de livrare; livrare; livrat la; livrat; data expedierii; expediat; data sosirii; deschidere
            """,
            .notFood: """
            puncte; puncte bonus; card cadou; voucher; vouchere; cupon; cupoane; ofertă; oferta; oferte; reducere;
            reduceri; licență; licența; licență nr; autorizație; autorizația; abonament; abonamentul; certificat;
            certificatul; certificat nr; aplicație; aplicația; descarcă; descărcați; asigurare; bilet; concurs;
            tombolă; tragere la sorți; preț; cod promoțional; probă gratuită; card de fidelitate; punctele; cuponul;
            voucherul; reducerea
            """,
            .validUntil: """
            expiră; expira; valabil până la; valabil pana la; valabil până; expiră pe; expiră în; valabilă până la;
            valabile până la; valabilă până
            """,
        ])
}
