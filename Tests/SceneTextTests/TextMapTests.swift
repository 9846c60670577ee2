import Foundation
import KIFTestSupport
import KeepItFreshLabels
import KeepItFreshRecognition
import Testing

@testable import KeepItFreshSceneText

struct TextMapTests {
    private static let width = 160
    private static let height = 120

    /// A map that is `probability` likely in all pixels for which `isText` is true, and 0.1 elsewhere.
    private func map(probability: Float = 0.9, where isText: (_ x: Int, _ y: Int) -> Bool) -> TextMap {
        let values = (0..<Self.width * Self.height).map { index in
            isText(index % Self.width, index / Self.width) ? probability : 0.1
        }
        return TextMap(width: Self.width, height: Self.height, probability: values)
    }

    @Test func whenBarIsUpright_shouldBeTheBoxThatTheModelMarksTheCoreOf() throws {
        let map = map { (20..<100).contains($0) && (50..<60).contains($1) }

        let found = try #require(map.lines().first)

        // The core is 80 by 10 pixels; its area divided by its perimeter, times 1.6, is 7.1.
        let box = found.box.withGround
        #expect(map.lines().count == 1)
        #expect(abs(box.centerX - 60) < 1e-9 && abs(box.centerY - 55) < 1e-9 && box.angle == 0)
        #expect(abs(box.length - 94.2) < 0.1 && abs(box.height - 24.2) < 0.1)
        #expect(found.box.length < box.length && found.box.height < box.height)
        #expect(abs(found.score - 0.9) < 1e-6)
    }

    @Test(arguments: [-0.7, -0.3, 0.2, 0.6, 1.2, 1.6, 2.2])
    func whenBarIsRotated_shouldReturnItsAngleAndSize(angle: Double) throws {
        let (length, height) = (90.0, 12.0)
        let map = map { column, row in
            let x = Double(column) + 0.5 - 80, y = Double(row) + 0.5 - 60
            return abs(x * cos(angle) + y * sin(angle)) <= length / 2
                && abs(y * cos(angle) - x * sin(angle)) <= height / 2
        }

        let found = try #require(map.lines().first)

        let margin = length * height * 1.6 / (2 * (length + height))
        let box = found.box.withGround
        #expect(map.lines().count == 1)
        #expect(abs(box.angle - angle) < 0.03)
        #expect(abs(box.length - length - 2 * margin) < 4 && abs(box.height - height - 2 * margin) < 4)
        #expect(hypot(box.centerX - 80, box.centerY - 60) < 1)
    }

    @Test(arguments: [(1, 1), (2, 2)])
    func whenBarHasAGap_shouldBeOneLineIfThatIsOnePixel(gap: Int, lines: Int) {
        let columns = map { x, y in
            (20..<100).contains(x) && (50..<60).contains(y) && !(60..<60 + gap).contains(x)
        }
        let rows = map { x, y in
            (20..<100).contains(x) && (50..<70).contains(y) && !(60..<60 + gap).contains(y)
        }

        #expect(columns.lines().count == lines)
        #expect(rows.lines().count == lines)
    }

    @Test func whenPiecesAreJoinedByALaterRow_shouldBeOneLine() {
        // The arms of a U are apart in all rows but the last.
        let map = map { x, y in
            (50..<80).contains(y) && ((20..<40).contains(x) || (50..<70).contains(x) || (y > 70 && x >= 20 && x < 70))
        }

        #expect(map.lines().count == 1)
    }

    @Test func whenMarkIsTiny_shouldNotBeALine() {
        #expect(map { (20..<100).contains($0) && (50..<52).contains($1) }.lines().isEmpty)
        #expect(map { (20..<100).contains($0) && (50..<53).contains($1) }.lines().count == 1)
        #expect(map { $0 == 20 && $1 == 50 }.lines().isEmpty)
    }

    @Test func whenMeanProbabilityIsLow_shouldNotBeALine() throws {
        let unlikely = map(probability: 0.45) { (20..<100).contains($0) && (50..<60).contains($1) }
        let likely = map(probability: 0.55) { (20..<100).contains($0) && (50..<60).contains($1) }
        // A frame around nothing: most of its rectangle is not text.
        let frame = map { x, y in
            (20..<100).contains(x) && (20..<100).contains(y) && !((24..<96).contains(x) && (24..<96).contains(y))
        }

        #expect(unlikely.lines().isEmpty)
        #expect(abs(try #require(likely.lines().first).score - 0.55) < 1e-6)
        #expect(frame.lines().isEmpty)
    }

    @Test func whenThereAreSeveralLines_shouldReturnThemFromTheTopDown() {
        let map = map { x, y in (20..<100).contains(x) && [10, 50, 90].contains { (y - $0) / 10 == 0 && y >= $0 } }

        #expect(map.lines().map { $0.box.centerY.rounded() } == [15, 55, 95])
    }

    @Test func whenThereAreMoreMarksThanOnAnyPack_shouldKeepTheLargest() {
        // 25 columns of 24 rows of marks, one of which is larger than the others.
        let map = TextMap(
            width: 250, height: 240,
            probability: (0..<250 * 240).map { index in
                let (x, y) = (index % 250, index / 250)
                let length = x / 10 == 24 && y / 10 == 23 ? 8 : 6
                return x % 10 < length && y % 10 < 4 ? 1 : 0
            })

        let lines = map.lines()

        #expect(lines.count == 400)
        #expect(lines.contains { abs($0.box.centerX - 244) < 1e-9 && abs($0.box.centerY - 232) < 1e-9 })
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.box.centerY <= $1.box.centerY })
    }

    @Test func whenPutTogetherFromParts_shouldBeTheWhole() {
        let whole = map { x, y in (20..<140).contains(x) && (50..<60).contains(y) }
        let (width, overlap) = (100, 40)
        var joined = TextMap(width: Self.width, height: Self.height)

        for left in [0, Self.width - width] {
            // What a model sees at the edges of a part is not used.
            let values = (0..<width * Self.height).map { index in
                let x = index % width + left, y = index / width
                let isEdge =
                    (left > 0 && index % width < overlap / 2) || (left == 0 && index % width >= width - overlap / 2)
                return isEdge ? 0.5 : whole.probability[y * Self.width + x]
            }
            joined.paste(
                TextMap(width: width, height: Self.height, probability: values), at: PixelPoint(x: left, y: 0),
                without: overlap / 2)
        }

        #expect(joined.probability == whole.probability)
        #expect(joined.lines() == whole.lines())
    }

    @Test func whenMapIsMadeAtRandom_shouldReturnLinesWithSizes() async throws {
        try await FuzzBudget.run { seed, random in
            let width = Int.random(in: 1...200, using: &random), height = Int.random(in: 1...200, using: &random)
            let share = Float.random(in: 0...1, using: &random)
            let values = (0..<width * height).map { _ -> Float in
                switch Int.random(in: 0..<500, using: &random) {
                case 0: .nan
                case 1: .infinity
                case 2: -.infinity
                default: Float.random(in: 0...1, using: &random) < share ? 0.9 : 0.1
                }
            }

            let lines = TextMap(width: width, height: height, probability: values).lines()

            #expect(lines.count <= 400, "seed \(seed)")
            #expect(lines.allSatisfy { $0.box.length > 0 && $0.box.height > 0 && $0.score >= 0.5 }, "seed \(seed)")
        }
    }
}
