extension LabelLanguage {
    static let polish = LabelLanguage(
        "pl",
        months: """
            sty styczeń stycznia styczniu stycz; lut lutego luty lutym; mar marca marzec marcu;
            kwi kwiecień kwietnia kwietniu kwie kwiec; maj maja maju; cze czerwca czerwiec czerwcu czerw;
            lip lipca lipiec lipcu; sie sierpień sierpnia sierpniu; wrz wrzesień września wrześniu wrzes;
            paź październik października październiku pazdz; lis listopad listopada listopadzie;
            gru grudnia grudzień grudniu grudz
            """,
        weekdays: """
            pn pon poniedziałek; wt wto wtorek; śr środa środę; cz czw czwartek; pt pią piątek; sb sob sobota sobotę; nd
            ndz niedziela niedzielę
            """,
        numbers: "jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście",
        ordinals: """
            pierwsza pierwszy pierwszej pierwszego; druga drugi drugiej drugiego; trzecia trzeci trzeciej; ostatnia
            ostatni ostatniej ostatniego
            """,
        periods: "od; do",
        words: [
            .bestBefore: """
            najlepiej spożyć przed; najlepiej spożyć przed końcem; najlepiej spożyć do;
            najlepiej spożyć przed datą; najlepiej spożyć; najlepiej przed; nsp; n s p; najl spożyć przed;
            najl spoż przed; minimalna trwałość; data minimalnej trwałości; najlepiej zużyć przed;
            najlepiej użyć przed; najlepiej spożyć przed dniem
            """,
            .useBy: """
            należy spożyć do; spożyć do; należy spożyć do dnia; termin przydatności do spożycia;
            termin przydatności; nal spożyć do; należy zużyć do; zużyć do; spożyć przed; należy spożyć przed;
            przydatne do spożycia do; tps
            """,
            .expiry: """
            data ważności; termin ważności; przydatność do; ważność; t ważn; data przydatności; przydatne do
            """,
            .sellBy: "sprzedać do",
            .production: """
            data produkcji; wyprodukowano; data prod; prod; wyprodukowano dnia; wyprodukowane; d prod; wypiek;
            upieczono; data zniesienia; palono; data palenia; data wypału; rozlano; data rozlewu; warzono; data uboju;
            zniesiono; złowiono#; połów#; data połowu; uwarzono#; zmielono#; mielono#; ugotowano#; upieczone#;
            wypieczono#; uwędzono#; udojono#; degorżowano#; zniesione#; przygotowano#; data przygotowania; ubito#;
            destylowano#; butelkowano#; rozlew#; data napełnienia; napełniono#; data zniesienia jaj; palenie#;
            produkcja; wytworzono; wytworzono dnia; data wytworzenia; przygotowano; przygotowano dnia; data wypieku;
            wypieczono; ugotowano; upalono; palenie; zmielono; ubój; ubito; złowiono; połów; udojono; udój; data udoju;
            pokrojono; krojono; wędzono; nalano; data nalania
            """,
            .packed: """
            zapakowano; data pakowania; zapakowano dnia; pakowano; pakowano dnia; spakowano; data pak; pak;
            konfekcjonowano; zapakowane; pakowane; pakowanie; ważono; data ważenia
            """,
            .frozen: "zamrożono dnia; zamrożono; data zamrożenia; data mrożenia; mrożono; zamrożone",
            .harvest: "zebrano; data zbioru; zbiór; rok zbiorów",
            .lot: """
            partia; nr partii; numer partii; partia nr; partia produkcyjna; nr p; seria; nr serii; numer serii;
            kod partii
            """,
            .promotion: """
            promocja; promocja trwa do; konkurs; loteria; oferta; oferta ważna do; akcja trwa do; wygraj; nagroda;
            nagrody; promocja ważna do; zgłoszenia do; zgłoszenia; regulamin; konkurs trwa; kupon; rabat; okres
            promocji; losowanie; wygrywaj; promocja ważna; oferta ważna; ważna do; ważna od; do wygrania; zniżka; kod
            promocyjny; naklejki; gratis; gazetka; akcja
            """,
            .ignored: """
            rok założenia; założono; zał; tel; telefon; infolinia; cena; nr art; gratis; wersja; aktualizacja; ważne od;
            krs; nip; regon; fasson; indeks; wydanie; targi; zrewidowano; skrytka pocztowa; godziny otwarcia; piekarnik;
            mikrofalówka; przygotowanie; minut; przepis; zamówienie; data zamówienia; dostawa; data dostawy; faktura;
            paragon; cena ważna; certyfikat; norma; atest; medal; złoty medal; data urodzenia; wydrukowano; z dnia;
            nagroda; ulica; ul; rok; zezwolenie; pozwolenie; certyfikat nr; patent; fax; od roku; założona; założony;
            tradycja od; edycja; rewizja; rocznik; analiza; badanie z dnia; druk; data druku; ostatnia aktualizacja; kod
            pocztowy
            """,
            .elsewhere: """
            patrz; data na; podano na; podana na; umieszczono na; na wieczku; na opakowaniu; na denku;
            data na opakowaniu; data na wieczku; na nakrętce; na boku; nadrukowano; nadruk; na spodzie;
            na zgrzewie; umieszczona na; zob; data podana
            """,
            .opened: "po otwarciu; otwarte; od otwarcia; po otwarciu spożyć",
            .shelfLife: "trwałość; okres przydatności; okres trwałości",
            .fromProduction: """
            od daty produkcji; od produkcji; od daty wyprodukowania; od zapakowania; od daty pakowania; od daty palenia;
            od palenia; od zniesienia; od napełnienia; od daty zniesienia; od daty wypału; od dnia produkcji; od
            pakowania; po zniesieniu; od wypalenia; od udoju; po udoju; od rozlewu; od daty przygotowania; od
            przygotowania; od wytworzenia; od uboju; od daty zakupu; od zakupu; po produkcji; od rozmrożenia
            """,
            .end: "końcem; końca; koniec; końcu; do końca; pod koniec",
            .days: "dni; dzień; dnia; doba; dób; doby; dniach",
            .weeks: "tygodni; tygodnie; tydzień; tyg; tygodnia; tygodniu",
            .months: "miesięcy; miesiące; miesiąc; mies; m-cy; mc",
            .years: "lat; lata; rok; roku",
            .dayMonthYearHint: "dd mm rr; dd mm rrrr; dzień miesiąc rok; ddmmrr; ddmmrrrr",
            .yearMonthDayHint: "rr mm dd; rrrr mm dd",
            .hours: "godzin; godziny; godz; h; godzinach",
            .within: """
            w ciągu; spożyć w ciągu; najlepiej spożyć w ciągu; zużyć w ciągu; do; spożyć w; zużyć w; przydatność;
            przechowywać do; maks; maksymalnie; nie dłużej niż; przez
            """,
            .thawed: "rozmrożono#; data rozmrożenia; rozmrożone#",
            .thawing: "po rozmrożeniu; od rozmrożenia",
            .calendarWeek: "tydzień; tyg",
            .quarter: "kwartał; kw; kwartału",
            .halfYear: "półrocze; półrocza",
            .monthYearHint: "mm rr; mm rrrr; miesiąc rok",
            .freshFood: """
            mleko; jogurt; śmietana; śmietanka; twaróg; serek; maślanka; kefir; jaja; kurczak; filet z kurczaka; indyk;
            wołowina; wieprzowina; mięso mielone; szynka; kiełbasa; parówki; sałatka; kanapka; świeży; świeże; chleb;
            bułka; ciasto; tort; łosoś; krewetki; hummus; szpinak; truskawki; maliny; pieczarki; tofu; przechowywać w
            temperaturze; pierogi; schłodzony
            """,
            .lastingFood: """
            herbata; kawa; ryż; makaron; miód; dżem; konserwa; fasola; soczewica; tuńczyk; szprot; zupa; bulion;
            musztarda; czekolada; cukierki; ciastka; herbatniki; chipsy; musli; płatki owsiane; orzechy; migdały;
            rodzynki; mleko w proszku; białko; witamina; suplement; piwo; wino; syrop; mrożonka; koncentrat
            """,
            .notice: """
            paragon; paragon fiskalny; suma; suma pln; faktura; zamówienie; dostawa; dostarczono; bilet; wycofanie; ptu;
            dziękujemy; kasa; razem; wydano; dotyczy
            """,
            .freezing: "zamrażarka; zamrażarce; mrożone; zamrożone; głęboko mrożone",
            .unopened: "przed otwarciem; nieotwarte; zamknięte; w zamkniętym opakowaniu",
            .chilling: "lodówka; w lodówce; lodówce; chłodzone; warunkach chłodniczych; przechowywać w lodówce",
            .early: "początek; początku; początkiem; na początku; z początkiem",
            .middle: "połowa; połowy; połowie; w połowie; środek; do połowy",
            .halfOfMonth: "połowa; połowy; połowie",
            .thirdOfMonth: "dekada; dekady; dekadzie",
            .firstDay: """
            od#; od dnia#; nie wcześniej niż; nie używać przed; nie spożywać przed; nie sprzedawać przed; nie otwierać
            przed; nie spożyć przed; nie przed; gotowe do spożycia od; gotowy od; gotowe od; dojrzały od; najlepszy
            po; najlepsze po; najlepiej po; najlepszy od; w sprzedaży od; sprzedaż od; w sklepach od; dostępne od;
            dostępny od; data dostawy; dzień dostawy; dostawa; dostawa dnia; dostarczono; dostarczone; termin dostawy;
            data wysyłki; wysłano; data nadania; data przyjazdu; data otwarcia; otwarcie; data premiery; premiera
            """,
            .notFood: """
            punkty; karta podarunkowa; bon; bony; kupon; kupony; oferta; oferty; rabat; rabaty; zniżka; licencja;
            licencja nr; zezwolenie; pozwolenie; subskrypcja; abonament; prenumerata; członkostwo; certyfikat;
            certyfikat nr; świadectwo; aplikacja; aplikację; pobierz; pobierz aplikację; ubezpieczenie; bilet;
            konkurs; losowanie; loteria; cena; kod rabatowy; okres próbny; karta lojalnościowa; naklejki; licencje;
            certyfikaty; vouchery; voucher; bon podarunkowy
            """,
            .validUntil: "ważne do; ważny do; ważne do końca; wygasa; wygasa dnia; wygasają; obowiązuje do",
        ])
}
