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
        ("2027-3-5", "2027-03-05"), ("2027.3.5", "2027-03-05"), ("fri 12 mar 2027", "2027-03-12"),
        ("Freitag, 12. März 2027", "2027-03-12"), ("fri", "2026-11-27"), ("friday", "2026-11-27"),
        ("sat", "2026-11-28"), ("+2 weeks", "2026-12-06"), ("+6mo", "2027-05-22"), ("+10 days", "2026-12-02"),
    ])
    func whenTyped_shouldBeTheDate(text: String, date: String) throws {
        #expect(try TypedDate(today: today, locale: nil).read(text).description == date)
    }

    @Test(arguments: [
        ("3/4/27", ["2027-04-03", "2027-03-04"]), ("12/3", ["2027-03-12", "2026-12-03"]),
        ("27-03-28", ["2028-03-27", "2027-03-28"]), ("10/28", ["2028-10", "2026-10-28"]),
        ("05/28", ["2028-05", "2027-05-28"]), ("12-27", ["2027-12", "2026-12-27"]),
        ("1/30", ["2030-01", "2027-01-30"]), ("280327", ["2028-03-27", "2027-03-28"]),
    ])
    func whenItCanMeanSeveralDates_shouldListThem(text: String, dates: [String]) {
        let readings = dates.compactMap { CivilDate($0) }

        #expect(throws: TypedDate.Failure.ambiguous(readings)) {
            try TypedDate(today: today, locale: LocaleHint("en")).read(text)
        }
    }

    @Test(arguments: [
        ("0527", "2027-05-27"), ("1226", "2026-12-26"), ("0312", "2027-03-12"), ("1201", "2026-12-01"),
        ("2705", "2027-05-27"), ("270312", "2027-03-12"), ("130327", "2027-03-13"), ("20270312", "2027-03-12"),
        ("25032027", "2027-03-25"), ("202703", "2027-03"), ("202705e", "2027-05"), ("202705+", "2027-05"),
        ("2012", "2012"), ("+3", "2026-11-25"), ("-2", "2026-11-20"),
    ])
    func whenTypedInDigitsAlone_shouldBeTheDateAsInGrocy(text: String, date: String) throws {
        #expect(try TypedDate(today: today, locale: nil).read(text).description == date)
    }

    @Test(arguments: [
        ("12/47", "2047-12"), ("10/40", "2040-10"), ("10.28", "2028-10"), ("12.47", "2047-12"), ("28/10", "2026-10-28"),
    ])
    func whenOnlyOneReadingOfTwoNumbersIsPossible_shouldBeThat(text: String, date: String) throws {
        #expect(try TypedDate(today: today, locale: LocaleHint("de")).read(text).description == date)
    }

    @Test(arguments: ["10/28", "05/28"])
    func whenAMonthIsPossibleToo_shouldAskInEveryCountry(text: String) {
        for locale in ["en-US", "de", "en-GB"] {
            #expect(throws: TypedDate.Failure.self) {
                try TypedDate(today: today, locale: LocaleHint(locale)).read(text)
            }
        }
    }

    @Test(arguments: ["12.03.0027", "0000", "9999", "1.1.1900", "march 1066", "2027-00-27", "1250-01-01", "12.2.2480"])
    func whenNoHouseholdHasSuchAYear_shouldRefuseIt(text: String) {
        #expect(!TypedDate(today: today, locale: nil).isDate(text))
    }

    @Test(arguments: ["never", "None", "x", "nie", "jamais", "2999-12-31", "2888-12-31", "31.12.9999"])
    func whenThereIsNoDate_shouldBeKnown(text: String) {
        #expect(NoDate.isMeant(by: text))
    }

    @Test func whenOneOfSeveralIsChosen_shouldBeThat() throws {
        let typed = TypedDate(today: today, locale: nil)

        #expect(try typed.read("10/28", choose: \.first).description == "2028-10")
        #expect(try typed.read("2027-03-12", choose: { _ in nil }).description == "2027-03-12")
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

    @Test(arguments: [
        "", "soon", "12", "+d", "+", "+3x", "1.2.3.4", "march", "mar may", "\u{1B}[2J", "123.4.27", "12:30",
    ])
    func whenItIsNotADate_shouldSaySo(text: String) {
        #expect(throws: TypedDate.Failure.unknownForm) { try TypedDate(today: today, locale: nil).read(text) }
    }
}
