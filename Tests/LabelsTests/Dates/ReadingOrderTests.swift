import Testing

@testable import KeepItFreshLabels

@Suite struct ReadingOrderTests {
    @Test func whenTwoColumnsAreSideBySide_shouldReadOneAfterTheOther() {
        let lines = [
            line("À consommer de préférence", left: 500, top: 100), line("Biscuits au", left: 0, top: 110),
            line("avant le 15/06/2027", left: 500, top: 130), line("beurre", left: 0, top: 140),
        ]

        #expect(
            ReadingOrder.sorted(lines).map(\.text) == [
                "À consommer de préférence", "avant le 15/06/2027", "Biscuits au", "beurre",
            ])
    }

    @Test func whenLettersDifferMuchInHeight_shouldKeepThemApart() {
        let lines = [
            line("HEADLINE", left: 0, top: 0, height: 100), line("side note", left: 0, top: 120, height: 20),
            line("next", left: 400, top: 60, height: 20),
        ]

        #expect(ReadingOrder.sorted(lines).map(\.text) == ["HEADLINE", "next", "side note"])
    }

    @Test func whenAKeywordIsLeftOfItsDate_shouldStayBesideIt() {
        let lines = [
            line("12.03.2027", left: 320, top: 0), line("EXP", left: 0, top: 2), line("LOT 7", left: 0, top: 30),
        ]

        #expect(ReadingOrder.sorted(lines).map(\.text) == ["EXP", "12.03.2027", "LOT 7"])
    }

    @Test func whenALineHasNoPlace_shouldKeepTheOrder() {
        let lines = [TextLine(text: "nowhere"), line("here", left: 0, top: 0)]

        #expect(ReadingOrder.sorted(lines).map(\.text) == ["nowhere", "here"])
    }

    private func line(_ text: String, left: Int, top: Int, height: Int = 20) -> TextLine {
        TextLine(text: text, box: Quad(left: left, top: top, right: left + 300, bottom: top + height))
    }
}
