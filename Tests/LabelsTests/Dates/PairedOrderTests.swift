import Testing

@testable import KeepItFreshLabels

@Suite struct PairedOrderTests {
    private func expiry(_ lines: [TextLine]) -> LabelDate? {
        guard let today = CivilDate(year: 2021, month: 3, day: 1) else { return nil }
        return DateParser().parse(lines, today: today, locale: nil).expiry
    }

    @Test func whenOneOrderMakesAWholeShelfLife_shouldTakeIt() {
        let date = expiry([TextLine(text: "20.12.16"), TextLine(text: "21.12.15")])

        #expect(date?.date == CivilDate(year: 2021, month: 12, day: 15))
        #expect(date?.isAmbiguous == false)
    }

    @Test func whenNoOrderMakesOne_shouldStayAmbiguous() {
        let date = expiry([TextLine(text: "20.12.21"), TextLine(text: "21.11.22")])

        #expect(date?.isAmbiguous == true)
        #expect(date?.certainty == .suggested)
    }

    @Test func whenTheOtherOrderIsManyYears_shouldTakeTheOneThatIsNot() {
        let date = expiry([TextLine(text: "20.12.16"), TextLine(text: "21.11.27")])

        #expect(date?.date == CivilDate(year: 2021, month: 11, day: 27))
    }

    @Test func whenTheKeywordIsAboveBothDates_shouldTakeTheLater() {
        let date = expiry([TextLine(text: "BBF"), TextLine(text: "31.07.20 31.07.21")])

        #expect(date?.date == CivilDate(year: 2021, month: 7, day: 31))
        #expect(date?.kind == .bestBefore)
    }

    @Test func whenAnotherReadingMakesAWholeShelfLife_shouldSuggestIt() {
        let made = TextLine(text: "MFG 19 03 21", confidence: 0.9)
        let ends = TextLine(text: "EXP 18 03 28", confidence: 0.7, alternatives: ["EXP 18 03 23"])

        let date = expiry([made, ends])

        #expect(date?.date == CivilDate(year: 2023, month: 3, day: 18))
        #expect(date?.certainty == .suggested)
    }
}
