import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition
import Testing

@testable import KeepItFreshSceneText

/// Finds lines in pictures larger and smaller than what the model sees at once.
struct TextDetectorTests {
    /// Lines that lie across the border between two tiles at this size, whichever way the picture is longer.
    @Test(arguments: [
        ("tuna-carton.jpg", "BEST BEFORE 30.06.2028"), ("minced-beef.jpg", "USE BY 26.11.2026"),
        ("dim-kitchen.jpg", "BEST BEFORE 23 JUL 2027"), ("orientation-6.jpg", "EXP 14.05.2028"),
        ("lentils-turned-90.jpg", "Split red lentils. Rinse well before cooking."),
        (
            "minced-beef.jpg",
            "Keep refrigerated. Freeze on the day of purchase and use within one month."
        ),
    ])
    func whenALineCrossesTheBorderOfTiles_shouldBeFoundOnceAndWhole(file: String, text: String) async throws {
        let reader = try InstalledModels.reader()
        let image = try await GreyImage.testImage(file)

        let places = try await reader.places(in: image, longSide: 960)

        let lines = try await reader.lines(at: places.map(\.box), in: image)
        let whole = try #require(lines.first { Self.letters($0.text) == Self.letters(text) }?.box)
        #expect(places.count { $0.box.sharesPlace(with: whole) } == 1)
    }

    /// The letters and digits; a nought counts as the letter.
    private static func letters(_ text: String) -> String {
        text.alphanumerics.replacing("0", with: "O")
    }

    @Test func whenPictureIsACropOfOneLine_shouldFindIt() async throws {
        let reader = try InstalledModels.reader()
        let image = try await GreyImage.testImage("camembert.jpg")
        let crop = try #require(
            OrientedBox(centerX: 228, centerY: 690, length: 300, height: 60).picture(
                from: image, height: 60, maximumWidth: 300))

        let places = try await reader.places(in: crop, longSide: 640)

        #expect(try await reader.lines(at: places.map(\.box), in: crop).map(\.text) == ["12 DEC 2026"])
    }

    @Test(arguments: 0..<4)
    func whenLookingAroundALine_shouldFindItsNeighbours(quarters: Int) async throws {
        let reader = try InstalledModels.reader()
        let upright = try await GreyImage.testImage("camembert.jpg")
        let date = OrientedBox(centerX: 228, centerY: 690, length: 220, height: 30)
        let image = try upright.turned(quarters: quarters)
        let place = date.turned(quarters: quarters, width: upright.width, height: upright.height).quad

        let places = try await reader.places(in: image, around: place)

        let lines = try await reader.lines(at: places.map(\.box), in: image)
        #expect(lines.map(\.text).contains("A consommer jusqu'au"))
        #expect(places.contains { $0.box.sharesPlace(with: place) })
    }

    @Test func whenPictureIsReduced_shouldReportPlacesInPhotoPixels() async throws {
        let reader = try InstalledModels.reader()
        let full = try await GreyImage.testImage("camembert.jpg")
        let half = try #require(
            GreyImage(width: full.width, height: full.height, pixels: full.pixels, reduction: 2))

        let places = try await reader.places(in: full, longSide: 480)
        let doubled = try await reader.places(in: half, longSide: 480)

        #expect(doubled.map(\.box) == places.map { $0.box.enlarged(by: 2) })
        let lines = try await reader.lines(at: places.map(\.box), in: full)
        #expect(try await reader.lines(at: doubled.map(\.box), in: half).map(\.text) == lines.map(\.text))
    }
}
