import Foundation
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshRecognition
import Testing

@testable import KeepItFreshSceneText

/// Missing and damaged files of the reader.
final class SceneTextDamageTests {
    private let folder: TemporaryFolder
    private static let place = Quad(left: 118, top: 675, right: 338, bottom: 705)

    /// Copies the files into a folder of the test's.
    init() throws {
        folder = try TemporaryFolder()
        _ = try InstalledModels.files()
        for name in ["detector.onnx", "recogniser.onnx", "libonnxruntime.so"] {
            let installed = "\(InstalledModels.folder)/\(name)"
            // Where Debian has the library, that is used.
            guard FileManager.default.fileExists(atPath: installed) else { continue }
            try FileManager.default.createSymbolicLink(atPath: folder.file(name), withDestinationPath: installed)
        }
    }

    deinit { try? folder.remove() }

    /// Replaces a file by its content after `change`.
    private func change(_ name: String, _ change: (inout Data) -> Void) throws {
        var content = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
        change(&content)
        try FileManager.default.removeItem(atPath: folder.file(name))
        try content.write(to: URL(fileURLWithPath: folder.file(name)))
    }

    private func reader() throws -> SceneTextReader {
        let finding = SceneTextFiles.find(setting: folder.path, executable: "", dataFolder: "")
        guard case .found(let files) = finding else { throw ScanError.componentMissing }
        return SceneTextReader(files: files)
    }

    @Test func whenNothingIsDamaged_shouldRead() async throws {
        let image = try await GreyImage.testImage("camembert.jpg")

        #expect(try await reader().lines(at: [Self.place], in: image).map(\.text) == ["12 DEC 2026"])
    }

    @Test(arguments: ["detector.onnx", "recogniser.onnx"], [0, 1, 100, 1_000_000, 9_000_000])
    func whenModelIsCutOff_shouldThrowComponentMissing(name: String, count: Int) async throws {
        try change(name) { $0 = $0.prefix(count) }
        let image = try await GreyImage.testImage("camembert.jpg")
        let reader = try reader()

        await #expect(throws: ScanError.componentMissing) { try await reader.lines(at: [Self.place], in: image) }
    }

    @Test(arguments: [0, 1, 63, 64, 1_000, 1_000_000, 20_000_000, 24_000_000])
    func whenTheLibraryIsCutOff_shouldThrowComponentMissing(count: Int) async throws {
        // Where Debian has the library, there is none to be cut off.
        guard FileManager.default.fileExists(atPath: folder.file("libonnxruntime.so")) else { return }
        try change("libonnxruntime.so") { $0 = $0.prefix(count) }
        let image = try await GreyImage.testImage("camembert.jpg")
        let reader = try reader()

        await #expect(throws: ScanError.componentMissing) { try await reader.places(in: image, longSide: 640) }
    }

    @Test func whenTheLibraryIsAnother_shouldThrowComponentMissing() async throws {
        try? FileManager.default.removeItem(atPath: folder.file("libonnxruntime.so"))
        let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
        let maps = try #require(try file.readToEnd())
        let other = try #require(
            String(decoding: maps, as: UTF8.self).split { $0 == " " || $0 == "\n" }.map(String.init)
                .first { $0.contains("/libz.so") || $0.contains("/libm.so") })
        try Data(contentsOf: URL(fileURLWithPath: other)).write(
            to: URL(fileURLWithPath: folder.file("libonnxruntime.so")))
        let image = try await GreyImage.testImage("camembert.jpg")
        let reader = try reader()

        await #expect(throws: ScanError.componentMissing) { try await reader.places(in: image, longSide: 640) }
    }

    @Test func whenModelIsSomethingElse_shouldThrowComponentMissing() async throws {
        try change("detector.onnx") { $0 = Data("not a model".utf8) }
        let image = try await GreyImage.testImage("camembert.jpg")
        let reader = try reader()

        await #expect(throws: ScanError.componentMissing) { try await reader.places(in: image, longSide: 640) }
        await #expect(throws: ScanError.componentMissing) {
            try await reader.places(in: image, around: Self.place)
        }
    }

    @Test func whenTheDetectorIsInPlaceOfTheRecogniser_shouldThrowComponentMissing() async throws {
        let detector = try Data(contentsOf: URL(fileURLWithPath: folder.file("detector.onnx")))
        try change("recogniser.onnx") { $0 = detector }
        let image = try await GreyImage.testImage("camembert.jpg")
        let reader = try reader()

        await #expect(throws: ScanError.componentMissing) { try await reader.lines(at: [Self.place], in: image) }
    }

    @Test func whenTheRecogniserIsInPlaceOfTheDetector_shouldFindNothing() async throws {
        let recogniser = try Data(contentsOf: URL(fileURLWithPath: folder.file("recogniser.onnx")))
        try change("detector.onnx") { $0 = recogniser }
        let image = try await GreyImage.testImage("camembert.jpg")

        #expect(try await reader().places(in: image, longSide: 640).isEmpty)
    }

    @Test(arguments: ["detector.onnx", "recogniser.onnx"])
    func whenModelIsRemovedAfterwards_shouldThrowComponentMissing(name: String) async throws {
        let image = try await GreyImage.testImage("camembert.jpg")
        let reader = try reader()
        try FileManager.default.removeItem(atPath: folder.file(name))

        await #expect(throws: ScanError.componentMissing) { try await reader.lines(at: [Self.place], in: image) }
    }

    @Test func whenTheRecogniserIsRepaired_shouldReadAgain() async throws {
        let image = try await GreyImage.testImage("camembert.jpg")
        let reader = try reader()
        let content = try Data(contentsOf: URL(fileURLWithPath: folder.file("recogniser.onnx")))
        try change("recogniser.onnx") { $0 = $0.prefix(1_000) }

        await #expect(throws: ScanError.componentMissing) { try await reader.lines(at: [Self.place], in: image) }
        try content.write(to: URL(fileURLWithPath: folder.file("recogniser.onnx")))

        #expect(try await reader.lines(at: [Self.place], in: image).map(\.text) == ["12 DEC 2026"])
    }

    @Test func whenBytesOfAModelAreFlippedAtRandom_shouldThrowOrReadAnything() async throws {
        let image = try await GreyImage.testImage("camembert.jpg").shrunk(toLongSide: 300)
        let names = ["detector.onnx", "recogniser.onnx"]
        let contents = try names.map { try Data(contentsOf: URL(fileURLWithPath: folder.file($0))) }

        try await FuzzBudget.run { seed, random in
            let index = Int.random(in: 0...1, using: &random)
            try change(names[index]) { content in
                content = contents[index]
                for _ in 0..<Int.random(in: 1...20, using: &random) {
                    let place = Int.random(in: 0..<content.count, using: &random)
                    content[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                }
            }
            let reader = try reader()

            do {
                let places = try await reader.places(in: image, longSide: 320)
                #expect(places.count <= 400, "seed \(seed)")
                _ = try await reader.lines(at: [Self.place], in: image)
            } catch ScanError.componentMissing {
                // A model that cannot be loaded.
            }
            try change(names[index]) { $0 = contents[index] }
        }
    }
}
