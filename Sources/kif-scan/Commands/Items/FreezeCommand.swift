import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan freeze`: freezes packs.
struct FreezeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "freeze",
        abstract: "Freeze packs. The days they have left are kept until they are thawed."
    )

    @OptionGroup var item: ItemOption

    @Option(help: "How many packs (default: all).")
    var packs: Int?

    func run() async throws {
        try await item.perform { _ in .freeze(packs: packs) }
    }
}
