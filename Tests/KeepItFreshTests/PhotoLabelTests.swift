import Foundation
import KIFTestSupport
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

/// Labels of single photos and of streams, as callers of the library read them.
@Suite struct PhotoLabelTests {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
    private static let milk = root.appendingPathComponent("TestImages/milk-carton.jpg").path
    /// No barcode has its date, so text is read.
    private static let riceCakes = root.appendingPathComponent("TestImages/rice-cakes.jpg").path

    private let folder: TemporaryFolder
    /// Barcodes only.
    private let scanner = PhotoScanner(LabelReading(readers: []), jobs: 2)

    init() throws { folder = try TemporaryFolder() }

    // MARK: - One photo

    @Test func whenAFileIsRead_shouldReturnItsLabel() async throws {
        let label = try await PhotoScanner(sceneText(), jobs: 1).label(of: .file(Self.milk))

        #expect(label.product?.name == "Whole Milk")
        #expect(label.dates.expiry?.date == CivilDate("2026-12-06"))
        #expect(label.readers.used.contains(.sceneText))
        #expect(label.readers.missing.isEmpty)
    }

    @Test func whenBytesAreRead_shouldReturnTheSameLabel() async throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: Self.milk))

        let ofData = try await scanner.label(of: .data(data))
        let ofFile = try await scanner.label(of: .file(Self.milk))

        #expect(ofData.parsed.gtin != nil)
        #expect(ofData.parsed.gtin == ofFile.parsed.gtin)
    }

    @Test func whenNothingIsOnThePhoto_shouldReturnALabelWithoutValues() async throws {
        let label = try await scanner.label(of: .file(Self.root.appendingPathComponent("TestImages/olives.jpg").path))

        #expect(label.dates.expiry == nil)
        #expect(label.readers.used.isEmpty && label.readers.missing.isEmpty)
    }

    @Test func whenThePhotoCannotBeRead_shouldThrowWhy() async throws {
        let small = PhotoScanner(LabelReading(limits: PhotoLimits(bytes: 1_000), readers: []), jobs: 1)

        await #expect(throws: ScanError.notFound) { try await scanner.label(of: .file(folder.file("milk.jpg"))) }
        await #expect(throws: ScanError.notAFile) { try await scanner.label(of: .file(folder.path)) }
        await #expect(throws: ScanError.unsupportedFormat) { try await scanner.label(of: .data(Data("milk".utf8))) }
        await #expect(throws: ScanError.imageTooLarge) { try await small.label(of: .file(Self.milk)) }
        try folder.remove()
    }

    @Test func whenTheTaskIsCancelled_shouldThrowThat() async throws {
        let reading = Task {
            try? await Task.sleep(for: .seconds(60))
            return try await scanner.label(of: .file(Self.milk))
        }

        reading.cancel()

        await #expect(throws: CancellationError.self) { try await reading.value }
    }

    @Test func whenCallsAreMadeAtTheSameTime_shouldAnswerEach() async throws {
        let numbers = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<5 {
                group.addTask { try await scanner.label(of: .file(Self.milk)).parsed.gtin?.digits }
            }
            return try await group.reduce(into: [String?]()) { $0.append($1) }
        }

        #expect(numbers.count == 5)
        #expect(Set(numbers).count == 1)
    }

    // MARK: - The readers

    @Test func whenTheSceneTextFilesAreMissing_shouldSaySoInTheLabel() async throws {
        let reading = LabelReading(languages: ["eng"], sceneTextFolder: folder.path)

        let label = try await PhotoScanner(reading, jobs: 1).label(of: .file(Self.riceCakes))

        #expect(label.readers.used == [.dateCode, .document])
        #expect(label.readers.missing == [.sceneText])
        try folder.remove()
    }

    @Test func whenTheLibraryIsDamaged_shouldSaySoOnceItWasNeeded() async throws {
        for name in ["detector.onnx", "recogniser.onnx"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.file(name), withDestinationPath: Self.sceneTextFolder + "/" + name)
        }
        try Data("no library".utf8).write(to: URL(fileURLWithPath: folder.file("libonnxruntime.so")))
        let reading = LabelReading(languages: ["eng"], sceneTextFolder: folder.path)

        let label = try await PhotoScanner(reading, jobs: 1).label(of: .file(Self.riceCakes))

        #expect(label.readers.used == [.dateCode, .document])
        #expect(label.readers.missing == [.sceneText])
        try folder.remove()
    }

    @Test func whenARequiredReaderIsMissing_shouldThrow() throws {
        let reading = LabelReading(languages: ["xyz"], sceneTextFolder: folder.path)

        let error = try #require(throws: PhotoScanner.MissingReaders.self) {
            try PhotoScanner(reading, requiring: .all, jobs: 1)
        }

        #expect(error.readers == [.document, .sceneText])
        #expect(error.description.contains("document, sceneText"))
        #expect(throws: PhotoScanner.MissingReaders.self) {
            try PhotoScanner(reading, requiring: [.document], jobs: 1)
        }
        try folder.remove()
    }

    @Test func whenAMissingReaderIsNotRequired_shouldNotThrow() throws {
        #expect(throws: Never.self) {
            _ = try PhotoScanner(LabelReading(sceneTextFolder: folder.path), requiring: [.dateCode], jobs: 1)
            _ = try PhotoScanner(sceneText(), requiring: .all, jobs: 1)
        }
        try folder.remove()
    }

    // MARK: - Streams

    @Test(arguments: [true, false])
    func whenPhotosAreStreamed_shouldCarryIndexAndFileOfEach(inOrder: Bool) async throws {
        // The first takes longest.
        let photos: [PhotoSource] = [
            .file(Self.milk), .file(folder.file("a.jpg")), .data(Data(), name: "b"), .file(Self.milk),
        ]

        var read: [PhotoScanner.LabelledPhoto] = []
        for await photo in scanner.labels(of: photos, inOrder: inOrder) { read.append(photo) }

        #expect(inOrder ? read.map(\.index) == [0, 1, 2, 3] : Set(read.map(\.index)) == [0, 1, 2, 3])
        for photo in read { #expect(photo.file == photos[photo.index].name) }
        read.sort { $0.index < $1.index }
        #expect(try read[0].label.get().parsed.gtin != nil)
        #expect(throws: ScanError.notFound) { try read[1].label.get() }
        #expect(throws: ScanError.unreadableImage) { try read[2].label.get() }
        try folder.remove()
    }

    @Test func whenTheIterationEnds_shouldReadNoMore() async throws {
        let photos = Array(repeating: PhotoSource.file(folder.file("a.jpg")), count: 3)

        for await photo in scanner.labels(of: photos, inOrder: true) {
            #expect(photo.index == 0)
            break
        }
        try folder.remove()
    }

    private static var sceneTextFolder: String {
        ProcessInfo.processInfo.environment["KIF_SCENE_TEXT"] ?? root.path + "/.build/scene-text"
    }

    private func sceneText() -> LabelReading {
        LabelReading(languages: ["eng"], sceneTextFolder: Self.sceneTextFolder)
    }
}
