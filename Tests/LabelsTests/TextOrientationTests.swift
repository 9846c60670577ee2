import Testing

@testable import KeepItFreshLabels

@Suite struct TextOrientationTests {
    private let today = CivilDate(clampedDayNumber: 20_777)

    @Test(arguments: TextOrientation.allCases)
    func whenThePhotoIsTurned_shouldParseTheSameWithBoxesOfThePhoto(orientation: TextOrientation) throws {
        let lines = [
            line("BEST BEFORE", left: 0, top: 0), line("12 MAR 2027", left: 0, top: 24),
            line("PACKED ON", left: 900, top: 0), line("01 MAR 2026", left: 900, top: 24),
        ].map { $0.mapCorners(orientation.original) }

        let parsed = LabelParser().parse(ScannedLabel(lines: lines), today: today, locale: nil)

        let expiry = try #require(parsed.dates.expiry)
        #expect(expiry.kind == .bestBefore)
        #expect(expiry.date.description == "2027-03-12")
        #expect(parsed.dates.date(of: .packed)?.description == "2026-03-01")
        let place = try #require(expiry.box)
        #expect(
            place.overlap(with: Quad(left: 0, top: 0, right: 200, bottom: 44).mapCorners(orientation.original)) == 1)
    }

    @Test(arguments: TextOrientation.allCases)
    func whenTurnedAndTurnedBack_shouldBeTheSamePoint(orientation: TextOrientation) {
        let point = PixelPoint(x: 3, y: 7)

        #expect(orientation.original(orientation.upright(point)) == point)
    }

    @Test(arguments: TextOrientation.allCases)
    func whenNearlyAllTextRunsInOneDirection_shouldReturnIt(orientation: TextOrientation) {
        let lines = [line("12 MAR 2027", left: 0, top: 0), line("L 26", left: 0, top: 24)].map {
            $0.mapCorners(orientation.original)
        }
        let other = line("OAT", left: 0, top: 48).mapCorners {
            orientation.original(TextOrientation.upsideDown.original($0))
        }

        #expect(TextOrientation(dominantIn: lines) == orientation)
        #expect(TextOrientation(dominantIn: lines + [other]) == orientation)
    }

    @Test func whenNoTextIsCertain_shouldBeUpright() {
        var line = line("ORNAMENT", left: 0, top: 0).mapCorners(TextOrientation.clockwise.original)
        line.confidence = 0

        #expect(TextOrientation(of: [line]) == .upright)
    }

    @Test func whenTextIsScarceOrRunsInTwoDirections_shouldBeNil() {
        let date = line("12 MAR 2027", left: 0, top: 0)

        #expect(TextOrientation(dominantIn: []) == nil)
        #expect(TextOrientation(dominantIn: [line("L 2", left: 0, top: 0)]) == nil)
        #expect(TextOrientation(dominantIn: [date, date.mapCorners(TextOrientation.clockwise.original)]) == nil)
    }

    private func line(_ text: String, left: Int, top: Int) -> TextLine {
        TextLine(text: text, box: Quad(left: left, top: top, right: left + 200, bottom: top + 20))
    }
}
