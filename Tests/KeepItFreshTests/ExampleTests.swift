import Foundation
import KIFArticleExamples
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshInMemory
import KeepItFreshLabels
import Testing

/// The code in the pages and in the library's documentation compiles, and does what they say.
@Suite struct ExampleTests {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL

    /// The sources of the examples: targets that see public declarations only, and two tests.
    private static let compiled: [String] = {
        let below = FileManager.default.subpaths(atPath: root.path + "/Tests/Examples") ?? []
        return below.filter { $0.hasSuffix(".swift") }.map { "Tests/Examples/\($0)" }
            + ["Tests/AccountTests/KeyRingAuthStrategy.swift", "Tests/LabelsTests/Examples/LabelExampleTests.swift"]
    }()

    /// All pages and sources that show code.
    static let sources: [String] = {
        let files = ["README.md", "CONTRIBUTING.md", "Documentation", "Sources"].flatMap { place in
            let below = FileManager.default.subpaths(atPath: root.path + "/" + place) ?? []
            return below.isEmpty ? [place] : below.map { "\(place)/\($0)" }
        }
        return files.filter { ($0.hasSuffix(".md") || $0.hasSuffix(".swift")) && !blocks(of: $0).isEmpty }.sorted()
    }()

    @Test(arguments: sources)
    func whenCodeIsShown_shouldBeTheCodeThatIsCompiled(source: String) throws {
        let compiled = try Self.compiled.map {
            Self.trimmed(try String(contentsOf: Self.root.appendingPathComponent($0), encoding: .utf8))
        }

        for block in Self.blocks(of: source) {
            let shown = Self.trimmed(block)
            #expect(compiled.contains { $0.contains(shown) }, "\(source):\n\(shown)")
        }
    }

    @Test func whenLookedFor_shouldFindThePageAndTheArticles() {
        #expect(
            Self.sources.contains("Documentation/LIBRARY.md")
                && Self.sources.contains { $0.hasSuffix("StoringElsewhere.md") })
    }

    @Test func whenStoredElsewhere_shouldBeThere() async throws {
        let database = InMemoryDatabase()
        let home = try await InMemoryHouseholdRepository(database, actingAs: "ann", now: { Date() }).ensureHousehold(
            named: "Home")
        let member = HouseholdContext(userId: "ann", householdId: home.id, householdName: home.name, role: .owner)
        let photo = Self.root.appendingPathComponent("TestImages/rice-cakes.jpg").path

        let items = try await StoringElsewhereExample.scan(
            [photo], into: InMemoryItemRepository(database, actingAs: "ann") { .today() }, for: member)

        #expect(items.map(\.name) == ["Rice Cakes"])
    }

    /// The blocks of Swift code in a page, or in the doc comments of a source.
    private static func blocks(of path: String) -> [String] {
        guard var text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else { return [] }
        if path.hasSuffix(".swift") { text = text.replacing(/(?m)^ *\/\/\/ ?/, with: "") }
        return text.matches(of: /(?ms)^```swift\n(.*?)^```/).map { String($0.1) }
    }

    /// The lines without indentation; empty lines and imports are left out.
    private static func trimmed(_ code: String) -> String {
        code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n") + "\n"
    }
}
