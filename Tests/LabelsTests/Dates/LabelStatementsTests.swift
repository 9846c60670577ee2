import Testing

@testable import KeepItFreshLabels

/// What a label says beside a plain date: weekdays, lengths of life, calendars, markets, other people's dates.
@Suite struct LabelStatementsTests {
    private func dates(_ text: String, _ day: String) throws -> ParsedDates {
        let today = try #require(CivilDate(day))
        let lines = text.split(separator: "\n").map { TextLine(text: String($0)) }
        return DateParser().parse(lines, today: today, locale: nil, taken: today)
    }

    private func expiry(_ text: String, _ day: String) throws -> String? {
        try dates(text, day).expiry?.date.description
    }

    @Test(arguments: [
        ("RYE BREAD\nBEST BEFORE SAT 13", "2026-06-12", "2026-06-13"),
        ("Fleischsalat\nhaltbar bis Mo 02\nkühl lagern", "2027-07-30", "2027-08-02"),
        ("INSALATA\nDa consumare entro sab 06", "2024-07-04", "2024-07-06"),
        ("Салат\nГоден до чт 05", "2026-03-03", "2026-03-05"),
        ("EGG FILLING\nUSE BY: THURSDAY", "2025-03-04", "2025-03-06"),
        ("Geflügelsalat\nVerbrauchen bis: FREITAG", "2026-10-21", "2026-10-23"),
    ])
    func whenAWeekdayNamesTheDay_shouldTakeTheOneNearThePhoto(text: String, day: String, expected: String) throws {
        #expect(try expiry(text, day) == expected)
    }

    @Test func whenAWeekdayStandsAlone_shouldAsk() throws {
        #expect(try dates("EGG FILLING\nUSE BY: THURSDAY", "2025-03-04").expiry?.certainty != .sure)
    }

    @Test(arguments: [
        ("PIES 4 PACK\nopen MON 8-18\nUSE BY 12 JUN 26", "2026-06-08", "2026-06-12"),
        ("Müsli\nMo-Fr 8-17 Uhr\nMHD 12.06.27", "2026-06-08", "2027-06-12"),
    ])
    func whenAWeekdayIsOfOpeningHours_shouldTakeTheDate(text: String, day: String, expected: String) throws {
        #expect(try expiry(text, day) == expected)
    }

    @Test(arguments: [("WED 07/08/26", "2026-07-08"), ("FRI 07/08/26", "2026-08-07")])
    func whenAWeekdayStandsBeforeTheDate_shouldTellTheOrder(date: String, expected: String) throws {
        #expect(try expiry("FRESH PASTA\nBEST BEFORE \(date)", "2026-06-28") == expected)
    }

    @Test(arguments: [
        ("Milchreis\ngemolken am 15.08.26\ninnerhalb von 3 Tagen verbrauchen", "2026-08-16", "2026-08-18"),
        (
            "CAFÉ EN GRAINS\nTorréfié le 02/03/2027\nÀ consommer dans les 6 mois après torréfaction", "2027-04-01",
            "2027-09-02"
        ),
        (
            "SOUPE\nFabriquée le 15/01/27\nSe conserve 21 jours avant ouverture,\n3 jours après ouverture",
            "2027-01-19", "2027-02-05"
        ),
        ("冬瓜茶\n製造日期 2027/01/12\n保存期限 6個月(未開封)", "2027-03-30", "2027-07-12"),
        ("KEKS\nHergestellt am 01.02.2027\nzwölf Monate haltbar ab Herstellung", "2027-03-01", "2028-02-01"),
        (
            "BEER\nPACKAGED ON 04 MAR 2027\nBEST WITHIN NINETY DAYS\nENJOY WITHIN 90 DAYS OF PACKAGING", "2027-04-01",
            "2027-06-02"
        ),
    ])
    func whenALengthIsCounted_shouldEndThere(text: String, day: String, expected: String) throws {
        #expect(try expiry(text, day) == expected)
    }

    @Test(arguments: [("18:00", "2024-03-13"), ("06:00", "2024-03-12")])
    func whenTheLengthIsInHours_shouldCountFromTheClock(clock: String, expected: String) throws {
        let text = "Салат\nИзготовлен: 11.03.2024 \(clock)\nСрок годности 36 часов"

        #expect(try expiry(text, "2024-03-12") == expected)
    }

    @Test(arguments: [
        ("豆腐\n生产日期 2028-05-16\n保质期 冷藏30天 冷冻12个月\n冷藏销售", "2028-05-25", "2028-06-15"),
        ("水饺\n冷冻保存\n生产日期:2027-01-09\n保质期:冷冻12个月 冷藏3天", "2027-03-15", "2028-01-09"),
    ])
    func whenLengthsHoldForConditions_shouldTakeTheOneInWhichItIsSold(text: String, day: String, expected: String)
        throws
    {
        #expect(try expiry(text, day) == expected)
    }

    @Test func whenALengthCountsFromOpening_shouldNotBeTheEnd() throws {
        let text =
            "VELOUTÉ\nConditionné le 12/09/2026\nAprès ouverture, à conserver au réfrigérateur\net à consommer dans les 3 jours"

        #expect(try expiry(text, "2026-10-05") != "2026-09-15" || dates(text, "2026-10-05").expiry?.certainty != .sure)
    }

    @Test(arguments: [
        ("PRO 1405/03/14\nEXP 1406/03/14", "2026-09-30", "2027-06-04"),
        ("سوپ\nتاریخ تولید 1403/11/02\nانقضا 1403/11/12", "2025-01-24", "2025-01-31"),
        ("刺身盛合せ\n加工日 8.3.14\n消費期限 8.3.15", "2026-03-14", "2026-03-15"),
        ("漬物 白菜\n製造日 05.12.02\n賞味期限 05.12.16", "2023-12-05", "2023-12-16"),
        ("クッキー\n賞味期限 2026年5月上旬", "2026-02-11", "2026-05-10"),
        ("コーヒー\n賞味期限 25.11 中旬", "2025-09-03", "2025-11-20"),
        ("Dulce de membrillo\nConsumir preferentemente antes del:\n1er semestre 2029", "2028-06-08", "2029-06"),
    ])
    func whenAnotherCalendarIsPrinted_shouldConvertIt(text: String, day: String, expected: String) throws {
        #expect(try expiry(text, day) == expected)
    }

    @Test(arguments: [
        ("BABY SPINACH\nNET WT 10 OZ\nUSE BY 06/11/23\nFresno, CA 93706", "2023-05-30", "2023-06-11"),
        ("CHEDDAR 8 OZ\nBEST BY 03/07/2028\nMade in Wisconsin", "2027-11-20", "2028-03-07"),
        ("CHEDDAR 200 g\nBEST BEFORE 03/07/2028\nMade in Somerset", "2027-11-20", "2028-07-03"),
    ])
    func whenSignsTellTheMarket_shouldTakeItsOrder(text: String, day: String, expected: String) throws {
        #expect(try expiry(text, day) == expected)
    }

    @Test(arguments: [
        ("WHOLE MILK\nGALLON\nBEST BY JAN 26\nKEEP REFRIGERATED", "2026-01-12", "2026-01-26"),
        ("GREEN TEA 20 BAGS\nBEST BY JAN 27", "2026-01-12", "2027-01"),
    ])
    func whenANumberFollowsAMonth_shouldBeTheDayOfFreshFoodAlone(text: String, day: String, expected: String) throws {
        #expect(try expiry(text, day) == expected)
    }

    @Test func whenSeveralPacksAreInThePhoto_shouldTakeTheFirstToEndAndAsk() throws {
        let text = "THUNFISCHSALAT\nMHD 12.06.25 L1\nEIERSALAT\nMHD 09.06.25 L1\nKRABBENSALAT\nMHD 12.06.25 L2"

        let expiry = try dates(text, "2025-05-28").expiry

        #expect(expiry?.certainty != .sure)
    }

    @Test(arguments: [
        ("MHD\n17\n09\n2024\nL 4151", "2024-07-01", "2024-09-17"),
        ("Mind. haltbar bis\n18.03.291\nSpekulatius", "2028-10-05", "2029-03-18"),
        ("MOZZARELLA\nDa consumare entro:\n22/08/254,99 €", "2025-08-19", "2025-08-22"),
        ("RUSKS\nBB28FEB27L6241A14:55", "2026-09-30", "2027-02-28"),
        ("PEANUT BUTTER\nBB19FEB2810:31P3", "2027-01-26", "2028-02-19"),
        ("ESL MILCH\ngekühlt mind. haltbar bis\n23.06.2", "2025-06-11", "2025-06-23"),
        (
            "MERLUZA\nFecha de captura\nFecha de congelación\nConsumir pref. antes de\n20/07/2024\n12/08/2024\n28/02/2026",
            "2024-11-14", "2026-02-28"
        ),
    ])
    func whenThePrintIsBroken_shouldPutItTogether(text: String, day: String, expected: String) throws {
        #expect(try expiry(text, day) == expected)
    }

    @Test(arguments: [
        ("REWE Markt\nMILCH 1,49\nBROT 2,89\nSUMME EUR 4,38\n06.07.2024 18:42 Bon-Nr.: 4821\nKasse 3", "2024-07-06"),
        ("PROMOÇÃO JUNTOU GANHOU\nVÁLIDA DE 01/02/26 A 30/04/26\nGUARDE A EMBALAGEM", "2026-03-15"),
        ("FOLDERAANBIEDINGEN\ngeldig ma 5 t/m zo 11 mei 2025\nHele kip 4,99", "2025-05-07"),
    ])
    func whenADateIsOfSomethingElse_shouldNotBeSureOfIt(text: String, day: String) throws {
        #expect(try dates(text, day).expiry?.certainty != .sure)
    }

    @Test(arguments: [
        ("АЙРАН\nӨндірілген күні: 18.04.2025\nСақтау мерзімі: 14 тәулік", "2025-04-20", "2025-05-02"),
        (
            "ბორჯომი\nწარმოების თარიღი 01.08.2024\nვარგისიანობის ვადა: 12 თვე წარმოების დღიდან", "2024-08-20",
            "2025-08-01"
        ),
        (
            "Լեչո\nԱրտադրման ամսաթիվը՝ 15.09.2029\nՊիտանելիության ժամկետը՝ 24 ամիս արտադրման օրվանից", "2030-08-05",
            "2031-09-15"
        ),
    ])
    func whenTheLanguageIsRare_shouldUnderstandItToo(text: String, day: String, expected: String) throws {
        #expect(try expiry(text, day) == expected)
    }
}
