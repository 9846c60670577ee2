import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// How much of an item a command takes out.
struct AmountArgument: ParsableArguments {
    @Argument(
        help: "How much: 2 (packs), 1/2, 0.5, 50% or all (default: the begun pack, else one pack).",
        transform: Self.read)
    var amount: PackAmount?

    /// The amount given, else what is left of the begun pack, else one pack.
    func amount(of item: Item) -> PackAmount {
        amount ?? item.left.map { .thousandths($0) } ?? .packs(1)
    }

    private static func read(_ text: String) throws -> PackAmount {
        guard let amount = PackAmount(text) else {
            throw ValidationError(
                "'\(TerminalText.visible(text))' is no amount such as 2, 1/2, 0.5, 50% or all.")
        }
        return amount
    }
}
