import Testing

@testable import KeepItFreshLabels

/// How the dates of a label are decided together, and when one is given, sure or listed with alternatives.
@Suite struct DateSolverTests {
    /// Labels with several dates, several meanings of one, or none.
    private static let texts = [
        "MFG & EXP: 11/2024 & 10/2027", "160228 08:14\n160828 4-15", "160828", "EXP 03/04/2027", "BB 17/1126",
        "MFG 16/08/27 EXP 16/08/26", "EXP 05/2026 MFG 05/2027", "20.12.21\n21.11.22", "12.27", "8/9",
        "BEST BEFORE 23 JUL 2019",
        "PKD 18/11/26 USE WITHIN 5 DAYS OF PACKING", "Display until 22 NOV\nUse by 25 NOV", "LOT 160828", "Use by", "",
        "5 6 27 11 03\n24 05 27 24 05 28", "生产日期：2026-08-31\n保质期6个月", "MHD 18.09.2028\nL4711",
    ]

    private func decide(_ text: String, today: String = "2026-11-20") throws -> DateDecision {
        let lines = text.split(separator: "\n").map { TextLine(text: String($0)) }
        return DateParser().decide(lines, today: try #require(CivilDate(today)), locale: nil)
    }

    private func probability(of expiry: String, in text: String) throws -> Double {
        let (answers, _) = try decide(text).solver.solve()
        return answers.first { $0.date.description == expiry }?.probability ?? 0
    }

    @Test(arguments: texts)
    func whenSolved_shouldShareOneProbability(text: String) throws {
        let (answers, none) = try decide(text).solver.solve()

        let sum = answers.reduce(none) { $0 + $1.probability }
        #expect(abs(sum - 1) < 1e-6)
        #expect((0...1).contains(none))
        #expect(answers.allSatisfy { (0...1).contains($0.probability) })
        #expect(answers.map(\.probability) == answers.map(\.probability).sorted(by: >))
        #expect(Set(answers.map(\.date)).count == answers.count)
    }

    @Test func whenThereIsNoDate_shouldBeCertainThatNoneWasRead() throws {
        let (answers, none) = try decide("Oat Drink").solver.solve()

        #expect(answers.isEmpty)
        #expect(none == 1)
    }

    @Test(arguments: texts + ["EXP 16/08/26 MFG 20/08/26", "MFG 09/28 EXP 09/27", "EXP 2027 MFG 2028-05-24"])
    func whenAProductionIsChosen_shouldNotBeBehindItsExpiry(text: String) throws {
        let (answers, _) = try decide(text).solver.solve()

        for answer in answers {
            guard let made = answer.production else { continue }
            #expect(made != answer.date)
            #expect(
                (made.year, made.month ?? 1, made.day ?? 1) <= (
                    answer.date.year, answer.date.month ?? 12, answer.date.day ?? 31
                ))
        }
    }

    @Test func whenKeywordsPutTheProductionBehindTheExpiry_shouldNotBeSure() throws {
        let parsed = try decide("MFG 16/08/27 EXP 16/08/26").parsedDates

        #expect(parsed.expiry?.certainty != .sure)
    }

    @Test(arguments: ["BBE 16/08/26\n16/08/27", "BBE 16/08/26  16/08/27", "BBE\n16/08/26\n16/08/27"])
    func whenAPairIsAWholeShelfLifeApart_shouldTakeTheLaterAlthoughTheKeywordIsNearerToTheOther(text: String) throws {
        let parsed = try decide(text).parsedDates

        #expect(parsed.expiry?.date.description == "2027-08-16")
        #expect(parsed.date(of: .production)?.description == "2026-08-16")
    }

    @Test func whenAPairIsAWholeShelfLifeApart_shouldBeLikelierThanOneThatIsNot() throws {
        let whole = try probability(of: "2028-02-16", in: "BBE 16.08.26\n16.02.28")
        let other = try probability(of: "2028-02-24", in: "BBE 16.08.26\n24.02.28")

        #expect(whole > other)
    }

    @Test func whenAProductionIsPrinted_shouldBeDecidedWithTheExpiry() throws {
        let (answers, _) = try decide("16.02.26\n16.02.27").solver.solve()
        let best = try #require(answers.first)

        #expect(best.date.description == "2027-02-16")
        #expect(best.production?.description == "2026-02-16")
        // The same print cannot be both.
        #expect(try decide("16.02.27").solver.solve().answers.first?.production == nil)
    }

    @Test(arguments: texts)
    func whenTheDateIsSure_shouldListNoAlternatives(text: String) throws {
        let parsed = try decide(text).parsedDates

        for date in parsed.dates {
            #expect(date.certainty == .suggested || date.alternatives.isEmpty)
            #expect(!date.alternatives.contains(date.date))
        }
    }

    @Test func whenTheOrderIsOpen_shouldListTheOtherDateAndAsk() throws {
        let expiry = try #require(try decide("EXP 03/04/2027").parsedDates.expiry)

        #expect(expiry.date.description == "2027-04-03")
        #expect(expiry.alternatives.map(\.description) == ["2027-03-04"])
        #expect(expiry.certainty == .suggested)
    }

    @Test(arguments: texts + ["2026.04.22\n净含量:500克", "配料:小麦粉,白砂糖\n2027.04.22"])
    func whenADateIsUnlikely_shouldListItAtMost(text: String) throws {
        let parsed = try decide(text).parsedDates

        #expect(parsed.expiry.map { $0.confidence >= 0.5 } ?? true)
        #expect(parsed.expiry.map(parsed.dates.contains) ?? true)
        #expect(parsed.dates.allSatisfy { (0...1).contains($0.confidence) })
    }
}

extension DateSolverTests {
    /// What a person wants of a label.
    enum Wanted: Sendable {
        /// A date, sure or asked, and the production beside it.
        case date(String, production: String? = nil)
        /// A date that is asked, or none.
        case doubt
        case none
    }

    @Test(arguments: [
        // Two dates, with one legend or none.
        ("MFG & EXP: 12/2024 & 09/2027", Wanted.date("2027-09", production: "2024-12")),
        ("AUG-25/FEB-27", .date("2027-02")), ("# 07/25 K117 @ 06/28", .date("2028-06")),
        ("180328 09:26\n180928 3-12", .date("2028-09-18", production: "2028-03-18")),
        // Six digits are a date, but not behind a word for something else.
        ("180928", .date("2028-09-18")), ("180928-2A", .date("2028-09-18")), ("180928 M10", .date("2028-09-18")),
        ("LOT 180928", .none), ("L180928", .none), ("Art.-Nr. 180928", .none), ("Fabr.-Nr. 28 09 18", .none),
        // Words cut by artwork, and other words.
        ("EFORE 2028 09 07", .date("2028-09-07")), ("DATE: 18.11.2028", .date("2028-11-18")),
        ("HELLO 18/11/2028", .date("2028-11-18")),
        // A mark or a piece is missing.
        ("BB 18/1127", .doubt), ("BBF 14\n18 04 27", .doubt), ("BEST BEFORE\n09 26 11:40", .doubt),
        (".06.2027", .doubt),
        // Old dates count as expired.
        ("BEST BEFORE 24 JUL 2019", .date("2019-07-24")), ("12 JUN 2020", .date("2020-06-12")),
        ("OCT.27.2019", .date("2019-10-27")), ("2020.05", .date("2020-05")),
        // A lot and a time are no date, and a date of packing is no expiry.
        ("Use by\nL 014 B 16:28", .none), ("Abgepackt am 21.06.2024", .none),
        // The one date of a Chinese pack may be that of production.
        ("配料:小麦粉\n2026.05.21", .doubt), ("2026.05.21\n18个月", .doubt),
    ])
    func whenLabelIsParsed_shouldGiveWhatAPersonWants(text: String, wanted: Wanted) throws {
        let parsed = try decide(text).parsedDates

        switch wanted {
        case .date(let date, let production):
            #expect(parsed.expiry?.date.description == date)
            #expect(production == nil || parsed.date(of: .production)?.description == production)
        case .doubt: #expect(parsed.expiry?.certainty != .sure)
        case .none: #expect(parsed.expiry == nil)
        }
    }

    @Test func whenOnlyThePackingIsPrinted_shouldReturnItAsSuch() throws {
        let parsed = try decide("Abgepackt am 21.06.2024").parsedDates

        #expect(parsed.date(of: .packed)?.description == "2024-06-21")
    }
}
