import Testing

@testable import KeepItFreshDomain

@Suite struct TextTurnTests {
    private let today = CivilDate(clampedDayNumber: 20_777)

    @Test(arguments: TextTurn.allCases)
    func whenThePhotoIsTurned_shouldReadTheSameAndPointAtThePhoto(turn: TextTurn) throws {
        let lines = [
            line("BEST BEFORE", left: 0, top: 0), line("12 MAR 2027", left: 0, top: 24),
            line("PACKED ON", left: 900, top: 0), line("01 MAR 2026", left: 900, top: 24),
        ].map { $0.mapCorners(turn.original) }

        let parsed = LabelParser().parse(Label(lines: lines), today: today, locale: nil)

        let expiry = try #require(parsed.dates.expiry)
        #expect(expiry.kind == .bestBefore)
        #expect(expiry.date.description == "2027-03-12")
        #expect(parsed.dates.date(of: .packed)?.description == "2026-03-01")
        let place = try #require(expiry.box)
        #expect(place.overlap(with: Quad(left: 0, top: 0, right: 200, bottom: 44).mapCorners(turn.original)) == 1)
    }

    @Test(arguments: TextTurn.allCases)
    func whenTurnedForthAndBack_shouldBeTheSamePoint(turn: TextTurn) {
        let point = PixelPoint(x: 3, y: 7)

        #expect(turn.original(turn.upright(point)) == point)
    }

    @Test(arguments: TextTurn.allCases)
    func whenNearlyAllTextRunsOneWay_shouldTellIt(turn: TextTurn) {
        let lines = [line("12 MAR 2027", left: 0, top: 0), line("L 26", left: 0, top: 24)].map {
            $0.mapCorners(turn.original)
        }
        let other = line("OAT", left: 0, top: 48).mapCorners { turn.original(TextTurn.upsideDown.original($0)) }

        #expect(TextTurn(plainFrom: lines) == turn)
        #expect(TextTurn(plainFrom: lines + [other]) == turn)
    }

    @Test func whenNoTextIsReadAtAll_shouldTakeThePhotoAsUpright() {
        var line = line("ORNAMENT", left: 0, top: 0).mapCorners(TextTurn.clockwise.original)
        line.confidence = 0

        #expect(TextTurn(of: [line]) == .upright)
    }

    @Test func whenTextIsScarceOrRunsTwoWays_shouldTellNoTurn() {
        let date = line("12 MAR 2027", left: 0, top: 0)

        #expect(TextTurn(plainFrom: []) == nil)
        #expect(TextTurn(plainFrom: [line("L 2", left: 0, top: 0)]) == nil)
        #expect(TextTurn(plainFrom: [date, date.mapCorners(TextTurn.clockwise.original)]) == nil)
    }

    private func line(_ text: String, left: Int, top: Int) -> TextLine {
        TextLine(text: text, box: Quad(left: left, top: top, right: left + 200, bottom: top + 20))
    }
}
