import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshSceneText

/// Pictures of any size and places anywhere.
struct SceneTextFuzzTests {
    private static let sizes = [
        (1, 1), (1, 5_000), (5_000, 1), (33, 31), (2, 3), (640, 640), (4_096, 4_096), (3_000, 40),
    ]

    @Test(arguments: sizes)
    func whenPictureIsPlain_shouldFindNothing(width: Int, height: Int) async throws {
        let reader = try InstalledModels.reader()
        let image = try GreyImage.plain(width: width, height: height)

        for longSide in [640, 960, 1, 0, -5] {
            #expect(try await reader.places(in: image, longSide: longSide).isEmpty)
        }
        let whole = Quad(left: 0, top: 0, right: width, bottom: height)
        #expect(try await reader.places(in: image, around: whole).isEmpty)
        #expect(try await reader.lines(at: [whole], in: image).isEmpty)
    }

    @Test(arguments: sizes)
    func whenPictureIsNoise_shouldEnd(width: Int, height: Int) async throws {
        let reader = try InstalledModels.reader()
        var random = SeededGenerator(state: FuzzBudget.firstSeed)
        let image = try Self.noise(width: width, height: height, using: &random)

        for longSide in [480, 960] {
            let places = try await reader.places(in: image, longSide: longSide)
            #expect(places.allSatisfy { 0.5...1 ~= $0.score })
            _ = try await reader.lines(at: places.prefix(8).map(\.box), in: image)
        }
        let whole = Quad(left: 0, top: 0, right: width, bottom: height)
        _ = try await reader.places(in: image, around: whole)
        _ = try await reader.lines(at: [whole], in: image)
    }

    @Test func whenPlacesAreAnywhere_shouldReadOnlyWhatIsThere() async throws {
        let reader = try InstalledModels.reader()
        let image = try await GreyImage.testImage("camembert.jpg")

        try await FuzzBudget.run { seed, random in
            let places = (0..<3).map { _ in Self.place(in: image, using: &random) }

            let around = try await reader.places(in: image, around: places[0])
            let lines = try await reader.lines(at: places, in: image)

            #expect(around.allSatisfy { 0.5...1 ~= $0.score }, "seed \(seed)")
            #expect(lines.count <= places.count, "seed \(seed)")
            #expect(lines.allSatisfy { !$0.text.isEmpty && 0...1 ~= $0.confidence && $0.box != nil }, "seed \(seed)")
        }
    }

    @Test(arguments: [
        Quad(left: 0, top: 0, right: 0, bottom: 0), Quad(left: 50, top: 50, right: 250, bottom: 50),
        Quad(left: 50, top: 50, right: 50, bottom: 250), Quad(left: 250, top: 90, right: 50, bottom: 50),
        Quad(left: 5_000_000, top: 5_000_000, right: 5_000_300, bottom: 5_000_030),
        Quad(left: -.max / 2, top: -.max / 2, right: .max / 2, bottom: .max / 2),
        Quad(left: .max / 2, top: .max / 2, right: -.max / 2, bottom: -.max / 2),
        Quad(left: -.max / 2, top: 680, right: .max / 2, bottom: 700),
        Quad(left: 200, top: -.max / 2, right: 230, bottom: .max / 2),
        Quad(left: .max / 2 - 300, top: .max / 2 - 30, right: .max / 2, bottom: .max / 2),
    ])
    func whenPlaceIsNone_shouldReadNothing(place: Quad) async throws {
        let reader = try InstalledModels.reader()
        let image = try await GreyImage.testImage("camembert.jpg")

        let around = try await reader.places(in: image, around: place)

        #expect(around.allSatisfy { 0.5...1 ~= $0.score })
        #expect(try await reader.lines(at: [place], in: image).isEmpty)
    }

    /// Random shades, the same 64 KB again and again.
    private static func noise(width: Int, height: Int, using random: inout SeededGenerator) throws -> GreyImage {
        let block = (0..<65_521).map { _ in UInt8.random(in: 0...255, using: &random) }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height + block.count)
        while pixels.count < width * height { pixels += block }
        pixels.removeLast(pixels.count - width * height)
        return try #require(GreyImage(width: width, height: height, pixels: pixels))
    }

    /// Four corners in the picture, around it, or far outside.
    private static func place(in image: GreyImage, using random: inout SeededGenerator) -> Quad {
        let reach = [0, 20, 400, 5_000, 1 << 40, Int.max / 2].randomElement(using: &random) ?? 0
        let middle = (
            x: Int.random(in: 0..<image.width, using: &random), y: Int.random(in: 0..<image.height, using: &random)
        )
        func corner() -> PixelPoint {
            PixelPoint(
                x: (middle.x + Int.random(in: -reach...reach, using: &random)).clamped,
                y: (middle.y + Int.random(in: -reach...reach, using: &random)).clamped)
        }
        let (one, other) = (corner(), corner())
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return Quad(topLeft: one, topRight: other, bottomRight: corner(), bottomLeft: corner())
        case 1: return Quad(left: one.x, top: one.y, right: other.x, bottom: other.y)
        case 2: return Quad(left: one.x, top: one.y, right: one.x, bottom: other.y)
        default: return Quad(left: one.x, top: one.y, right: one.x + 200, bottom: one.y + 30)
        }
    }
}

extension Int {
    /// The number, or the nearest with half of the magnitude that a number can have.
    fileprivate var clamped: Int { Swift.min(Swift.max(self, -.max / 2), .max / 2) }
}
