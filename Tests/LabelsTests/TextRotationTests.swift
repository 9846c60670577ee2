import Foundation
import Testing

@testable import KeepItFreshLabels

@Suite struct TextRotationTests {
    /// Lines of a label that was photographed at an angle, in degrees clockwise.
    private static func tilted(_ lines: [TextLine], by degrees: Double) -> [TextLine] {
        lines.map { $0.mapCorners { rotated($0, by: degrees) } }
    }

    /// A point rotated about (500, 400).
    private static func rotated(_ point: PixelPoint, by degrees: Double) -> PixelPoint {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let (x, y) = (Double(point.x - 500), Double(point.y - 400))
        return PixelPoint(
            x: 500 + Int((x * cosine - y * sine).rounded()), y: 400 + Int((x * sine + y * cosine).rounded()))
    }

    private static func line(_ text: String, left: Int, top: Int, width: Int = 200) -> TextLine {
        TextLine(text: text, confidence: 0.9, box: Quad(left: left, top: top, right: left + width, bottom: top + 20))
    }

    private static let label = [
        line("BEST BEFORE", left: 0, top: 300), line("12 MAR 2027", left: 0, top: 324),
        line("PACKED ON", left: 700, top: 300), line("01 MAR 2026", left: 700, top: 324),
    ]

    @Test(arguments: [-40.0, -20, -5, 5, 20, 40], TextOrientation.allCases)
    func whenTextIsSkewed_shouldMakeItHorizontalAndFindItsWayBack(degrees: Double, orientation: TextOrientation) throws
    {
        let lines = Self.tilted(Self.label, by: degrees).map { $0.mapCorners(orientation.original) }
        let rotation = TextRotation(of: lines)

        for line in lines {
            let upright = try #require(line.mapCorners(rotation.upright).box), photo = try #require(line.box)
            #expect(abs(upright.topLeft.y - upright.topRight.y) <= 2 && upright.topLeft.x < upright.topRight.x)
            #expect(abs(upright.topLeft.x - upright.bottomLeft.x) <= 2 && upright.topLeft.y < upright.bottomLeft.y)
            for (corner, original) in zip(upright.corners, photo.corners) {
                let back = rotation.original(corner)
                #expect(abs(back.x - original.x) <= 1 && abs(back.y - original.y) <= 1)
            }
        }
    }

    @Test(arguments: [-40.0, -20, 0, 3, 20, 40])
    func whenPackLiesAskew_shouldParseTheSameWithBoxesOfThePhoto(degrees: Double) throws {
        let today = try #require(CivilDate("2026-11-20"))
        let lines = Self.tilted(Self.label, by: degrees)

        let parsed = LabelParser().parse(ScannedLabel(lines: lines), today: today, locale: nil)

        let expiry = try #require(parsed.dates.expiry)
        #expect(expiry.kind == .bestBefore && expiry.date.description == "2027-03-12")
        #expect(parsed.dates.date(of: .packed)?.description == "2026-03-01")
        #expect(try #require(expiry.box).sharesPlace(with: try #require(lines[1].box)))
    }

    @Test(arguments: [-3.0, -1, 0, 1, 3])
    func whenTextIsNearlyHorizontal_shouldLeaveItAsItIs(degrees: Double) {
        let rotation = TextRotation(of: Self.tilted(Self.label, by: degrees))
        let point = PixelPoint(x: 123, y: 456)

        #expect(rotation.upright(point) == point && rotation.original(point) == point)
    }

    @Test func whenLinesHaveNoCommonDirection_shouldLeaveThemAsTheyAre() {
        let fan = [-30.0, -10, 10, 30].enumerated().flatMap { Self.tilted([Self.label[$0.offset]], by: $0.element) }
        let point = PixelPoint(x: 123, y: 456)

        #expect(TextRotation(of: fan).upright(point) == point)
    }

    @Test func whenOnlyShortLinesAreSkewed_shouldLeaveThemAsTheyAre() {
        let short = Self.tilted([Self.line("12 MAR 2027", left: 400, top: 390, width: 38)], by: 20)
        let point = PixelPoint(x: 123, y: 456)

        #expect(TextRotation(of: short).upright(point) == point)
    }

    @Test func whenTextHasNoPlaces_shouldLeaveItAsItIs() {
        let point = PixelPoint(x: 123, y: 456)

        #expect(TextRotation(of: TextLine.plain("Oat Drink")).upright(point) == point)
        #expect(TextRotation(of: []).original(point) == point)
    }

    @Test func whenCornersAreAnyNumbers_shouldNotTrap() {
        let numbers = [Int.min, Int.min / 2, -1, 0, 1, Int.max / 2, Int.max]
        for start in numbers {
            for end in numbers {
                var line = Self.line("12 MAR 2027", left: start, top: 0, width: 0)
                line.box = Quad(
                    topLeft: PixelPoint(x: start, y: end), topRight: PixelPoint(x: end, y: start / 2),
                    bottomRight: PixelPoint(x: end, y: end), bottomLeft: PixelPoint(x: start, y: start))
                let rotation = TextRotation(of: [line] + Self.tilted(Self.label, by: 20))

                let upright = line.mapCorners(rotation.upright)
                _ = upright.mapCorners(rotation.original)
            }
        }
    }
}
