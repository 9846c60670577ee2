extension LabelLanguage {
    static let norwegian = LabelLanguage(
        "nb",
        months: """
            jan januar; feb februar; mar mars; apr april; mai; jun juni; jul juli; aug august; sep september;
            okt oktober; nov november; des desember
            """,
        weekdays: "man mandag; tir tirs tirsdag; ons onsdag; tor tors torsdag; fre fredag; lør lørdag; søn søndag",
        numbers: "en to tre fire fem seks sju åtte ni ti elleve tolv",
        ordinals: "første; andre annen annet; tredje; siste",
        periods: "fra mellom; til",
        words: [
            .bestBefore: """
            best før; best før utgangen av; best før og med; best for; best foer; minst holdbar til; bf;
            best før dato; best før slutten av; min holdbar til; holdbar til
            """,
            .useBy: """
            siste forbruksdag; siste forbruksdato; sfd; brukes innen; siste forbr dag; siste forbrukdag;
            brukes før
            """,
            .expiry: "utløpsdato; utløp",
            .sellBy: "siste salgsdag; siste salgsdato",
            .production: """
            produsert; produsert den; produksjonsdato; prod dato; fremstilt; bakt; tappet; brent den; tilvirket; verpet;
            prod; brygget; fanget#; fanget dato; malt#; kokt#; bakt dato; røkt#; melket#; brent#; brent dato; lagt#;
            leggedato; tilberedt#; slaktet#; slaktedato; destillert#; laget; laget den; tilberedt; tilberedt den; bakt
            den; kokt den; brent; brenndato; malt den; slaktet; slaktet den; fanget; fangst; fangstdato; fangst dato;
            landet; landet den; landingsdato; landet dato; verpedato; tappedato; melket; melket den; skåret den; røkt
            den; tint den
            """,
            .packed: "pakket; pakket den; pakkedato; pakkedag; pakke dato; veid den",
            .frozen: "frosset; frosset den; innfrosset; nedfrosset; innfrysingsdato; innfrysningsdato",
            .harvest: "høstet; innhøstet",
            .lot: "lot; batch; parti; partinr; batchnr; parti nr; lotnr",
            .promotion: """
            tilbud; konkurranse; vinn; kampanje; gjelder; rabatt; trekning; tilbudet gjelder; gjelder til; gjelder fra;
            kupong; premie; kundeavis
            """,
            .ignored: """
            gjelder til; siden; grunnlagt; tlf; telefon; pris; varenr; etablert; forbrukerservice; versjon; utgave;
            messe; revidert; postboks; åpningstider; ovn; mikrobølgeovn; tilberedning; minutter; oppskrift; bestilling;
            levering; faktura; kvittering; sertifikat; medalje; godkjenning; patent; org nr; åpent; revisjon; standard;
            årgang; analyse; vei; gate; fartøy; redskap
            """,
            .elsewhere: """
            se; se lokk; se bunn; se pakning; se pakningen; se emballasje; se stempel; se toppen; se baksiden;
            se kork; se siden; se lokket; se bunnen
            """,
            .opened: "etter åpning; åpnet; åpnet pakning; holdbar etter åpning",
            .shelfLife: "holdbarhet",
            .fromProduction: """
            fra produksjon; etter produksjon; fra pakking; fra brenning; etter pakking; etter pakkedato; fra pakkedato;
            fra produksjonsdato; etter verping; etter verpedato; etter brenning; etter melking; fra tapping; etter kjøp
            """,
            .end: "utgangen av; slutten av; utløpet av; sent i; seint i",
            .days: "dager; dag; døgn",
            .weeks: "uker; uke",
            .months: "måneder; måned; mnd",
            .years: "år",
            .hours: "timer",
            .within: "innen; holdbar i; brukes innen; spises innen; holdbar; maks; høyst",
            .thawed: "tint#; tint dato; opptint#; opptint dato",
            .thawing: "etter tining; etter opptining",
            .calendarWeek: "uke",
            .quarter: "kvartal",
            .halfYear: "halvår",
            .dayMonthYearHint: "dd mm åå; dag måned år",
            .freshFood: """
            melk; lettmelk; yoghurt; fløte; rømme; egg; kylling; kalkun; storfekjøtt; kjøttdeig; skinke; pølser; salat;
            fersk; brød; kake; laks; reker; spinat; jordbær; tofu
            """,
            .lastingFood: """
            te; kaffe; ris; pasta; honning; syltetøy; hermetikk; bønner; linser; tunfisk; makrell; suppe; buljong;
            sennep; sjokolade; kjeks; chips; müsli; havregryn; nøtter; mandler; øl; saft; frys; knekkebrød
            """,
            .notice: "kvittering; totalt; faktura; ordre; levering; levert; billett; tilbakekalling; mva; takk for",
            .freezing: "fryser; fryst; dypfryst; frysevare",
            .unopened: "uåpnet; før åpning",
            .chilling: "kjøleskap; i kjøleskap; kjølevare; oppbevares kjølig",
            .early: "begynnelsen av; starten av; primo; tidlig i; start",
            .middle: "midten av; medio; midt i",
            .halfOfMonth: "halvdel; halvparten",
            .thirdOfMonth: "tredjedel",
            .firstDay: """
            fra den#; fra#; tidligst; klar fra; spiseklar fra; moden fra; best etter; best fra; må ikke brukes før; må
            ikke selges før; må ikke åpnes før; må ikke spises før; skal ikke brukes før; skal ikke selges før; ikke
            før; bruk ikke før; ikke bruk før; ikke selg før; selges fra; i butikk fra; i butikken fra; i butikkene
            fra; til salgs fra; salgsstart; tilgjengelig fra; leveringsdato; leveringsdag; levering; leveres; leveres
            den; levert; levert den; sendt; avsendt; ankomst; åpner; åpner den; gjelder fra
            """,
            .notFood: """
            poeng; bonuspoeng; gavekort; verdibevis; kupong; kuponger; tilbud; rabatt; rabattkode; lisens; lisens nr;
            tillatelse; abonnement; medlemskap; sertifikat; sertifikat nr; app; last ned; forsikring; billett;
            konkurranse; trekning; pris; prøveperiode; kundekort; poengene; kupongen; gavekortet; abonnementet;
            lisensen; sertifikatet; appen; tilbudet; medlemskapet; rabatten
            """,
            .validUntil: "utløper; utløper den; gyldig til; gyldig til og med; gjelder til og med",
        ])
}
