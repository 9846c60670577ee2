import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Synchronization

/// `kif-scan catalog …`: the product catalogue on this machine.
struct CatalogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "A product catalogue on this machine, built from the dump of Open Food Facts.",
        subcommands: [Import.self, Search.self, Show.self, Status.self])
}

extension CatalogCommand {
    /// The options of the catalogue commands.
    struct Options: ParsableArguments {
        @Flag(help: "Write JSON.")
        var json = false

        @OptionGroup var common: CommonOptions

        /// The catalogue, whether its file exists yet or not.
        var catalog: any ProductCatalogProviding {
            ProcessSettings.current.lookup.catalog(besideDatabase: common.database ?? DataLocation.database())
        }

        /// Calls `work` with the catalogue. If it fails, the message begins with `path`. Throws `CommandFailure`.
        func perform<Value>(
            of path: String? = nil, _ work: (any ProductCatalogProviding) async throws(CatalogError) -> Value
        ) async throws -> Value {
            do throws(CatalogError) {
                return try await work(catalog)
            } catch {
                guard let path else { throw CommandFailure(error.message, status: CommandStatus(error)) }
                throw CommandFailure("\(TerminalText.visible(path)): \(error.message)", status: CommandStatus(error))
            }
        }
    }

    /// `kif-scan catalog import`: builds the catalogue from a dump.
    struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "import",
            abstract: "Build the catalogue from a dump. The old catalogue is used until the new one is complete.",
            usage: "kif-scan catalog import <file> [--force] [options]",
            discussion: """
                Items that have a number get the names, brands and contents of the new catalogue; `kif-scan undo` takes them \
                back. Open Food Facts' table (en.openfoodfacts.org.products.csv) or JSON Lines (openfoodfacts-products.jsonl), \
                plain or compressed by gzip. If it is interrupted, run the same command to continue.
                """)

        @Argument(help: "The dump.")
        var file: String

        @Flag(help: "Replace the catalogue even if the dump has less than a tenth of its products.")
        var force = false

        @OptionGroup var options: Options

        func run() async throws {
            let interrupt = Interrupt()
            interrupt.handle {
                StandardStreams.error(Message("interrupted; run the same command to continue"))
            }
            let start = ContinuousClock.now
            let isDrawn = StandardStreams.errorIsTerminal && !options.common.quiet && !options.json
            let lastLine = Mutex(start)
            let result = try await options.perform(of: file) { catalog throws(CatalogError) in
                try await catalog.importDump(file, mayShrink: mayShrink) { progress in
                    guard isDrawn else { return }
                    let isDue = lastLine.withLock { last in
                        guard .now - last >= .milliseconds(200) else { return false }
                        last = .now
                        return true
                    }
                    if isDue { StandardStreams.redraw("\r\(progress.message.text(in: .environment))\u{1B}[K") }
                }
            }
            interrupt.stop()
            if isDrawn { StandardStreams.redraw(ProgressLine.cleared) }
            let duration = ContinuousClock.now - start
            let named = try await nameItems()
            if options.json {
                StandardStreams.output(result.json(duration: duration, named: named.named).line)
            } else {
                result.lines(duration: duration, in: options.common.language).forEach(options.common.say(line:))
                if let message = named.message { options.common.say(message) }
            }
        }

        /// Whether a much smaller catalogue may replace the one that is there: asks a person who can be asked.
        private func mayShrink(products: Int, there: Int) -> Bool {
            if force { return true }
            guard StandardStreams.canAsk, !options.json else { return false }
            StandardStreams.redraw(ProgressLine.cleared)
            let typed = StandardStreams.ask(
                "The dump has \(products) products, the catalogue \(there). Replace it? [y/N]")
            // Translators: the first letter of "yes", as in [y/N].
            let letters = ["y", MessageLanguage.environment.words("y")]
            return letters.contains { typed?.lowercased().hasPrefix($0) ?? false }
        }

        /// Completes the items of all households of the user by the new catalogue. Throws `CommandFailure`.
        private func nameItems() async throws -> CompleteItems.Outcome {
            let common = options.common
            var named = CompleteItems.Outcome()
            guard
                common.postgres != nil
                    || FileManager.default.fileExists(atPath: common.database ?? DataLocation.database())
            else { return named }
            do {
                let root = try CompositionRoot(
                    database: common.database, postgres: common.postgres, lookup: ProcessSettings.current.lookup)
                for inventory in try await root.signIn().person()?.inventories() ?? [] {
                    named += try await inventory.completeItems(on: common.currentDay)
                }
                return named
            } catch {
                throw CommandFailure(error)
            }
        }
    }

    /// `kif-scan catalog search`: finds products by words.
    struct Search: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "search",
            abstract: "Find products by words, or beginnings of words, in their name, brand or category.",
            usage: "kif-scan catalog search <words> ... [--limit <limit>] [options]")

        @Argument(help: "The words, all of which a product must have.")
        var words: [String]

        @Option(help: "The maximum number of products.")
        var limit = 20

        @OptionGroup var options: Options

        func validate() throws {
            guard limit > 0 else { throw usageError("--limit needs a number of at least 1.") }
        }

        func run() async throws {
            let found = try await options.perform { catalog throws(CatalogError) in
                try await catalog.search(words.joined(separator: " "), limit: limit)
            }
            guard !found.isEmpty else { throw CommandFailure("no product matches these words", status: .nothingFound) }
            found.forEach { StandardStreams.output(options.json ? $0.json.line : $0.line) }
        }
    }

    /// `kif-scan catalog show`: shows products of the catalogue.
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show what the catalogue has about products, by their numbers.",
            usage: "kif-scan catalog show <numbers> ... [--timings] [options]")

        @Argument(help: "Product numbers of 8, 12, 13 or 14 digits.")
        var numbers: [String]

        @Flag(help: "With --json: also show how long each lookup took.")
        var timings = false

        @OptionGroup var options: Options

        func run() async throws {
            let numbers = try numbers.map(ItemOption.gtin)
            let clock = ContinuousClock()
            let missing = try await options.perform { catalog throws(CatalogError) in
                guard try await catalog.status().products != nil else { throw .noCatalog }
                var missing: [GTIN] = []
                for number in numbers {
                    let start = clock.now
                    guard let product = try await catalog.entry(of: number) else {
                        missing.append(number)
                        continue
                    }
                    let duration = clock.now - start
                    let json = timings ? product.json(after: duration) : product.json
                    StandardStreams.output(options.json ? json.line : product.line)
                }
                return missing
            }
            guard let first = missing.first else { return }
            guard missing.count > 1 else {
                throw CommandFailure("the catalogue does not have \(first.digits)", status: .nothingFound)
            }
            throw CommandFailure(
                "the catalogue does not have \(first.digits) and \(missing.count - 1) more", status: .nothingFound)
        }
    }

    /// `kif-scan catalog status`: shows whether there is a catalogue, and from when.
    struct Status: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "status", abstract: "Show whether there is a catalogue, where, and how many products it has.",
            usage: "kif-scan catalog status [options]")

        @OptionGroup var options: Options

        func run() async throws {
            let status = try await options.perform { catalog throws(CatalogError) in try await catalog.status() }
            if options.json {
                StandardStreams.output(status.json.line)
            } else {
                StandardStreams.output(status.lines(in: options.common.language))
            }
        }
    }
}
