import Testing

@testable import KeepItFreshLabels

@Suite("Formats of dates")
struct DateFormatsTests {
    /// A text with dates that must be among its hypotheses.
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let dates: [String]
        var locale: String?

        init(_ text: String, _ dates: String..., locale: String? = nil) {
            self.text = text
            self.dates = dates
            self.locale = locale
        }

        var testDescription: String { text }
    }

    private static func find(in text: String, locale: String? = nil) -> [DateHypothesis] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let text = FoldedText(lines)
        let lexicon = Lexicon.shared
        let words = WordFinder(lexicon: lexicon, text: text, compressed: CompressedText(text)).find()
        guard let window = CivilDate(year: 2026, month: 11, day: 20).map({ DateWindow(today: $0) }) else { return [] }
        let context = LabelContext(
            words, lexicon: lexicon, locale: locale.flatMap { LocaleHint($0) }, orders: KnownOrders(), number: nil,
            text: text, window: window)
        return DateFinder(
            text: text, lexicon: lexicon, window: context.window, calendars: context.calendars,
            languages: context.languages.union(context.userLanguages), words: words
        ).find()
    }

    @Test(arguments: [
        Case("03.04.27", "2027-04-03", "2027-03-04", "2003-04-27"), Case("03/04/2027", "2027-04-03", "2027-03-04"),
        Case("2027-03-04", "2027-03-04"), Case("27.11.20", "2027-11-20", "2020-11-27"), Case("17 03 27", "2027-03-17"),
        Case("05.2027", "2027-05"), Case("05 2027", "2027-05"), Case("2020.04", "2020-04"), Case("08 25", "2025-08"),
        Case("27.11", "2027-11", "2026-11-27"), Case("24.11.", "2026-11-24"), Case("2027|12|20", "2027-12-20"),
        Case("# 05/25 K203 @ 04/28", "2025-05", "2028-04"), Case("11/2024 & 10/2027", "2024-11", "2027-10"),
        Case("11/24-10/27", "2024-11", "2027-10"), Case("best before end 2028", "2028"),
        Case("2027.1.5", "2027-01-05"), Case("09 28 12:10", "2028-09"),
    ])
    func whenNumbersAreSeparated_shouldFindEveryMeaning(_ label: Case) {
        let found = Self.find(in: label.text, locale: label.locale).map(\.date.description)

        #expect(Set(found).isSuperset(of: label.dates), "\(found)")
    }

    @Test(arguments: [
        Case("160828", "2028-08-16", "2016-08-28"), Case("160828-01", "2028-08-16"), Case("160828-2A", "2028-08-16"),
        Case("160828 M10", "2028-08-16"), Case("160828A", "2028-08-16"), Case("160828AB", "2028-08-16"),
        Case("160228 08:14", "2028-02-16"), Case("160828 4-15", "2028-08-16"), Case("081628", "2028-08-16"),
        Case("16082028", "2028-08-16"), Case("20280816 A12", "2028-08-16"), Case("08162028", "2028-08-16"),
        Case("160228160828", "2028-02-16", "2028-08-16"), Case("01.02.2501.02.27", "2025-02-01", "2027-02-01"),
        Case("20.11.2708:14", "2027-11-20"), Case("2027.11.2012345", "2027-11-20"), Case("0112.2026", "2026-12-01"),
        Case("01.122026", "2026-12-01"), Case("BB 17/1128", "2028-11-17"), Case("EXP0527", "2027-05"),
        Case("EXP 2705", "2027-05"), Case("0527", "2027-05"), Case("112027", "2027-11", "2027-11-20"),
        Case("EXP20.11.27", "2027-11-20"), Case("E20.11.27", "2027-11-20"), Case("B820.11.27", "2027-11-20"),
    ])
    func whenSeparatorsAreMissing_shouldFindTheDates(_ label: Case) {
        let found = Self.find(in: label.text, locale: label.locale).map(\.date.description)

        #expect(Set(found).isSuperset(of: label.dates), "\(found)")
    }

    @Test(arguments: [
        Case("2023-MAR-15", "2023-03-15"), Case("15-MAR-2023", "2023-03-15"), Case("JAN1323", "2023-01-13"),
        Case("13JAN23", "2023-01-13", "2013-01-23"), Case("13JAN2023", "2023-01-13"), Case("JAN2023", "2023-01"),
        Case("JAN 13 23", "2023-01-13"), Case("OCT.28.2019", "2019-10-28"), Case("20 NOV", "2026-11-20"),
        Case("NOV 27", "2027-11", "2026-11-27"), Case("MAR-28/SEP-30", "2028-03", "2030-09"),
        Case("JUL-25/JAN-27", "2025-07", "2027-01"), Case("20.XI.2027", "2027-11-20"), Case("VII/2027", "2027-07"),
        Case("24th of May 2027", "2027-05-24"), Case("1er août 2027", "2027-08-01"), Case("BBENOV27", "2027-11"),
        Case("2027. gada 14. jūlijs", "2027-07-14"), Case("2027 m. liepos 14 d.", "2027-07-14"),
        Case("20 de mayo de 2027", "2027-05-20"), Case("2027 DE 05", "2027-12-05"), Case("27 MA 06", "2027-05-06"),
        Case("20 DFC 27", "2027-12-20"), Case("30JAN20241Y1", "2024-01-30"),
        Case("20 LIS 2027", "2027-11-20", "2027-10-20"),
    ])
    func whenMonthIsNamed_shouldFindTheDates(_ label: Case) {
        let found = Self.find(in: label.text, locale: label.locale).map(\.date.description)

        #expect(Set(found).isSuperset(of: label.dates), "\(found)")
    }

    @Test(arguments: [
        Case("17101/25", "2025-01-17"), Case("20.1 1.2027", "2027-11-20"), Case("2022 03. 2 0", "2022-03-20"),
        Case("03 11 20 26", "2026-11-03"), Case("APR/20 26", "2026-04"), Case("Z0.l1.2O27", "2027-11-20"),
        Case("20°07.20", "2020-07-20"), Case("20..11.27", "2027-11-20"), Case("BBZ0OCT27", "2027-10-20"),
    ])
    func whenPrintIsMisread_shouldFindTheDateAtACost(_ label: Case) {
        let found = Self.find(in: label.text, locale: label.locale)

        #expect(found.contains { $0.date.description == label.dates[0] && $0.editCost > 0 })
    }

    @Test(arguments: [
        Case("2027.11.\n20", "2027-11-20"), Case("17\nNOV", "2026-11-17"), Case("NOV\n2027", "2027-11"),
        Case("2027年\n11月20日", "2027-11-20"), Case("20\nFEB-30", "2030-02-20"),
    ])
    func whenDateIsOnTwoLines_shouldSaySo(_ label: Case) throws {
        let found = Self.find(in: label.text)

        let right = try #require(found.first { $0.date.description == label.dates[0] })
        #expect(right.spansLines)
    }

    @Test(arguments: [
        Case("24/05/2570", "2027-05-24", locale: "th"), Case("24/05/70", "2027-05-24", locale: "th"),
        Case("令和9年5月24日", "2027-05-24"), Case("R09.05", "2027-05", locale: "ja"),
        Case("民國116年5月24日", "2027-05-24"), Case("116.05.24", "2027-05-24", locale: "zh-Hant-TW"),
        Case("۱۴۰۶/۰۳/۰۳", "2027-05-24", locale: "fa"),
    ])
    func whenCalendarIsAnother_shouldNameIt(_ label: Case) throws {
        let found = Self.find(in: label.text, locale: label.locale)

        let right = try #require(found.first { $0.date.description == label.dates[0] })
        #expect(right.calendar != nil)
    }

    @Test(arguments: [
        "12.10 €", "Fat 12.5 g", "11/20 %", "8722700479475", "© 2025 Example", "since 1884", "L 012 B 17:18",
        "24. gada", "32.13.2027", "20.11.2077", "1127 Main St",
    ])
    func whenTextIsNoDate_shouldFindNone(_ text: String) {
        #expect(Self.find(in: text).isEmpty)
    }

    @Test(arguments: [
        Case("20.11.2027", "2027-11-20"), Case("20-NOV-2027", "2027-11-20"), Case("2027年11月20日", "2027-11-20"),
        Case("17 NOV 08:14", "2026-11-17"), Case("20 NOV 2027", "2027-11-20", "2027-11"),
    ])
    func whenDateIsLonger_shouldNotFindItsParts(_ label: Case) {
        let found = Self.find(in: label.text).filter { !$0.looksLikeTime }.map(\.date.description)

        #expect(Set(found) == Set(label.dates))
    }

    @Test
    func whenTextIsAroundADate_shouldDescribeIt() throws {
        let found = Self.find(in: "EXP #200827 2 08:14\n17.11.27 g\n+ 20.11.27 16:30")

        let first = try #require(found.first { $0.format.name == "ddmmyy" }).surroundings
        #expect(first.signBefore == 0x23)
        #expect(first.wordBefore == 0..<3)
        #expect(first.hasNumberBehind)
        #expect(!first.beginsLine)
        let second = try #require(found.first { $0.date.description == "2027-11-17" }).surroundings
        #expect(second.unitBehind == .measure)
        #expect(second.beginsLine)
        #expect(!second.isAlone)
        let third = try #require(found.last { $0.date.description == "2027-11-20" }).surroundings
        #expect(third.signBefore == 0x2B)
        #expect(third.hasTimeBehind)
    }

    @Test
    func whenTableIsRead_shouldHaveUniqueNamesAndKnownFields() {
        let names = DateFormat.all.map(\.name)

        #expect(Set(names).count == names.count)
        #expect(DateFormat.all.allSatisfy { !$0.fields.isEmpty })
        #expect(DateFormat.all.first { $0.name == "yy.mm.dd" }?.order == .yearMonthDay)
        #expect(DateFormat.all.first { $0.name == "MMM dd" }?.form == .dayMonth)
    }
}
