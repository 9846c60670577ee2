import Foundation
import Testing

@Suite struct ReadmeExampleTests {
    @Test func whenTheReadmeShowsCode_shouldBeTheCodeThatIsCompiled() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let readme = try String(
            contentsOf: folder.appendingPathComponent("../../README.md").standardizedFileURL, encoding: .utf8)
        let compiled = try String(contentsOf: folder.appendingPathComponent("ReadmeExample.swift"), encoding: .utf8)

        let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
        let example = try #require(
            blocks.compactMap { $0.components(separatedBy: "\n```").first }
                .first { $0.contains("Inventory.open") })

        let compiledLines = Set(trimmedLines(of: compiled))
        #expect(trimmedLines(of: example).count >= 5)
        for line in trimmedLines(of: example) {
            #expect(compiledLines.contains(line), "\(line)")
        }
    }

    private func trimmedLines(of code: String) -> [String] {
        code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
