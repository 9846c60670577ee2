import Foundation
import Testing

@testable import KeepItFreshLabels

/// The order of day and month by how the household's other packs are printed.
@Suite struct HouseholdOrderTests {
    private static let expiries = [
        "BEST BEFORE 03/04/2027", "BEST BEFORE\n03/04/2027", "USE BY 03/04/27", "EXP 03-04-2027", "EXP 03.04.27",
        "BEST BEFORE END 03 04 2027", "BB 3/4/2027", "MFG 05/02/2026\nEXP 03/04/2027",
    ]

    private func parse(
        _ text: String, _ counts: [DateOrder: Int] = [:], of origin: DateOrderCounts.Origin = .init(),
        number: String? = nil, isRead: Bool = true
    ) throws -> ParsedDates {
        let today = try #require(CivilDate("2026-11-20"))
        var known = DateOrderCounts()
        for (order, count) in counts { known.add(order, of: origin, count: count) }
        let lines = text.split(separator: "\n").enumerated().map { index, text in
            isRead ? printed(String(text), 100 + 60 * index) : TextLine(text: String(text))
        }
        return DateParser().parse(
            lines, today: today, locale: nil, orders: KnownOrders(ofHousehold: known),
            number: number.flatMap { GTIN($0) }, taken: nil)
    }

    private func printed(_ text: String, _ top: Int) -> TextLine {
        var line = line(text, top, confidence: 0.98)
        line.readers = [.document, .dateCode]
        return line
    }

    @Test(arguments: expiries, [2, 12])
    func whenAllPacksPrintOneOrder_shouldBeSureOfIt(text: String, count: Int) throws {
        for isRead in [false, true] {
            let dayFirst = try #require(try parse(text, [.dayMonthYear: count], isRead: isRead).expiry)
            let monthFirst = try #require(try parse(text, [.monthDayYear: count], isRead: isRead).expiry)

            #expect(dayFirst.date.description == "2027-04-03" && dayFirst.certainty == .sure)
            #expect(monthFirst.date.description == "2027-03-04" && monthFirst.certainty == .sure)
            #expect(dayFirst.alternatives.isEmpty && monthFirst.alternatives.isEmpty)
        }
    }

    @Test(
        arguments: expiries.dropLast(),
        [
            [:], [.dayMonthYear: 1], [.monthDayYear: 1], [.dayMonthYear: 6, .monthDayYear: 6],
            [.dayMonthYear: 10, .monthDayYear: 2], [.yearMonthDay: 4],
        ] as [[DateOrder: Int]])
    func whenThePacksDoNotShowIt_shouldAsk(text: String, counts: [DateOrder: Int]) throws {
        let hasShortYear = text.hasSuffix("/27") || text.hasSuffix(".27")
        if counts[.yearMonthDay] != nil, hasShortYear { return }

        let expiry = try #require(try parse(text, counts).expiry)

        #expect(expiry.isAmbiguous)
        #expect(Set([expiry.date] + expiry.alternatives).map(\.description).sorted() == ["2027-03-04", "2027-04-03"])
    }

    @Test func whenTheYearIsFirst_shouldSettleShortYears() throws {
        let open = try parse("EXP 27/05/28")
        let settled = try parse("EXP 27/05/28", [.yearMonthDay: 3])

        #expect(open.expiry?.date.description == "2028-05-27")
        #expect(settled.expiry?.date.description == "2027-05-28")
        #expect(settled.expiry?.isAmbiguous == false)
    }

    @Test func whenTheLabelSaysOtherwise_shouldBelieveTheLabel() throws {
        let hint = try parse("EXP (DD/MM/YYYY)\n03/04/2027", [.monthDayYear: 3])
        let life = try parse("MFG 12/02/2026 EXP 11/02/2027", [.monthDayYear: 2])

        #expect(hint.expiry?.date.description == "2027-04-03" && hint.expiry?.isAmbiguous == false)
        #expect(life.expiry?.date.description == "2027-02-11" || life.expiry?.isAmbiguous == true)
    }

    @Test func whenTheHouseholdDecides_shouldSaySo() throws {
        let sure = try #require(try parse("BEST BEFORE 03/04/2027", [.dayMonthYear: 12]).expiry)
        let mixed = try #require(try parse("BEST BEFORE 03/04/2027", [.dayMonthYear: 9, .monthDayYear: 3]).expiry)

        #expect(sure.reasons.map(\.text).contains("12 of 12 of the household's packs print the day first"))
        #expect(mixed.reasons.map(\.text).contains("9 of 12 of the household's packs print the day first"))
    }

    @Test func whenTheLivesOfBothOrdersAreWhole_shouldTakeTheHouseholds() throws {
        for (order, expiry) in [(DateOrder.monthDayYear, "2027-04-02"), (.dayMonthYear, "2027-02-04")] {
            let dates = try parse("PKD 04/03/2026\nBB 04/02/2027", [order: 3])

            #expect(dates.expiry?.date.description == expiry && dates.expiry?.isAmbiguous == false)
        }
    }

    @Test func whenPacksAreOfAnotherCountry_shouldNotCountThem() throws {
        let french = try #require(GTIN("3017620422003")), american = try #require(GTIN("0016000275287"))
        let number = "5000112637922"
        for other in [french, american] {
            let origin = DateOrderCounts.Origin(region: other.region)

            let expiry = try parse("BEST BEFORE 03/04/2027", [.monthDayYear: 20], of: origin, number: number).expiry

            #expect(expiry?.date.description == "2027-04-03")
        }
        let unknown = try parse("BEST BEFORE 03/04/2027", [.monthDayYear: 20], number: nil).expiry
        #expect(unknown?.date.description == "2027-03-04")
        let german = DateOrderCounts.Origin(language: "de"), italian = DateOrderCounts.Origin(language: "it")
        #expect(german.differs(from: italian) && !german.differs(from: DateOrderCounts.Origin(region: "800")))
    }

    @Test(arguments: ["", "/", "400/de", "/fr", "300/", "no slash"])
    func whenAnOriginIsStored_shouldReadItBack(text: String) {
        let origin = DateOrderCounts.Origin(text: text)

        #expect(DateOrderCounts.Origin(text: origin.text) == origin)
    }

    @Test(arguments: [
        ("BEST BEFORE 27/03/2027", DateOrder.dayMonthYear), ("BEST BEFORE 03/27/2027", .monthDayYear),
        ("USE BY 15.03.27", .dayMonthYear), ("EXP 12-31-27", .monthDayYear),
        ("MFG 15/03/2026 EXP 15/03/2027", .dayMonthYear), ("MFG 27/03/2026 EXP 03/04/2027", .dayMonthYear),
        ("BEST BEFORE 03/04/2027", nil), ("BEST BEFORE 03/03/2027", nil), ("MHD 03.04.2027", nil),
        ("BEST BEFORE 27/03/27", nil), ("BEST BEFORE 27 MAR 2027", nil), ("BEST BEFORE 2027-03-27", nil),
        ("BEST BEFORE 27032027", nil), ("BEST BEFORE 03/2027", nil), ("Oat biscuits", nil),
    ])
    func whenDigitsHaveOneReading_shouldShowTheirOrder(text: String, order: DateOrder?) throws {
        #expect(try parse(text).printedOrder == order)
    }

    @Test func whenHardlyRead_shouldShowNoOrder() throws {
        let today = try #require(CivilDate("2026-11-20"))
        let lines = [
            TextLine(
                text: "BEST BEFORE 27/03/2027", confidence: 0.4, box: Quad(left: 0, top: 0, right: 400, bottom: 30),
                alternatives: ["BEST BEFORE 21/03/2027"], readers: [.document])
        ]

        let dates = DateParser().parse(lines, today: today, locale: nil)

        #expect(dates.expiry?.certainty != .sure && dates.printedOrder == nil)
    }

    /// The habit of packs in general stands in two places, as the evidence cannot see the weights.
    @Test func whenWeightsAreFittedAnew_shouldKnowTheHabitOfPacks() throws {
        func weight(_ feature: DateFeature) throws -> Double {
            try #require(DateRules.all.first { $0.feature == feature }).weights.expiry
        }
        func ratio(_ one: DateOrder, _ other: DateOrder, hasPoints: Bool) -> Double {
            log(HouseholdOrders.habit(of: one, hasPoints: hasPoints))
                - log(HouseholdOrders.habit(of: other, hasPoints: hasPoints))
        }

        let strokes = try weight(.dayFirst) - weight(.monthFirst)
        let points = try weight(.dayFirstPoints) - weight(.monthFirstPoints)
        let years = try weight(.dayFirst) - weight(.yearFirst)

        #expect(abs(ratio(.dayMonthYear, .monthDayYear, hasPoints: false) - strokes) < 0.15)
        #expect(abs(ratio(.dayMonthYear, .monthDayYear, hasPoints: true) - points) < 0.15)
        #expect(abs(ratio(.dayMonthYear, .yearMonthDay, hasPoints: false) - years) < 0.15)
    }

    /// Two dates of one label, in each format: what the label says itself settles the order without a household.
    @Test(arguments: [
        ("MFG 12/02/2025", "USE BY 11/02/2026", "2026-02-11"), ("MFG 03/04/2026", "EXP 02/04/2027", "2027-04-02"),
        ("MFG 03/04/2026", "EXP 03/04/2027", "2027-04-03"), ("MFD 01/05/2026", "EXP 01/11/2027", "2027-11-01"),
        ("PROD 05/01/2026", "BEST BEFORE 10/31/2027", "2027-10-31"),
        ("PROD 27/03/2026", "BEST BEFORE 03/04/2027", "2027-04-03"),
        ("PROD 03/27/2026", "BEST BEFORE 03/04/2027", "2027-03-04"),
        ("PROD 09/13/2026", "USE BY 03/04/2027", "2027-03-04"),
        ("PROD 03/04/2026", "BEST BEFORE 27/03/2027", "2027-03-27"),
        ("PKD 18/11/2026", "USE BY 01/12/2026", "2026-12-01"), ("PKD 11/18/2026", "USE BY 12/01/2026", "2026-12-01"),
        ("MFG 10/07/2026", "EXP 09/07/2028", "2028-07-09"),
    ])
    func whenTwoDatesShowTheOrder_shouldNotAsk(made: String, ends: String, expiry: String) throws {
        let marks: [(String) -> String] = [
            { $0 }, { $0.replacingOccurrences(of: "/", with: "-") }, { $0.replacingOccurrences(of: "/", with: " ") },
            { $0.replacingOccurrences(of: "/20", with: "/") },
        ]
        for mark in marks {
            for (text, isRead) in [
                ("\(made) \(ends)", false), ("\(made)\n\(ends)", false), ("\(made)\n\(ends)", true),
                ("\(ends)\n\(made)", true),
            ] {
                let found = try #require(try parse(mark(text), isRead: isRead).expiry, "\(mark(text))")

                #expect(found.date.description == expiry && !found.isAmbiguous, "\(mark(text)), read: \(isRead)")
            }
        }
    }
}
