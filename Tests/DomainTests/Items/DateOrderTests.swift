import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@Suite struct DateOrderTests {
    private let today = CivilDate(clampedDayNumber: 20_779)
    private let label = ScannedLabel(lines: [TextLine(text: "BEST BEFORE 05/06/2027")])

    @Test(arguments: [
        (DateOrder.dayMonthYear, "2027-06-05"), (.monthDayYear, "2027-05-06"),
    ])
    func whenTheProductsOrderIsKnown_shouldUseIt(order: DateOrder, date: String) {
        let open = LabelParser().parse(label, today: today, locale: nil)
        let known = LabelParser().parse(label, today: today, locale: nil, order: order)

        #expect(open.needsReview.contains(.ambiguousDate))
        #expect(known.dates.expiry?.date.description == date)
        #expect(known.dates.expiry?.isAmbiguous == false)
        #expect(!known.needsReview.contains(.ambiguousDate))
    }

    @Test func whenAPersonSetsTheDate_shouldFindTheOrder() {
        let finder = ItemEvidence.DateOrderFinder(locale: nil)

        #expect(CivilDate("2027-05-06").flatMap { finder.order(of: label, showing: $0, today: today) } == .monthDayYear)
        #expect(CivilDate("2027-06-05").flatMap { finder.order(of: label, showing: $0, today: today) } == .dayMonthYear)
        #expect(CivilDate("2027-07-07").flatMap { finder.order(of: label, showing: $0, today: today) } == nil)
    }
}
