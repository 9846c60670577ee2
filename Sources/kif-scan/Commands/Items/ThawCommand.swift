import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan thaw`: thaws packs.
struct ThawCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "thaw",
        abstract: "Thaw packs. They have the days left that they had when they were frozen."
    )

    @OptionGroup var item: ItemOption

    @Option(help: "How many packs (default: all).")
    var packs: Int?

    func run() async throws {
        try await item.perform { _ in .thaw(packs: packs) }
    }
}
