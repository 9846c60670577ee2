import Synchronization
import Testing

@testable import KeepItFreshDomain
@testable import KeepItFreshLabels

@Suite struct ReadTextTests {
    private static let today = CivilDate(clampedDayNumber: 20_777)
    private static let dated = Barcode(symbology: .dataMatrix, text: "0109501101530003" + "17270331", isGS1: true)

    @Test func whenADateCodeShowsTheDate_shouldReadItOnceMoreAndLookOnce() async throws {
        let scene = MockSceneText(places: [640: [Self.box(row: 1), Self.box(row: 9)]])

        let lines = try await read(dateCodes: ["BEST BEFORE 12 MAR 2027"], scene: scene)

        #expect(scene.sides == [640])
        #expect(scene.read.contains(Self.box(row: 1)))
        #expect(scene.around.isEmpty)
        #expect(lines.contains { $0.readers == [.dateCode, .sceneText] })
    }

    @Test func whenABarcodeCarriesTheDate_shouldLookForTheNameAlone() async throws {
        let scene = MockSceneText(places: [480: [Self.box(row: 3)]])
        let codes = MockDateCodes(texts: ["12 MAR 2027"])

        let lines = try await read(codes, scene: scene, beside: [Self.dated])

        #expect(scene.sides == [480])
        #expect(lines.map(\.readers) == [[.sceneText]])
        #expect(codes.printed.isEmpty)
    }

    @Test(arguments: [("BEST BEFORE: SEE LID", [640, 960], [3, 6]), ("Oat Drink", [640], [3])])
    func whenOnlyWordsOfADateAreRead_shouldLookCloser(text: String, sides: [Int], rows: [Int]) async throws {
        let scene = MockSceneText(
            places: [640: [Self.box(row: 3)], 960: [Self.box(row: 3), Self.box(row: 6)]],
            texts: [Self.box(row: 3): text])

        _ = try await read(dateCodes: [], scene: scene)

        #expect(scene.sides == sides)
        #expect(scene.read == rows.map(Self.box))
    }

    @Test(arguments: [(["12 MAR 2027"], [640]), ([], [640, 960])])
    func whenNoDateCodeIsFound_shouldLookForOneFromNearFirst(fromNear: [String], sides: [Int]) async throws {
        let scene = MockSceneText(
            places: [640: [Self.box(row: 3)]],
            texts: [Self.box(row: 3): "BEST BEFORE", Self.box(row: 11): "BEST BEFORE 12 MAR 2027"])
        let codes = MockDateCodes(texts: [], fromNear: fromNear)

        let lines = try await read(codes, scene: scene)

        #expect(codes.lookedAround == [Self.box(row: 3)])
        #expect(scene.sides == sides)
        #expect(lines.contains { $0.readers == [.dateCode, .sceneText] } == !fromNear.isEmpty)
    }

    @Test(arguments: ["BEST BEFORE 12 MAR 2027", "Oat"])
    func whenADateIsReadOrNothingShowsThatThereIsOne_shouldNotLookFromNear(text: String) async throws {
        let codes = MockDateCodes(texts: [text])

        _ = try await read(
            codes, scene: MockSceneText(places: [640: [Self.box(row: 3)]], texts: [Self.box(row: 3): "Oat Drink"]))

        #expect(codes.lookedAround.isEmpty)
    }

    @Test(arguments: [("Oat Drink, ingredients: oats, salt", false), ("Members Club", true)])
    func whenItIsOpenWhetherItShowsFood_shouldReadFurtherLines(text: String, isOpen: Bool) async throws {
        let further = [Quad(left: 20, top: 2_000, right: 1_220, bottom: 2_030)]
        let rows = (3...9).map(Self.box)
        let scene = MockSceneText(
            places: [640: [Self.box(row: 1)] + rows + further],
            texts: Dictionary(uniqueKeysWithValues: rows.map { ($0, text) }))

        _ = try await read(dateCodes: ["12 MAR 2027"], scene: scene)

        #expect(scene.read.contains(further[0]) == isOpen)
    }

    @Test func whenAPlaceIsFoundAgain_shouldReadItOnce() async throws {
        let moved = Self.box(row: 3).mapCorners { PixelPoint(x: $0.x + 4, y: $0.y - 3) }
        let scene = MockSceneText(
            places: [640: [Self.box(row: 3)], 960: [moved]], texts: [Self.box(row: 3): "BEST BEFORE"])

        _ = try await read(dateCodes: ["12 34 56"], scene: scene)

        #expect(scene.read.count { $0.sharesPlace(with: moved) } == 1)
        #expect(scene.read.count { $0.sharesPlace(with: Self.box(row: 1)) } == 1)
    }

    @Test func whenADateCodeHasNoSceneText_shouldLetTheOtherReaderReadIt() async throws {
        let scene = MockSceneText(texts: [Self.box(row: 1): "24 MAR 2027"])

        let lines = try await read(dateCodes: ["24 MAR 2027", "EXP"], scene: scene)

        #expect(scene.read == [Self.box(row: 1)])
        #expect(lines.contains { $0.readers == [.dateCode, .sceneText] })
    }

    /// By the clock the date is one that no pack can have, so that more would be looked for.
    @Test func whenTodayIsKnown_shouldReadByThatAndNotByTheClock() async throws {
        let scene = MockSceneText(
            places: [640: [Self.box(row: 1)]], texts: [Self.box(row: 1): "BEST BEFORE 12 MAR 2027"])
        let readers = ReadText(
            dateCodeReader: MockDateCodes(texts: ["BEST BEFORE 12 MAR 2027"]), sceneTextReader: scene,
            textRecogniser: nil, readsOtherScripts: false, today: { CivilDate(clampedDayNumber: 0) })

        _ = try await readers.text(
            in: try #require(GreyImage(width: 1, height: 1, pixels: [0])), beside: [],
            knowing: PhotoContext(today: Self.today))

        #expect(scene.sides == [640])
    }

    @Test func whenSceneTextHasNumbers_shouldLetTheOtherReaderReadThem() async throws {
        let scene = MockSceneText(
            places: [640: [Self.box(row: 3)]], texts: [Self.box(row: 3): "BEST BEFORE 24 MAR 2027"])
        let codes = MockDateCodes(texts: [])

        _ = try await read(codes, scene: scene)

        #expect(codes.printed.contains("BEST BEFORE 24 MAR 2027"))
    }

    @Test func whenTheDateHasNoKeyword_shouldReadItsNeighbours() async throws {
        let scene = MockSceneText(
            texts: [Self.box(row: 1): "03/04/2027", Self.box(row: 0): "BEST BEFORE"], neighbours: [Self.box(row: 0)])

        let lines = try await read(dateCodes: ["03/04/2027"], scene: scene)

        #expect(scene.around == [Self.box(row: 1)])
        #expect(lines.contains { $0.text == "BEST BEFORE" })
    }

    @Test(arguments: [("03/04/2027", ["유통기한"]), ("EXP 24 MAR 2027", [])])
    func whenTheDateHasNoKeywordYet_shouldLookForOneInOtherScripts(date: String, expected: [String]) async throws {
        let scene = MockSceneText(
            places: [640: [Self.box(row: 2)]], texts: [Self.box(row: 1): date, Self.box(row: 2): "UEEISt"])

        let lines = try await read(dateCodes: [date], scene: scene)

        #expect(lines.map(\.text).filter { $0 == "유통기한" } == expected)
        #expect(lines.contains { $0.text == "UEEISt" })
    }

    @Test(arguments: [(true, true), (false, false)])
    func whenSceneTextIsInstalled_shouldReadDocumentTextForOtherScriptsAlone(
        readsOtherScripts: Bool, isRead: Bool
    ) async throws {
        let lines = try await read(
            dateCodes: ["BEST BEFORE 12 MAR 2027"], scene: MockSceneText(), readsOtherScripts: readsOtherScripts)

        #expect(lines.contains { $0.readers == [.document] } == isRead)
    }

    @Test(arguments: [(0.5, "ГОДЕН ДО 12.05.27"), (0.0, "DO 12.05.27")])
    func whenPrintIsUnread_shouldReadItInItsScript(unread: Double, expected: String) async throws {
        let place = Self.box(row: 1)
        let scene = MockSceneText(places: [640: [place]], texts: [place: "DO 12.05.27"], unread: [place: unread])
        let scripts = MockScripts()

        let lines = try await readers(MockDateCodes(texts: []), scene: scene, scripts: scripts).text(
            in: try #require(GreyImage(width: 1, height: 1, pixels: [0])), beside: []
        ).lines

        #expect(lines.first?.text == expected)
        #expect(scripts.samples == (unread > 0 ? [[place]] : []))
    }

    @Test func whenASceneTextLetterIsGreek_shouldExpectThatScript() async throws {
        let place = Self.box(row: 1)
        let scene = MockSceneText(places: [640: [place]], texts: [place: "ΛHEH 12.05.27"], unread: [place: 0.05])
        let scripts = MockScripts()

        _ = try await readers(MockDateCodes(texts: []), scene: scene, scripts: scripts).text(
            in: try #require(GreyImage(width: 1, height: 1, pixels: [0])), beside: [])

        #expect(scripts.expected == [.greek])
    }

    @Test func whenSceneTextIsNotInstalled_shouldReadDocumentText() async throws {
        let codes = MockDateCodes(texts: ["12 MAR 2027"])

        let lines = try await read(codes, scene: nil)

        #expect(lines.map(\.readers) == [[.document], [.dateCode]])
        #expect(codes.printed == ["Oat Drink"])
    }

    @Test func whenSceneTextCannotBeLoaded_shouldReadDocumentText() async throws {
        let lines = try await read(dateCodes: ["12 MAR 2027"], scene: MockSceneText(fault: .componentMissing))

        #expect(lines.contains { $0.readers == [.document] })
        #expect(lines.contains { $0.readers == [.dateCode] })
    }

    @Test func whenReadingFailsOtherwise_shouldThrowThat() async throws {
        await #expect(throws: ScanError.timeout) {
            try await read(dateCodes: [], scene: MockSceneText(fault: .timeout))
        }
    }

    @Test func whenThereIsNoReader_shouldReadNothing() async throws {
        let image = try #require(GreyImage(width: 1, height: 1, pixels: [0]))
        let readers = ReadText(
            dateCodeReader: nil, sceneTextReader: nil, textRecogniser: nil, readsOtherScripts: true,
            today: { Self.today })

        #expect(try await readers.text(in: image, beside: []).lines.isEmpty)
        #expect(try await readers.allLines(in: image).isEmpty)
    }

    @Test func whenAPartIsRead_shouldReadAllOfItWithTheBestReader() async throws {
        let image = try #require(GreyImage(width: 1, height: 1, pixels: [0]))
        let scene = MockSceneText(places: [640: (0..<40).map { Self.box(row: $0) }])

        let installed = try await readers(MockDateCodes(texts: ["9"]), scene: scene).allLines(in: image)
        let missing = try await readers(MockDateCodes(texts: ["9"]), scene: nil).allLines(in: image)
        let damaged = try await readers(MockDateCodes(texts: ["9"]), scene: MockSceneText(fault: .componentMissing))
            .allLines(in: image)

        #expect(installed.count == 41 && !installed.contains { $0.text == "Oat Drink" })
        #expect(missing.map(\.text) == ["Oat Drink", "9"])
        #expect(damaged.map(\.text) == ["Oat Drink", "9"])
    }

    private func read(
        dateCodes: [String], scene: MockSceneText?, readsOtherScripts: Bool = false
    ) async throws -> [TextLine] {
        try await read(MockDateCodes(texts: dateCodes), scene: scene, readsOtherScripts: readsOtherScripts)
    }

    private func read(
        _ dateCodes: MockDateCodes, scene: MockSceneText?, beside codes: [Barcode] = [],
        readsOtherScripts: Bool = false
    ) async throws -> [TextLine] {
        let image = try #require(GreyImage(width: 1, height: 1, pixels: [0]))
        return try await readers(dateCodes, scene: scene, readsOtherScripts: readsOtherScripts)
            .text(in: image, beside: codes).lines
    }

    private func readers(
        _ dateCodes: MockDateCodes, scene: MockSceneText?, scripts: MockScripts? = nil, readsOtherScripts: Bool = false
    ) -> ReadText {
        ReadText(
            dateCodeReader: dateCodes, sceneTextReader: scene, scriptReader: scripts, textRecogniser: DocumentText(),
            readsOtherScripts: readsOtherScripts, today: { Self.today })
    }

    /// A line's place in a row of 40 pixels.
    private static func box(row: Int) -> Quad {
        Quad(left: 0, top: row * 40, right: 200, bottom: row * 40 + 20)
    }

    /// Returns date codes in rows from the second on.
    private final class MockDateCodes: DateCodeProviding {
        private let texts: [String]
        private let fromNear: [String]
        private let calls = Mutex<[String]>([])
        private let closer = Mutex<[Quad]>([])

        /// Lines that are found at once, and lines that only a look from near finds.
        init(texts: [String], fromNear: [String] = []) {
            self.texts = texts
            self.fromNear = fromNear
        }

        /// The places around which a look from near was asked for.
        var lookedAround: [Quad] { closer.withLock { $0 } }

        /// The texts of lines whose numbers were asked for.
        var printed: [String] { calls.withLock { $0 } }

        func lines(in image: GreyImage) async throws(ScanError) -> [TextLine] {
            texts.enumerated().map { TextLine(text: $1, box: box(row: $0 + 1)) }
        }

        func lines(
            around places: [Quad], besides known: [TextLine], in image: GreyImage
        ) async throws(ScanError) -> [TextLine] {
            closer.withLock { $0 += places }
            return fromNear.enumerated().map { TextLine(text: $1, box: box(row: $0 + 11)) }
        }

        func numbers(
            of printed: [TextLine], besides known: [TextLine], in image: GreyImage
        ) async throws(ScanError) -> [TextLine] {
            calls.withLock { $0 += printed.map(\.text) }
            return []
        }

        func read(_ places: [Quad], in image: GreyImage) async throws(ScanError) -> [TextLine?] { [] }

        func keywords(
            at places: [Quad], without numbers: [Quad], in image: GreyImage
        ) async throws(ScanError) -> [TextLine] {
            places.map { TextLine(text: "유통기한", box: $0, readers: [.dateCode]) }
        }
    }

    /// Finds Cyrillic in all that is unread, and misreads its numbers.
    private final class MockScripts: ScriptProviding {
        private let calls = Mutex<(samples: [[Quad]], expected: [PrintedScript?])>(([], []))

        var samples: [[Quad]] { calls.withLock { $0.samples } }
        var expected: [PrintedScript?] { calls.withLock { $0.expected } }

        func script(
            of places: [Quad], expecting expected: PrintedScript?, in image: GreyImage
        ) async throws(ScanError) -> PrintedScript? {
            calls.withLock {
                $0.samples.append(places)
                $0.expected.append(expected)
            }
            return .cyrillic
        }

        func lines(
            at places: [Quad], as script: PrintedScript, in image: GreyImage
        ) async throws(ScanError) -> [TextLine?] {
            places.map { place in
                let words = ["ГОДЕН", "ДО", "12.06.27"].map { TextLine.Word(text: $0, box: place) }
                var line = TextLine(words: words)
                line?.box = place
                return line
            }
        }
    }

    private struct DocumentText: TextRecognitionProviding {
        func lines(in image: GreyImage, running orientation: TextOrientation?) async throws(ScanError) -> [TextLine] {
            [TextLine(text: "Oat Drink", box: box(row: 20))]
        }
    }

    /// Finds places by the size of the look, and reads texts by their places: without one, the second row as a date,
    /// and the others as a name.
    private final class MockSceneText: SceneTextProviding {
        private let places: [Int: [Quad]]
        private let texts: [Quad: String]
        private let neighbours: [Quad]
        private let unread: [Quad: Double]
        private let fault: ScanError?
        private let calls = Mutex<(sides: [Int], around: [Quad], read: [Quad])>(([], [], []))

        init(
            places: [Int: [Quad]] = [:], texts: [Quad: String] = [:], neighbours: [Quad] = [],
            unread: [Quad: Double] = [:], fault: ScanError? = nil
        ) {
            self.places = places
            self.texts = texts
            self.neighbours = neighbours
            self.unread = unread
            self.fault = fault
        }

        var sides: [Int] { calls.withLock { $0.sides } }
        var around: [Quad] { calls.withLock { $0.around } }
        var read: [Quad] { calls.withLock { $0.read } }

        func places(in image: GreyImage, longSide: Int) async throws(ScanError) -> [TextPlace] {
            if let fault { throw fault }
            calls.withLock { $0.sides.append(longSide) }
            return places[longSide, default: []].map { TextPlace(box: $0, score: 1) }
        }

        func places(in image: GreyImage, around line: Quad) async throws(ScanError) -> [TextPlace] {
            calls.withLock { $0.around.append(line) }
            return neighbours.map { TextPlace(box: $0, score: 1) }
        }

        func read(_ places: [Quad], in image: GreyImage) async throws(ScanError) -> [PlaceReading] {
            calls.withLock { $0.read += places }
            return places.map { place in
                let text = texts[place] ?? (place == box(row: 1) ? "BEST BEFORE 12 MAR 2027" : "OAT")
                let words = text.split(separator: " ").map { TextLine.Word(text: String($0), box: place) }
                let line = unread[place] == nil ? TextLine(text: text, box: place) : TextLine(words: words)
                return PlaceReading(place: place, line: line, unread: unread[place] ?? 0)
            }
        }
    }
}
