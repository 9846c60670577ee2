import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan open`: notes that a pack was opened.
struct OpenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Note that a pack was opened. Opening never extends its date."
    )

    @OptionGroup var item: ItemOption

    @Option(help: "The days it keeps once open, as its label says.")
    var days: Int?

    func run() async throws {
        try await item.perform { _ in .open(days: days) }
    }
}
