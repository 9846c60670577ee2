extension LabelLanguage {
    static let finnish = LabelLanguage(
        "fi",
        months: """
            tammi tammik tammikuu tammikuun tammikuuta tammikuussa; helmi helmik helmikuu helmikuun helmikuuta helmikuussa;
            maalis maalisk maaliskuu maaliskuun maaliskuuta maaliskuussa; huhti huhtik huhtikuu huhtikuun huhtikuuta huhtikuussa;
            touko toukok toukokuu toukokuun toukokuuta toukokuussa; kesä kesäk kesäkuu kesäkuun kesäkuuta kesäkuussa;
            heinä heinäk heinäkuu heinäkuun heinäkuuta heinäkuussa; elo elok elokuu elokuun elokuuta elokuussa;
            syys syysk syyskuu syyskuun syyskuuta syyskuussa; loka lokak lokakuu lokakuun lokakuuta lokakuussa;
            marras marrask marraskuu marraskuun marraskuuta marraskuussa; joulu jouluk joulukuu joulukuun joulukuuta joulukuussa
            """,
        weekdays: "ma maanantai; ti tiistai; ke keskiviikko; to torstai; pe perjantai; la lauantai; su sunnuntai",
        numbers: "yhden kahden kolmen neljän viiden kuuden seitsemän kahdeksan yhdeksän kymmenen",
        ordinals: """
            ensimmäinen ensimmäisen ensimmäiset; toinen toisen; kolmas kolmannen; viimeinen viimeisen viimeiset
            """,
        words: [
            .bestBefore: """
            parasta ennen; parasta ennen päiväys; parasta; p e; vähimmäissäilyvyysaika; säilyy vähintään; säilyy;
            parhaimmillaan ennen; vähimmäissäilyvyys; parasta enn
            """,
            .useBy: """
            viimeinen käyttöajankohta; viimeinen käyttöpäivä; viim käyttöajankohta; viim käyttöpäivä;
            viim käyttöpv; vkp; viim käyttöajank; viimeinen käyttöpvm; käytettävä ennen; käytettävä viimeistään;
            viim käyttöp
            """,
            .expiry: "käyttökelpoinen; viimeinen voimassaolopäivä",
            .sellBy: "viimeinen myyntipäivä; viim myyntipäivä",
            .production: """
            valmistettu; valmistuspäivä; valmistuspvm; valm; valmistusaika; leivottu; paahdettu; paahtopäivä;
            munintapäivä; tuotettu; panopäivä; valm pvm; pyydetty#; pyyntipäivä#; pantu#; jauhettu#; keitetty#;
            savustettu#; munittu#; teurastettu#; tislattu#; pullotettu#; tuotantopäivä; paistettu; paistopäivä;
            keitetty; paahtopvm; jauhettu; teurastettu; teurastuspäivä; pyydetty; pyyntipäivä; purettu; muninta;
            munittu; pullotettu; pullotuspäivä; lypsetty; viipaloitu; savustettu; sadonkorjuu
            """,
            .packed: "pakattu; pakkauspäivä; pakkauspvm; pakk pvm; pakk; pakkausaika; punnittu",
            .frozen: "pakastettu; pakastuspäivä; jäädytetty; pakastamispäivä",
            .harvest: "korjattu; sato; satovuosi",
            .lot: "erä; eränumero; eränro; erä nro; lot; eräkoodi",
            .promotion: """
            tarjous; kilpailu; voita; kampanja; arvonta; tarjous voimassa; kuponki; alennus; palkinto; osallistu; etu
            """,
            .ignored: """
            voimassa; vuodesta; perustettu; puh; puhelin; hinta; kuluttajapalvelu; lupa; sertifikaatti; mitali;
            patentti; y tunnus; pl; aukioloajat; avoinna; painos; versio; standardi; vuosikerta; analyysi; katu; tie
            """,
            .elsewhere: """
            katso; ks; ks kansi; katso kansi; katso pohja; kts; merkitty; ks pakkaus; katso pakkaus; ks päiväys;
            pakkauksessa; kannessa; katso päiväys
            """,
            .opened: "avattuna; avaamisen jälkeen; avattu; avatun; avaamisesta",
            .shelfLife: "säilyvyys; säilyvyysaika",
            .fromProduction: """
            valmistuksesta; pakkaamisesta; valmistuspäivästä; pakkauspäivästä; muninnasta; munintapäivästä; paahdosta;
            paahtopäivästä; lypsystä; pullotuksesta; ostopäivästä
            """,
            .end: "loppua; loppu; lopussa; lopun; loppuun; loppuun mennessä; loppupuoli; loppupuolella",
            .days: "päivää; päivä; pv; vrk; vuorokautta; vuorokauden; päivän",
            .weeks: "viikkoa; viikko; vk; viikon; viikolla",
            .months: "kuukautta; kuukausi; kk",
            .years: "vuotta; vuosi",
            .dayMonthYearHint: "pp kk vv; pp kk vvvv; ppkkvv; pv kk v; päivä kuukausi vuosi",
            .hours: "tuntia; tunnin",
            .within: "kuluessa; säilyy; käytettävä; sisällä; syötävä; enintään; nautittava",
            .thawed: "sulatettu#; sulatuspäivä#",
            .thawing: "sulatuksen jälkeen",
            .calendarWeek: "vko; viikko",
            .freshFood: """
            maito; rasvaton maito; jogurtti; kerma; rahka; viili; munat; kana; kalkkuna; jauheliha; kinkku; makkara;
            salaatti; tuore; leipä; kakku; lohi; katkaravut; hummus; pinaatti; mansikat; tofu; säilytys; piimä
            """,
            .lastingFood: """
            tee; kahvi; riisi; pasta; hunaja; hillo; säilyke; pavut; linssit; tonnikala; keitto; liemi; sinappi; suklaa;
            karkki; keksit; sipsit; mysli; kaurahiutaleet; pähkinät; mantelit; olut; viini; mehu; näkkileipä
            """,
            .notice: "kuitti; yhteensä; lasku; tilaus; toimitus; toimitettu; lippu; takaisinveto; alv; kiitos",
            .freezing: "pakastin; pakaste; pakastettu",
            .unopened: "avaamattomana; avaamaton; ennen avaamista",
            .chilling: "jääkaappi; jääkaapissa; säilytä kylmässä; kylmäsäilytys",
            .early: "alku; alussa; alkuun; alkuun mennessä; alkupuoli; alkupuolella; alkupäivät",
            .middle: "puoliväli; puolivälissä; puoliväliin; puoliväliin mennessä; keskivaihe",
            .halfOfMonth: "puolisko; puolikas",
            .thirdOfMonth: "kolmannes; kolmasosa",
            .firstDay: """
            alkaen; aikaisintaan; ei ennen; älä käytä ennen; ei saa käyttää ennen; älä myy ennen; ei saa myydä ennen;
            ei myydä ennen; älä avaa ennen; älä syö ennen; syöntivalmis alkaen; parasta jälkeen; parhaimmillaan;
            myynnissä alkaen; myyntiin; myynti alkaa; toimituspäivä; toimituspvm; toimitus; toimitetaan; toimitettu;
            lähetyspäivä; lähetetty; saapuu; avataan; toimituspäivämäärä
            """,
            .from: "alkaen; lähtien; jälkeen",
            .notFood: """
            pisteet; bonuspisteet; lahjakortti; arvoseteli; kuponki; kupongit; tarjous; tarjoukset; alennus;
            alennuskoodi; lisenssi; lisenssi nro; lupa; tilaus; jäsenyys; sertifikaatti; sertifikaatti nro; todistus;
            sovellus; lataa; vakuutus; lippu; liput; kilpailu; arvonta; hinta; kokeilujakso; kanta asiakaskortti;
            pisteesi; lahjakorttisi; tilauksesi; jäsenyytesi
            """,
            .validUntil: "vanhenee; erääntyy; vanhenevat",
        ])
}
