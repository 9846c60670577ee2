import KeepItFreshLabels
import Testing

@Suite struct CellDateTests {
    /// 26 November 2026.
    private let today = CivilDate(clampedDayNumber: 20_783)

    @Test(arguments: [
        ("2027-03-12", "2027-03-12"), ("2027-3-5", "2027-03-05"), ("2027/03/05", "2027-03-05"),
        ("2027.3.5", "2027-03-05"),
        ("20270312", "2027-03-12"), ("2027-03", "2027-03"), ("2027", "2027"), ("03/2027", "2027-03"),
        ("3.2027", "2027-03"),
        ("25.03.2027", "2027-03-25"), ("25/3/27", "2027-03-25"), ("3/25/2027", "2027-03-25"),
        ("5.5.2027", "2027-05-05"),
        ("2027-03-12 00:00:00", "2027-03-12"), ("2027-03-12T00:00:00Z", "2027-03-12"),
        ("2027-03-12T10:15:30.5+01:00", "2027-03-12"), ("12 Mar 2027 00:00", "2027-03-12"),
        ("3/25/2027 12:00:00 AM", "2027-03-25"), ("25.03.2027, 14:30 Uhr", "2027-03-25"),
        ("12-Mar-27", "2027-03-12"), ("12. März 2027", "2027-03-12"), ("12 mars 2027", "2027-03-12"),
        ("Friday, March 12, 2027", "2027-03-12"), ("Freitag, 12. März 2027", "2027-03-12"), ("Mar-27", "2027-03"),
        ("Mär 2027", "2027-03"), ("2027年3月12日", "2027-03-12"), ("46458", "2027-03-12"), ("46458.0", "2027-03-12"),
        ("46458.5", "2027-03-12"), (" 2027-03-12 ", "2027-03-12"),
    ])
    func whenItHasOneMeaning_shouldBeThat(text: String, date: String) throws {
        for order in [nil, DateOrder.dayMonthYear, .monthDayYear] {
            #expect(try CellDate(text, today: today, order: order) == .date(#require(CivilDate(date))))
        }
    }

    @Test(arguments: [("03.04.2027", "2027-04-03", "2027-03-04"), ("3/4/27", "2027-04-03", "2027-03-04")])
    func whenItHasTwoMeanings_shouldNeedAnOrder(text: String, dayFirst: String, monthFirst: String) throws {
        #expect(throws: TypedDate.Failure.self) { try CellDate(text, today: today, order: nil) }
        let first = try CellDate(text, today: today, order: .dayMonthYear)
        let second = try CellDate(text, today: today, order: .monthDayYear)
        #expect(try first == .date(#require(CivilDate(dayFirst))) && second == .date(#require(CivilDate(monthFirst))))
    }

    @Test(arguments: ["2027-02-31", "31.02.2027", "2027-13-01", "31/4/27"])
    func whenTheDayDoesNotExist_shouldSaySo(text: String) {
        for order in [nil, DateOrder.dayMonthYear] {
            #expect(throws: TypedDate.Failure.noSuchDay) { try CellDate(text, today: today, order: order) }
        }
    }

    @Test(arguments: ["soon", "12.3.", "tomorrow", "+3", "0027-03-12", "1066-01-01", "12", "99999", "123", "10:30"])
    func whenItIsNoDateWithAYear_shouldSaySo(text: String) {
        #expect(throws: TypedDate.Failure.unknownForm) { try CellDate(text, today: today, order: nil) }
    }

    @Test(arguments: [
        ("never", CellDate.never), ("2999-12-31", .never), ("2888-12-31", .never), ("9999-12-31", .never),
        ("2999-12-31 00:00:00", .never), ("31.12.2999", .never), ("Nie", .never), ("none", .never), ("-", .empty),
        ("n/a", .empty), ("  ", .empty), ("0000-00-00", .empty),
    ])
    func whenThereIsNone_shouldSaySo(text: String, cell: CellDate) throws {
        #expect(try CellDate(text, today: today, order: nil) == cell)
    }

    @Test(arguments: [
        ("2027-03-12", true), ("03.04.2027", true), ("12-Mar-27", true), ("2999-12-31", true), ("2027-03", true),
        ("2027", false), ("46458", false), ("4006381333931", false), ("20270312", false), ("1.5", false),
        ("Milk", false),
        ("500 g", false), ("", false), ("L4711", false), ("12.3", false),
    ])
    func whenAColumnIsNotKnown_shouldTellDatesFromNumbers(text: String, isDate: Bool) {
        #expect(CellDate.isDate(text, today: today) == isDate)
    }
}
