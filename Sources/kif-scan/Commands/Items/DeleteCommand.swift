import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan delete`: takes an item out of the inventory.
struct DeleteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Take an item out as if it had never been there (kif-scan undo brings it back).",
        aliases: ["rm"]
    )

    @OptionGroup var item: ItemOption

    func run() async throws {
        try await item.perform { _ in .delete }
    }
}
