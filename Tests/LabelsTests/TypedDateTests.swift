import KeepItFreshLabels
import Testing

@Suite struct TypedDateTests {
    /// 22 November 2026.
    private let today = CivilDate(clampedDayNumber: 20_779)

    @Test(arguments: [
        ("2027-03-12", "2027-03-12"), ("2026-12", "2026-12"), ("2027", "2027"), ("today", "2026-11-22"),
        ("Tomorrow", "2026-11-23"), ("+3d", "2026-11-25"), ("+2w", "2026-12-06"), ("+3m", "2027-02-22"),
        ("+1y", "2027-11-22"), ("-1d", "2026-11-21"), ("12.3.", "2027-03-12"), ("12.3", "2027-03-12"),
        ("1.11.", "2026-11-01"), ("12.3.27", "2027-03-12"), ("12.03.2027", "2027-03-12"), ("march 27", "2027-03-27"),
        ("27 march", "2027-03-27"), ("March 2027", "2027-03"), ("12mar27", "2027-03-12"), ("27. März", "2027-03-27"),
        ("march 27, 2028", "2028-03-27"), ("12/2026", "2026-12"), ("12.2026", "2026-12"), ("13/4/27", "2027-04-13"),
        ("2027/3/12", "2027-03-12"), ("5/5/27", "2027-05-05"), ("29.2.", "2028-02-29"),
    ])
    func whenTyped_shouldBeTheDate(text: String, date: String) throws {
        #expect(try TypedDate(today: today, locale: nil).read(text).description == date)
    }

    @Test(arguments: [
        ("3/4/27", ["2027-04-03", "2027-03-04"]), ("12/3", ["2027-03-12", "2026-12-03"]),
        ("27-03-28", ["2028-03-27", "2027-03-28"]),
    ])
    func whenItCanMeanSeveralDates_shouldListThem(text: String, dates: [String]) {
        let readings = dates.compactMap { CivilDate($0) }

        #expect(throws: TypedDate.Failure.ambiguous(readings)) {
            try TypedDate(today: today, locale: LocaleHint("en")).read(text)
        }
    }

    @Test(arguments: [("en-US", "2027-03-04"), ("de", "2027-04-03"), ("en-GB", "2027-04-03")])
    func whenTheLocaleHasAnOrder_shouldFollowIt(locale: String, date: String) throws {
        let typed = TypedDate(today: today, locale: LocaleHint(locale))

        #expect(try typed.read("3/4/27").description == date)
    }

    @Test(arguments: ["31.2.27", "2027-02-30", "32.1.", "2027-13", "13.13.2027", "feb 30"])
    func whenThereIsNoSuchDay_shouldSaySo(text: String) {
        #expect(throws: TypedDate.Failure.noSuchDay) { try TypedDate(today: today, locale: nil).read(text) }
    }

    @Test(arguments: ["", "soon", "12", "+d", "+3", "1.2.3.4", "march", "mar may", "\u{1B}[2J", "123.4.27", "12:30"])
    func whenItIsNotADate_shouldSaySo(text: String) {
        #expect(throws: TypedDate.Failure.unknownForm) { try TypedDate(today: today, locale: nil).read(text) }
    }
}
