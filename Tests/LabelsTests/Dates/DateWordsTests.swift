import Testing

@testable import KeepItFreshLabels

/// Words that change what a date means: a part of its month, a first day, something else that expires; and prints of
/// which a day may be lost.
@Suite struct DateWordsTests {
    private func dates(_ text: String) throws -> ParsedDates {
        let today = try #require(CivilDate("2026-11-29"))
        let lines = text.split(separator: "\n").map { TextLine(text: String($0), readers: [.dateCode, .sceneText]) }
        return DateParser().parse(lines, today: today, locale: nil, taken: today)
    }

    @Test(arguments: [
        ("BEST BEFORE EARLY APRIL 2027", "2027-04-10"), ("MHD Mitte 04/2027", "2027-04-15"),
        ("DDM : mi-avril 2027", "2027-04-15"), ("Best before 1st week of April 2027", "2027-04-07"),
        ("MHD zweite Woche April 2027", "2027-04-14"), ("DDM 1ère quinzaine d'avril 2027", "2027-04-15"),
        ("Da consumarsi entro inizio aprile 2027", "2027-04-10"), ("Bäst före mitten av april 2027", "2027-04-15"),
        ("Parasta ennen huhtikuun alku 2027", "2027-04-10"), ("Minőségét megőrzi: 2027. április eleje", "2027-04-10"),
        ("Годен до середины апреля 2027", "2027-04-15"), ("Son tüketim tarihi: Nisan ortası 2027", "2027-04-15"),
        ("保质期至 2027年4月初", "2027-04-10"), ("소비기한 2027년 4월 초", "2027-04-10"),
        ("HSD: đầu tháng 4/2027", "2027-04-10"), ("BEST BEFORE MID 2027", "2027-06"),
    ])
    func whenAPartOfAMonthIsVague_shouldTakeASafeDayAndAsk(text: String, expected: String) throws {
        let expiry = try dates(text).expiry

        #expect(expiry?.date.description == expected)
        #expect(expiry?.certainty != .sure)
    }

    @Test(arguments: [
        ("BEST BEFORE END OF APRIL 2027", "2027-04"), ("Best before late April 2027", "2027-04"),
        ("MHD Ende 04/2027", "2027-04"), ("Parasta ennen huhtikuun loppua 2027", "2027-04"),
        ("Best before last week of April 2027", "2027-04-30"), ("MHD zweite Hälfte 04.2027", "2027-04-30"),
        ("Best before first ten days of April 2027", "2027-04-10"), ("賞味期限 2027年4月中旬", "2027-04-20"),
    ])
    func whenAPartOfAMonthIsClear_shouldBeSure(text: String, expected: String) throws {
        let expiry = try dates(text).expiry

        #expect(expiry?.date.description == expected)
        #expect(expiry?.certainty == .sure)
    }

    @Test(arguments: [
        ("Best before 2ⁿᵈ July 2027", "2027-07-02", true), ("DLC 1ᵉʳ avril 2027", "2027-04-01", true),
        ("Best before 22-nd July 2027", "2027-07-22", true), ("Годен до 12-го апреля 2027", "2027-04-12", true),
        ("Best before 9\" July 2027", "2027-07-09", false), ("USE BY 12'h JUL 2027", "2027-07-12", false),
        ("Best before 29lh July 2027", "2027-07-29", false), ("MHD 12\"Juli 2027", "2027-07-12", false),
        ("Best before July 12'h, 2027", "2027-07-12", false), ("BEST BEFORE 2^nd JULY 2027", "2027-07-02", false),
    ])
    func whenAnOrdinalIsRaisedOrMisread_shouldTakeItsDay(text: String, expected: String, isSure: Bool) throws {
        let expiry = try dates(text).expiry

        #expect(expiry?.date.description == expected)
        #expect((expiry?.certainty == .sure) == isSure)
    }

    @Test(arguments: [
        "Genussreif ab\n05.12.2026", "Nicht verkaufen vor 12.03.2027", "Do not use before 12 MAR 2027",
        "Best after 12 MAR 2027", "Ne pas vendre avant le 12/03/2027", "Data di consegna: 15/12/2026",
        "Mejor después del 12/03/2027", "Klaar vanaf 15-12-2026", "Får ej säljas före 2027-03-12",
        "Fogyasztható 2027.03.12-től", "Дата доставки 15.12.2026", "12.03.2027 tarihinden önce satmayınız",
        "2026年12月15日から発売", "배송일 2026.12.15", "Liefertag: Fr 04.12.2026",
    ])
    func whenADateIsAFirstDay_shouldBeNoExpiry(text: String) throws {
        #expect(try dates(text).expiry == nil)
    }

    @Test(arguments: [
        ("Best after 12 MAR 2027\nBBE 12 MAR 2028", "2028-03-12"),
        ("Delivery date 15/12/2026\nUse by 20/12/2026", "2026-12-20"),
        ("Available from 05/12/2026 best before 20/12/2027", "2027-12-20"),
        ("Tomato soup\nvalid until 03/2028", "2028-03"), ("Promotion ends 31/01/2027\nBBE 03/2028", "2028-03"),
    ])
    func whenTheExpiryHasItsOwnWord_shouldTakeIt(text: String, expected: String) throws {
        let expiry = try dates(text).expiry

        #expect(expiry?.date.description == expected)
        #expect(expiry?.certainty == .sure)
    }

    @Test(arguments: [
        "Points expire 31/12/2027", "Download the app\nvalid until 30/06/2027", "1,99 €\nvalable jusqu'au 05/12/2026",
        "2.49\nvalid until 05/12/2026", "Certificado n.º 4711\nválido até 31/12/2028",
        "Licencia no. 4711\nvence el 31/12/2028", "Abbonamento\nscade il 30/06/2027",
        "Pobierz aplikację\nważne do 30.06.2027", "Punkte verfallen am 31.12.2027", "积分有效期至 2027-12-31",
    ])
    func whenSomethingElseExpires_shouldBeNoExpiry(text: String) throws {
        #expect(try dates(text).expiry == nil)
    }

    @Test(arguments: [
        "EXP 05//2027", "MHD 12..2027", "EXP 2027--05", "USE BY APR , 2027", "USE BY ?? APR 2027", "USE BY n APR 2027",
        "DLC ^ AVR 2027", "USE BY .. APR 2027", "Best before 1s't April 2027", "EXP 15 .8. 70", "EXP 15 10. 70",
    ])
    func whenAPartMayBeLost_shouldAsk(text: String) throws {
        #expect(try dates(text).expiry?.certainty != .sure)
    }

    @Test(arguments: [
        "USE BY: APR 2027", "USE BY *APR 2027", "EXP. APR 2027", "BBE 04/2027", "BBE APR. '27", "BBE 04 / 2027",
    ])
    func whenAMonthHasOrdinaryMarks_shouldBeSure(text: String) throws {
        #expect(try dates(text).expiry?.certainty == .sure)
    }
}
