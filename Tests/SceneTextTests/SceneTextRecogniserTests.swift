import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition
import Testing

@testable import KeepItFreshSceneText

/// Reads lines at known places.
struct SceneTextRecogniserTests {
    private static let date = OrientedBox(centerX: 228, centerY: 690, length: 220, height: 30)

    @Test(arguments: 0..<4, [false, true])
    func whenPackIsTurned_shouldReadTheLineTheRightWayUp(quarters: Int, isFromTheEnd: Bool) async throws {
        let reader = try InstalledModels.reader()
        let upright = try await GreyImage.testImage("camembert.jpg")
        let box = Self.date.turned(quarters: quarters, width: upright.width, height: upright.height)

        let lines = try await reader.lines(
            at: [isFromTheEnd ? box.reversed.quad : box.quad], in: upright.turned(quarters: quarters))

        #expect(lines.map(\.text) == ["12 DEC 2026"])
        let corner = try #require(lines.first?.box).topLeft
        #expect(abs(corner.x - box.quad.topLeft.x) < 2 && abs(corner.y - box.quad.topLeft.y) < 2)
    }

    @Test func whenLineIsShort_shouldNotTurnIt() async throws {
        let reader = try InstalledModels.reader()
        let image = try await GreyImage.testImage("baked-beans.jpg")
        let noughts = OrientedBox(centerX: 913, centerY: 788, length: 300, height: 28).part(from: 0.7, to: 0.85)

        let upright = try #require(try await reader.lines(at: [noughts.quad], in: image).first)
        let turned = try #require(try await reader.lines(at: [noughts.reversed.quad], in: image).first)

        #expect(upright.text == "006" && upright.box == noughts.quad)
        #expect(turned.text == "900" && turned.box == noughts.reversed.quad)
    }

    @Test func whenOtherLinesRunTheOtherWay_shouldReadShortOnesAsTheyRun() async throws {
        let reader = try InstalledModels.reader()
        let image = try await GreyImage.testImage("baked-beans.jpg")
        let noughts = OrientedBox(centerX: 913, centerY: 788, length: 300, height: 28).part(from: 0.7, to: 0.85)
        let name = OrientedBox(centerX: 388, centerY: 181, length: 590, height: 58)

        let lines = try await reader.lines(at: [name.quad, noughts.reversed.quad], in: image)

        #expect(lines.map(\.text) == ["Baked Beans", "006"])
        #expect(lines.last?.box == noughts.quad)
    }

    @Test func whenLinesAreRead_shouldHaveWordsInTheirPlacesAndOtherReadings() async throws {
        let reader = try InstalledModels.reader()
        var alternatives = 0
        for file in ["baked-beans.jpg", "lentils-askew.jpg", "honig.jpg"] {
            let image = try await GreyImage.testImage(file)
            let places = try await reader.places(in: image, longSide: 640)
            for line in try await reader.lines(at: places.map(\.box), in: image) {
                let box = try #require(line.box)
                #expect(line.words.map(\.text).joined(separator: " ") == line.text)
                #expect(line.words.allSatisfy { 0.05...1 ~= $0.confidence })
                #expect(line.words.allSatisfy { PixelRect(box).grown(by: 1).contains($0.box) })
                #expect(line.confidence > (line.words.map(\.confidence).min() ?? 1) - 1e-9)
                #expect(line.alternatives.count <= 4)
                #expect(!line.alternatives.map(\.text).contains(line.text))
                #expect(Set(line.alternatives.map(\.text)).count == line.alternatives.count)
                let probabilities = line.alternatives.compactMap(\.probability)
                #expect(probabilities.count == line.alternatives.count && probabilities == probabilities.sorted(by: >))
                #expect(probabilities.allSatisfy { $0 > 0 } && probabilities.reduce(0, +) < 1)
                alternatives += line.alternatives.count
            }
        }
        #expect(alternatives > 0)
    }

    @Test func whenLineIsHardlyLegible_shouldBeLessCertainWithOtherReadings() async throws {
        let reader = try InstalledModels.reader()
        let image = try await GreyImage.testImage("camembert.jpg")
        let small = image.shrunk(toLongSide: 160)
        let scale = Double(small.width) / Double(image.width)
        let smallDate = Self.date.mapped(through: AffineMap(scale: scale, shiftX: 0, shiftY: 0))

        let sharp = try #require(try await reader.lines(at: [Self.date.quad], in: image).first)
        let dull = try #require(try await reader.lines(at: [smallDate.quad], in: small).first)

        #expect(sharp.confidence > 0.9 && sharp.alternatives.isEmpty)
        #expect(dull.confidence < 0.9 && !dull.alternatives.isEmpty)
    }

    @Test(arguments: [0.0, 1, 5])
    func whenLineIsVeryNarrow_shouldReadNothingIntoIt(length: Double) async throws {
        let reader = try InstalledModels.reader()
        let image = try await GreyImage.testImage("camembert.jpg")
        // Beside the date, where there is nothing.
        let box = OrientedBox(centerX: 600, centerY: 690, length: length, height: 30)

        #expect(try await reader.lines(at: [box.quad], in: image).isEmpty)
    }

    @Test func whenLineIsTooLow_shouldNotReadIt() async throws {
        let reader = try InstalledModels.reader()
        let image = try await GreyImage.testImage("camembert.jpg")

        let low = OrientedBox(centerX: 228, centerY: 690, length: 220, height: 3)

        #expect(try await reader.lines(at: [low.quad], in: image).isEmpty)
    }

    @Test func whenPictureDoesNotSuitTheModels_shouldBeNil() throws {
        var models = try SceneTextModels(InstalledModels.files())
        let suitable = try models.recognise(.plain(width: 100, height: 48))

        #expect(models.characters.count == suitable?.classes && models.characters.first == "")
        #expect(try models.recognise(.plain(width: 15, height: 48)) == nil)
        #expect(try models.recognise(.plain(width: 16, height: 48)) != nil)
        #expect(try models.recognise(.plain(width: 100, height: 47)) == nil)
        #expect(try models.recognise(.plain(width: 100_000, height: 48)) == nil)
        #expect(try models.map(of: .plain(width: 64, height: 96))?.probability.count == 64 * 96)
        #expect(try models.map(of: .plain(width: 65, height: 96)) == nil)
        #expect(try models.map(of: .plain(width: 64, height: 95)) == nil)
        #expect(try models.map(of: .plain(width: 32_000, height: 320)) == nil)
    }
}

extension PixelRect {
    /// Whether a quad lies within the rectangle.
    fileprivate func contains(_ quad: Quad?) -> Bool {
        quad.map { union(PixelRect($0)) == self } ?? false
    }
}
