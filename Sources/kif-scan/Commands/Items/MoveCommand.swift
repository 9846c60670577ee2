import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan move`: puts packs in another place.
struct MoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move",
        abstract: "Put packs in another place."
    )

    @OptionGroup var item: ItemOption

    @Argument(help: "The place, such as cellar; - for none.", transform: TextValue.read)
    var place: String

    @Option(help: "How many packs (default: all).")
    var packs: Int?

    func run() async throws {
        try await item.perform { _ in .move(to: place == "-" ? nil : place, packs: packs) }
    }
}
