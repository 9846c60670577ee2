import Testing

@testable import KeepItFreshLabels

@Suite struct QuadTests {
    /// A line of 200 by 20 pixels, at 45 degrees down the photo, `rows` of its heights below the first.
    private func skewed(_ rows: Int, length: Int = 141) -> Quad {
        let (left, top) = (-rows * 14, rows * 14)
        return Quad(
            topLeft: PixelPoint(x: left, y: top), topRight: PixelPoint(x: left + length, y: top + length),
            bottomRight: PixelPoint(x: left + length - 14, y: top + length + 14),
            bottomLeft: PixelPoint(x: left - 14, y: top + 14))
    }

    @Test func whenSkewedLinesAreOneBelowTheOther_shouldNotBeOfTheSamePrint() {
        #expect(skewed(0).overlap(with: skewed(1)) > 0.5)
        #expect(!skewed(0).sharesPlace(with: skewed(1)))
        #expect(!skewed(1).sharesPlace(with: skewed(0)))
    }

    @Test func whenSkewedLineIsReadTwice_shouldBeOfTheSamePrint() {
        #expect(skewed(0).sharesPlace(with: skewed(0)))
        #expect(skewed(0).sharesPlace(with: skewed(0).mapCorners { PixelPoint(x: $0.x + 3, y: $0.y - 2) }))
    }

    @Test func whenOneIsAPieceOfASkewedLine_shouldBeOfTheSamePrint() {
        let word = skewed(0, length: 40).mapCorners { PixelPoint(x: $0.x + 90, y: $0.y + 90) }

        #expect(skewed(0).sharesPlace(with: word) && word.sharesPlace(with: skewed(0)))
        #expect(!skewed(1).sharesPlace(with: word) && !word.sharesPlace(with: skewed(1)))
    }

    @Test(arguments: [
        (0, 0, 200, 20, true), (2, -3, 206, 27, true), (90, 0, 150, 20, true), (0, 26, 200, 46, false),
        (0, 0, 200, 46, false), (0, -5, 200, 41, false), (220, 0, 400, 20, false), (80, -90, 100, 110, false),
    ])
    func whenBoxesShareAPlace_shouldBeOfOneLineOnlyWithOneHeightAndDirection(
        left: Int, top: Int, right: Int, bottom: Int, isOne: Bool
    ) {
        let line = Quad(left: 0, top: 0, right: 200, bottom: 20)
        var other = Quad(left: left, top: top, right: right, bottom: bottom)
        if other.lineHeight > 3 * other.length {
            other = Quad(
                topLeft: other.topRight, topRight: other.bottomRight, bottomRight: other.bottomLeft,
                bottomLeft: other.topLeft)
        }

        #expect(line.isOfSameLine(as: other) == isOne)
        #expect(other.isOfSameLine(as: line) == isOne)
    }

    @Test func whenSkewedLinesAreOneBelowTheOther_shouldNotBeOfOneLine() {
        #expect(skewed(0).isOfSameLine(as: skewed(0, length: 100)))
        #expect(!skewed(0).isOfSameLine(as: skewed(1)))
    }

    @Test func whenSkewedLineIsReadFromTheOtherEnd_shouldBeOfTheSamePrint() {
        let line = skewed(0)
        let reversed = Quad(
            topLeft: line.bottomRight, topRight: line.bottomLeft, bottomRight: line.topLeft, bottomLeft: line.topRight)

        #expect(line.sharesPlace(with: reversed) && reversed.sharesPlace(with: line))
        #expect(!skewed(1).sharesPlace(with: reversed))
    }

    @Test func whenAnUprightBoxLiesOnASkewedLine_shouldBeOfTheSamePrintByItsMiddle() {
        #expect(skewed(0).sharesPlace(with: Quad(left: 40, top: 50, right: 80, bottom: 80)))
        #expect(!skewed(0).sharesPlace(with: Quad(left: 100, top: 0, right: 140, bottom: 30)))
    }

    @Test func whenLinesAreUpright_shouldBeOfTheSamePrintByTheirArea() {
        let line = Quad(left: 0, top: 0, right: 200, bottom: 20)

        #expect(line.sharesPlace(with: Quad(left: 150, top: 2, right: 190, bottom: 19)))
        #expect(!line.sharesPlace(with: Quad(left: 0, top: 11, right: 200, bottom: 31)))
        #expect(line.sharesPlace(with: Quad(left: 0, top: 9, right: 200, bottom: 29)))
        #expect(!line.sharesPlace(with: Quad(left: 0, top: 30, right: 200, bottom: 50)))
    }

    @Test func whenLineRunsAnyWay_shouldHaveItsLengthAndHeight() {
        let upright = Quad(left: 10, top: 10, right: 210, bottom: 30)
        let down = Quad(
            topLeft: PixelPoint(x: 30, y: 0), topRight: PixelPoint(x: 30, y: 200),
            bottomRight: PixelPoint(x: 10, y: 200), bottomLeft: PixelPoint(x: 10, y: 0))

        #expect(upright.length == 200 && upright.lineHeight == 20)
        #expect(down.length == 200 && down.lineHeight == 20)
        #expect(abs(skewed(0).length - 199.4) < 0.1 && abs(skewed(0).lineHeight - 19.8) < 0.1)
    }

    @Test func whenCornersAreAnyNumbers_shouldNotTrap() {
        let numbers = [Int.min, -1, 0, 1, Int.max]
        for x in numbers {
            for y in numbers {
                let quad = Quad(
                    topLeft: PixelPoint(x: x, y: y), topRight: PixelPoint(x: y, y: x),
                    bottomRight: PixelPoint(x: .max, y: .min), bottomLeft: PixelPoint(x: 0, y: y))

                _ = quad.sharesPlace(with: skewed(0)) || skewed(0).sharesPlace(with: quad)
                #expect(quad.length.isFinite && quad.lineHeight.isFinite)
            }
        }
    }
}
