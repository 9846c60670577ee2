import Foundation
import Testing

@testable import KeepItFreshLabels

@Suite struct StraightLinesTests {
    private let today = CivilDate(clampedDayNumber: 20_777)

    /// Two dates without words below each other, at an angle, on a pack whose own text runs to the right.
    private func label(_ dates: [String], degrees: Double, readers: [OCREngine] = [.dateCode, .dateCode]) -> [TextLine]
    {
        let text = (0..<5).map { row in
            TextLine(
                text: "Hafer Drink ohne Zucker", box: Quad(left: 0, top: row * 40, right: 500, bottom: row * 40 + 24),
                readers: [.sceneText])
        }
        return text
            + dates.enumerated().map { row, date in
                let height = readers[row] == .dateCode ? 24 : 27
                let box = Quad(left: -100, top: row * 34, right: 100, bottom: row * 34 + height)
                return TextLine(text: date, box: turned(box, degrees, about: (700, 600)), readers: [readers[row]])
            }
    }

    private func turned(_ box: Quad, _ degrees: Double, about middle: (x: Double, y: Double)) -> Quad {
        let angle = degrees * .pi / 180
        return box.mapCorners { point in
            PixelPoint(
                x: Int(middle.x + Double(point.x) * cos(angle) - Double(point.y) * sin(angle)),
                y: Int(middle.y + Double(point.x) * sin(angle) + Double(point.y) * cos(angle)))
        }
    }

    @Test(arguments: [0.0, 15, 35, 60, 90, 150, 180, -35, -120])
    func whenADateIsAboveALaterOneAtAnyAngle_shouldBeTheProduction(degrees: Double) {
        for readers in [[OCREngine.dateCode, .dateCode], [.dateCode, .sceneText], [.sceneText, .dateCode]] {
            let lines = label(["12.03.2026", "12.03.2027"], degrees: degrees, readers: readers)

            let dates = DateParser().parse(lines, today: today, locale: nil)

            #expect(dates.expiry?.date.description == "2027-03-12")
            #expect(dates.dates.map(\.date.description) == ["2026-03-12", "2027-03-12"])
        }
    }

    @Test(arguments: [15.0, 60, 180])
    func whenALineIsTurned_shouldGiveItsPlaceInThePhoto(degrees: Double) throws {
        let lines = label(["EXP 12.03.2027"], degrees: degrees)
        let printed = try #require(lines.last?.box)

        let place = try #require(DateParser().parse(lines, today: today, locale: nil).expiry?.box)

        #expect(place.isOfSameLine(as: printed))
    }

    @Test func whenLinesRunToTheRight_shouldLeaveThemAsTheyAre() {
        let lines = label(["12.03.2026", "12.03.2027"], degrees: 3)

        #expect(StraightLines(lines).lines == lines)
        #expect(StraightLines([TextLine(text: "EXP 12.03.2027")]).lines.map(\.box) == [nil])
    }
}
