import Foundation
import KeepItFresh
import KeepItFreshInMemory
import Testing

/// The code that the pages and the library's documentation show is code that compiles, and does what they say.
@Suite struct ExampleTests {
    private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let root = examples.appendingPathComponent("../../..").standardizedFileURL

    /// Every page and every source of the library that shows code.
    static let sources: [String] = {
        let files = ["README.md", "CONTRIBUTING.md", "Documentation", "Sources"].flatMap { place in
            let below = FileManager.default.subpaths(atPath: root.path + "/" + place) ?? []
            return below.isEmpty ? [place] : below.map { "\(place)/\($0)" }
        }
        return files.filter { ($0.hasSuffix(".md") || $0.hasSuffix(".swift")) && !blocks(of: $0).isEmpty }.sorted()
    }()

    @Test(arguments: sources)
    func whenCodeIsShown_shouldBeTheCodeThatIsCompiled(source: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.examples.path)
        let paths =
            names.map { "\(Self.examples.path)/\($0)" } + ["\(Self.root.path)/Tests/AccountTests/SeventhMethod.swift"]
        let compiled = try paths.map { Self.trimmed(try String(contentsOfFile: $0, encoding: .utf8)) }

        for block in Self.blocks(of: source) {
            let shown = Self.trimmed(block)
            #expect(compiled.contains { $0.contains(shown) }, "\(source):\n\(shown)")
        }
    }

    @Test func whenLookedFor_shouldFindTheREADMEAndTheArticles() {
        #expect(Self.sources.contains("README.md") && Self.sources.contains { $0.hasSuffix("StoringElsewhere.md") })
    }

    @Test func whenStoredElsewhere_shouldBeThere() async throws {
        let database = InMemoryDatabase()
        let home = try await InMemoryHouseholdRepository(database, actingAs: "ann").ensureHousehold(named: "Home")
        let member = HouseholdContext(userId: "ann", householdId: home.id, householdName: home.name, role: .owner)
        let photo = Self.root.appendingPathComponent("TestImages/rice-cakes.jpg").path

        let items = try await StoringElsewhereExample.scan(
            [photo], into: InMemoryItemRepository(database, actingAs: "ann") { .today() }, for: member)

        #expect(items.map(\.name) == ["Rice Cakes"])
    }

    /// The blocks of Swift in a page, or in the comments of a source; without the lines that import, which an example's
    /// file has on top.
    private static func blocks(of path: String) -> [String] {
        guard var text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else { return [] }
        if path.hasSuffix(".swift") { text = text.replacing(/(?m)^ *\/\/\/ ?/, with: "") }
        return text.matches(of: /(?ms)^```swift\n(.*?)^```/).map { String($0.1) }
    }

    /// The lines without indentation, empty ones and imports left out, and none cut in two.
    private static func trimmed(_ code: String) -> String {
        code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n") + "\n"
    }
}
