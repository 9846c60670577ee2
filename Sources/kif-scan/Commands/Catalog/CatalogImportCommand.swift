import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation
import Synchronization

/// `kif-scan catalog import`: makes the catalogue of a dump.
struct CatalogImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Make the catalogue of a dump; the one before serves until it is whole.",
        discussion: """
            Open Food Facts' table (en.openfoodfacts.org.products.csv) or JSON Lines (openfoodfacts-products.jsonl), as \
            they are or compressed by gzip. Cut off, the same command goes on from there.
            """)

    @Argument(help: "The dump.")
    var file: String

    @OptionGroup var options: CatalogOption

    func run() async throws {
        let interrupt = Interrupt()
        interrupt.handle {
            StandardStreams.error("kif-scan: interrupted; the same command goes on from there")
        }
        let start = ContinuousClock.now
        let isDrawn = StandardStreams.errorIsTerminal && !options.common.quiet && !options.json
        let lastLine = Mutex(start)
        let result = try await options.perform(of: file) { catalog throws(CatalogError) in
            try await catalog.importDump(file) { progress in
                guard isDrawn else { return }
                let isDue = lastLine.withLock { last in
                    guard .now - last >= .milliseconds(200) else { return false }
                    last = .now
                    return true
                }
                if isDue { StandardStreams.redraw("\r\(progress.line)\u{1B}[K") }
            }
        }
        interrupt.stop()
        if isDrawn { StandardStreams.redraw(ProgressLine.cleared) }
        let duration = ContinuousClock.now - start
        if options.json {
            StandardStreams.output(result.json(duration: duration).line)
        } else {
            result.lines(duration: duration).forEach(options.common.say)
        }
    }
}
