import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan catalog search`: finds products by words.
struct CatalogSearchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Find products by words of their name, brand or category, or the beginnings of words.")

    @Argument(help: "The words, all of which a product must have.")
    var words: [String]

    @Option(help: "How many products at most.")
    var limit = 20

    @OptionGroup var options: CatalogOption

    func validate() throws {
        guard limit > 0 else { throw ValidationError("--limit needs a number from 1 up.") }
    }

    func run() async throws {
        let found = try await options.perform { catalog throws(CatalogError) in
            try await catalog.search(words.joined(separator: " "), limit: limit)
        }
        guard !found.isEmpty else { throw CommandFailure("no product has these words", status: .nothingFound) }
        found.forEach { StandardStreams.output(options.json ? $0.json.line : $0.line) }
    }
}
