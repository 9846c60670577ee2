import Synchronization
import Testing

@testable import KeepItFreshDomain
@testable import KeepItFreshLabels

@Suite struct LookAgainTests {
    private static let today = CivilDate(clampedDayNumber: 20_777)

    /// Reads the same text at each place.
    private final class MockSceneText: SceneTextProviding {
        private let text: String
        private let calls = Mutex<[Quad]>([])
        private let seen = Mutex<Set<UInt8>>([])

        init(_ text: String) {
            self.text = text
        }

        var places: [Quad] { calls.withLock { $0 } }
        /// The first level of grey of each picture in which was read.
        var levels: Set<UInt8> { seen.withLock { $0 } }

        func places(in image: GreyImage, longSide: Int) async throws(ScanError) -> [TextPlace] { [] }

        func places(in image: GreyImage, around line: Quad) async throws(ScanError) -> [TextPlace] { [] }

        func read(_ places: [Quad], in image: GreyImage) async throws(ScanError) -> [PlaceReading] {
            calls.withLock { $0 += places }
            _ = seen.withLock { $0.insert(image.pixels[0]) }
            return places.map { PlaceReading(place: $0, line: TextLine(text: text, box: $0), unread: 0) }
        }
    }

    private func image(reducedBy reduction: Int = 1) throws -> GreyImage {
        try #require(
            GreyImage(
                width: 400, height: 400, pixels: [UInt8](repeating: 200, count: 160_000), reduction: reduction))
    }

    /// A label with these lines below each other.
    private func label(_ texts: [String], readers: Set<OCREngine>) -> ScannedLabel {
        let lines = texts.enumerated().map { index, text in
            TextLine(
                text: text, confidence: 0.9,
                box: Quad(left: 100, top: 20 + index * 30, right: 300, bottom: 40 + index * 30), readers: readers)
        }
        return ScannedLabel(lines: lines)
    }

    private func looked(
        at label: ScannedLabel, by reader: MockSceneText, in image: GreyImage,
        crop: (Quad) async throws(ScanError) -> GreyImage.Crop = { _ throws(ScanError) in throw .unreadableImage }
    ) async throws -> ScannedLabel {
        try await LookAgain(dateCodeReader: nil, sceneTextReader: reader)
            .label(label, in: image, knowing: PhotoContext(today: Self.today), crop: crop)
    }

    @Test func whenADateIsUnsure_shouldReadItsPlaceAgainAndKeepWhatWasRead() async throws {
        let reader = MockSceneText("12 MAR 2027")

        let label = try await looked(
            at: label(["12 MAR 2027"], readers: [.document]), by: reader, in: image())

        #expect((2...8).contains(reader.places.count))
        #expect(label.lines.count == 1)
        #expect(label.lines[0].looks.count == reader.places.count)
        #expect(label.picture.profiles.count == 1)
        #expect(reader.levels.count == 3)
    }

    @Test func whenNoDateWasRead_shouldReadNothingAgain() async throws {
        let reader = MockSceneText("12 MAR 2027")

        let label = try await looked(at: label(["Oat Drink"], readers: [.sceneText]), by: reader, in: image())

        #expect(reader.places.isEmpty)
        #expect(label.picture.profiles.isEmpty)
    }

    @Test func whenThePhotoIsFullOfDates_shouldLookAtAFewOfThem() async throws {
        let reader = MockSceneText("12 MAR 2027")
        let texts = (1...12).map { "\($0 + 10).\($0).202\($0 % 9)" }

        let label = try await looked(at: label(texts, readers: [.dateCode]), by: reader, in: image())

        #expect(reader.places.count <= 8)
        #expect(label.picture.profiles.count <= 8)
    }

    @Test func whenThePhotoIsReduced_shouldReadThePartInFullResolution() async throws {
        let reader = MockSceneText("12 MAR 2027")
        let whole = try image(reducedBy: 4), part = try image()

        let label = try await looked(at: label(["12 MAR 2027"], readers: [.dateCode]), by: reader, in: whole) {
            place throws(ScanError) in
            GreyImage.Crop(image: part, origin: PixelPoint(x: 50, y: 10))
        }

        #expect(reader.places.allSatisfy { $0.center.x < 160 })
        #expect(label.lines[0].looks.count == reader.places.count)
    }
}
