import Foundation
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshScanning
import Testing

/// Reads lines of TestImages at known places.
@Suite struct ScriptReaderTests {
    private func image(_ file: String) async throws -> GreyImage {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let reader = PhotoReader()
        return try await reader.decode(reader.open(.file(package.appendingPathComponent("TestImages/\(file)").path)))
    }

    /// The places of the text, as tesseract finds it with the language's data.
    private func places(in image: GreyImage, _ language: String) async throws -> [Quad] {
        try await TesseractTextReader(languages: [language]).lines(in: image).filter { $0.text.count > 6 }.compactMap(
            \.box)
    }

    @Test(arguments: [
        ("kefir.jpg", "rus", PrintedScript.cyrillic), ("feta.jpg", "ell", .greek), ("oat-drink.jpg", "eng", nil),
    ])
    func whenLinesAreUnread_shouldFindTheirScript(file: String, language: String, expected: PrintedScript?) async throws
    {
        let image = try await image(file)
        let places = try await places(in: image, language)
        let reader = try #require(ScriptReader())

        #expect(!places.isEmpty)
        #expect(try await reader.script(of: places, expecting: nil, in: image) == expected)
    }

    @Test func whenTheScriptIsKnown_shouldReadEachPlaceInIt() async throws {
        let image = try await image("kefir.jpg")
        let places = try await places(in: image, "rus") + [Quad(left: 0, top: 0, right: 40, bottom: 20)]
        let reader = try #require(ScriptReader())

        let lines = try await reader.lines(at: places, as: .cyrillic, in: image)

        #expect(lines.count == places.count && lines.last == .some(nil))
        #expect(lines.contains { $0?.text.contains("Годен до") ?? false })
        #expect(zip(lines, places).allSatisfy { $0 == nil || $0?.box == $1 })
    }
}
