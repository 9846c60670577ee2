import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan eat`: takes out what was eaten.
struct EatCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "eat",
        abstract: "Take out what was eaten: packs, or parts of one.",
        aliases: ["use"]
    )

    @OptionGroup var item: ItemOption
    @OptionGroup var amount: AmountArgument

    func run() async throws {
        try await item.perform { .eat(amount.amount(of: $0)) }
    }
}
