extension LabelLanguage {
    static let danish = LabelLanguage(
        "da",
        months: """
            jan januar; feb februar; mar marts; apr april; maj; jun juni; jul juli; aug august; sep september;
            okt oktober; nov november; dec december
            """,
        weekdays: "man mandag; tir tirs tirsdag; ons onsdag; tor tors torsdag; fre fredag; lør lørdag; søn søndag",
        numbers: "en to tre fire fem seks syv otte ni ti elleve tolv",
        ordinals: "første; anden andet andre; tredje; sidste",
        periods: "fra mellem; til",
        words: [
            .bestBefore: """
            bedst før; bedst før udgangen af; bedst før og med; mindst holdbar til; mindst holdbar til og med;
            mindst holdbar til udgangen af; bedst for; bedst foer; mindst holdbar; min holdbar til;
            min holdbarhed; bf; mh; bedst før dato; bedst inden; bedst før slutningen af;
            holdbarhedsdato
            """,
            .useBy: """
            sidste anvendelsesdato; sidste anvendelsesdag; holdbar til; holdbar til og med; anvendes inden;
            bruges inden; anvendes senest; sidste anv dato; sidste anv; anvendes før; sidste forbrugsdag;
            sidste forbrugsdato
            """,
            .expiry: "udløbsdato; udløb",
            .sellBy: "sidste salgsdato; sidste salgsdag; sælges inden",
            .production: """
            produceret; produceret den; produktionsdato; prod dato; fremstillet; fremstillet den; bagt den; læggedato;
            ristet den; brygget; tappet den; fremstillingsdato; prod; fanget#; fanget den; brygget den; malet#; kogt#;
            bagt#; røget#; skåret#; malket#; ristet#; ristedato; lagt#; tilberedt#; slagtet#; destilleret#; tappet#;
            lavet den; tilberedt; tilberedt den; bagt; kogt den; ristet; malet den; slagtet; slagtet den; slagtedato;
            fanget; fangstdato; landet; landet den; landingsdato; lagt; lagt den; aftappet; aftappet den; tappet;
            tappedato; malket; malket den; skåret den; røget den
            """,
            .packed: "pakket den; pakket; pakkedato; pakkedag; pakket d; emballeret den; emballeret; vejet den; pk",
            .frozen: "frosset den; nedfrosset den; indfrosset den; frosset; nedfrosset; indfrysningsdato",
            .harvest: "høstet; høst",
            .lot: "lot; batch; parti; batchnr; partinr; lotnr; parti nr; batch nr",
            .promotion: """
            tilbud; konkurrence; gælder til; gælder fra; kampagne; kampagnen; rabat; lodtrækning; tilbuddet gælder;
            kupon; præmie; avisen; deltag; vind
            """,
            .ignored: """
            siden; grundlagt; tlf; telefon; pris; kampagne; art nr; varenr; kundeservice; etableret; version; udgave;
            messe; revideret; postboks; åbningstider; ovn; mikroovn; tilberedning; minutter; opskrift; bestilling;
            levering; faktura; kvittering; certifikat; medalje; trykt; autorisation; patent; cvr; åben; revision;
            standard; høstår; analyse; vej; gade
            """,
            .elsewhere: """
            se; se låg; se bund; se pakning; se emballage; se dato; se bagside; se forside; se kant; se top;
            se stempel; se side; se låget; se bunden
            """,
            .opened: "efter åbning; åbnet; holdbar efter åbning; ved åbning",
            .shelfLife: "holdbarhed",
            .fromProduction: """
            fra produktion; fra pakning; fra produktionsdato; efter produktion; fra ristning; efter bagning; efter
            ristning; fra tapning; efter pakning; efter pakkedato; fra pakkedato; efter læggedato; fra læggedato; efter
            læggedag; fra ristedato; efter malkning; efter køb
            """,
            .end: "udgangen af; slutningen af; udgang af; ultimo; sent i",
            .days: "dage; dag; døgn",
            .weeks: "uger; uge",
            .months: "måneder; måned; mdr; md",
            .years: "år",
            .dayMonthYearHint: "dd mm åå; dd mm åååå; dag måned år",
            .hours: "timer",
            .within: """
            inden for; indenfor; holdbar i; spises inden for; spises senest; inden; holdbar; spises inden; maks; højst
            """,
            .thawed: "optøet#; optøet den; optøningsdato",
            .thawing: "efter optøning",
            .calendarWeek: "uge",
            .quarter: "kvartal",
            .halfYear: "halvår",
            .freshFood: """
            mælk; letmælk; sødmælk; yoghurt; fløde; skyr; æg; kylling; kalkun; oksekød; hakket; skinke; pølse; salat;
            sandwich; frisk; brød; kage; laks; rejer; hummus; spinat; jordbær; champignon; tofu; køl; leverpostej;
            smørrebrød
            """,
            .lastingFood: """
            te; kaffe; ris; pasta; honning; marmelade; konserves; bønner; linser; tun; makrel; suppe; bouillon; sennep;
            chokolade; slik; kiks; chips; müsli; havregryn; nødder; mandler; øl; saft; knækbrød
            """,
            .notice: """
            kvittering; total; bon; faktura; ordre; levering; leveret; billet; tilbagekaldelse; moms; tak for; i alt
            """,
            .freezing: "fryser; dybfrost; frost; nedfrosset",
            .unopened: "uåbnet; før åbning",
            .chilling: "køleskab; i køleskab; på køl; opbevares på køl",
            .early: "begyndelsen af; starten af; primo; tidligt i; start",
            .middle: "midten af; medio; midt i",
            .halfOfMonth: "halvdel",
            .thirdOfMonth: "tredjedel",
            .firstDay: """
            fra den#; fra d#; fra#; tidligst; klar fra; klar den; spiseklar fra; moden fra; bedst efter; bedst fra; må
            ikke bruges før; må ikke anvendes før; må ikke sælges før; må ikke åbnes før; må ikke spises før; ikke
            før; bør ikke spises før; brug ikke før; anvend ikke før; sælges fra; sælges tidligst; i butik fra; i
            butikken fra; i butikkerne fra; til salg fra; kan købes fra; tilgængelig fra; leveringsdato; leveringsdag;
            levering; leveres; leveres den; leveret; leveret den; afsendelsesdato; afsendt; ankomst; åbner; åbner den;
            gælder fra
            """,
            .notFood: """
            point; bonuspoint; gavekort; værdibevis; kupon; kuponer; tilbud; rabat; rabatkode; licens; licens nr;
            tilladelse; abonnement; medlemskab; certifikat; certifikat nr; app; download; hent; forsikring;
            konkurrence; lodtrækning; pris; prøveperiode; kundekort; pointene; kuponen; gavekortet; abonnementet;
            licensen; certifikatet; appen; tilbuddet; medlemskabet; rabatten
            """,
            .validUntil: "udløber; udløber den; gyldig til; gyldigt til; gyldige til; gælder til og med",
        ])
}
