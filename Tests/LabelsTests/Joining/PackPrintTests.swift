import KeepItFreshLabels
import Testing

@Suite struct PackPrintTests {
    /// A photo of a pack of oat drink that is shifted, turned by a small slope and scaled, with the date print `off` its
    /// usual place.
    private func print(
        off: (Int, Int) = (0, 0), time: String? = nil, shift: (Int, Int) = (0, 0), slope: Double = 0, scale: Double = 1,
        hasArtwork: Bool = true
    ) -> PackPrint? {
        func box(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> Quad {
            func point(_ x: Int, _ y: Int) -> PixelPoint {
                let (u, v) = (Double(x) * scale, Double(y) * scale)
                return PixelPoint(
                    x: Int((u - slope * v).rounded()) + shift.0, y: Int((v + slope * u).rounded()) + shift.1)
            }
            return Quad(
                topLeft: point(left, top), topRight: point(left + width, top),
                bottomRight: point(left + width, top + height), bottomLeft: point(left, top + height))
        }
        var lines = [
            TextLine(text: "Oat Drink", box: box(60, 40, 400, 80)),
            TextLine(text: "Hafer & Co", box: box(60, 140, 200, 30)),
            TextLine(text: "Shake well before use.", box: box(60, 200, 350, 25)),
            TextLine(text: "Keep refrigerated", box: box(60, 700, 300, 25)),
        ]
        if !hasArtwork { lines = [] }
        let date = box(600 + off.0, 500 + off.1, 330, 34)
        lines.append(TextLine(text: "BEST BEFORE 12.03.2027", box: date))
        if let time { lines.append(TextLine(text: "L4711 \(time)", box: box(600 + off.0, 545 + off.1, 200, 34))) }
        let expiry = LabelDate(
            kind: .bestBefore, date: CivilDate(clampedDayNumber: 20_889), text: "12.03.2027", confidence: 0.99,
            box: date)
        return PackPrint(ScannedLabel(lines: lines), ParsedDates(expiry: expiry, dates: [expiry]))
    }

    @Test(arguments: [(40, -30, 0.03, 1.0), (0, 0, -0.05, 0.8), (200, 100, 0.0, 1.3)])
    func whenOnePackIsPhotographedTwice_shouldBeTheSame(x: Int, y: Int, slope: Double, scale: Double) throws {
        let first = try #require(print(time: "14:22"))
        let second = try #require(print(time: "14:22", shift: (x, y), slope: slope, scale: scale))

        #expect(first.compare(with: second) == .same && second.compare(with: first) == .same)
    }

    @Test func whenThePrintIsElsewhere_shouldBeAnotherPack() throws {
        let first = try #require(print()), second = try #require(print(off: (70, 20), shift: (15, 15), slope: 0.02))

        #expect(first.compare(with: second) == .different)
    }

    @Test func whenThePrintIsALittleElsewhere_shouldBeOpen() throws {
        let first = try #require(print()), second = try #require(print(off: (30, 0)))

        #expect(first.compare(with: second) == .unknown)
    }

    @Test(arguments: [("14:22", "16:07", PackPrint.Comparison.different), ("14:22", "14:27", .unknown)])
    func whenTheTimesDiffer_shouldBeAnotherPackUnlessADigitMayBeMisread(
        time: String, other: String, expected: PackPrint.Comparison
    ) throws {
        let first = try #require(print(time: time)), second = try #require(print(time: other))

        #expect(first.compare(with: second) == expected)
    }

    @Test func whenThereIsNoOtherText_shouldBeOpen() throws {
        let first = try #require(print(hasArtwork: false)), second = try #require(print(hasArtwork: false))

        #expect(first.compare(with: second) == .unknown)
    }

    @Test func whenTheDateHasNoPlace_shouldHaveNoPrint() {
        #expect(PackPrint(ScannedLabel(), ParsedDates()) == nil)
    }
}
