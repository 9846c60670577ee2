/// How much of an item is eaten, wasted or taken elsewhere: packs, parts of one, or all.
public enum PackAmount: Hashable, Sendable {
    /// Everything that is left.
    case all
    /// Thousandths of a pack, more than 0.
    case thousandths(Int)

    /// So many whole packs.
    public static func packs(_ count: Int) -> PackAmount { .thousandths(count * 1000) }

    /// The most packs that a person can name.
    private static let limit = 1_000_000

    /// Reads `2`, `1/2`, `0.5` (or `0,5`), `50%` or `all`. Nil for nothing, less than nothing and what is no amount.
    public init?(_ text: String) {
        if text == "all" {
            self = .all
            return
        }
        guard let share = Self.share(text), share > 0, share <= Double(Self.limit) else { return nil }
        let thousandths = Int((share * 1000).rounded())
        guard thousandths > 0 else { return nil }
        self = .thousandths(thousandths)
    }

    private static func share(_ text: String) -> Double? {
        if text.hasSuffix("%") { return number(text.dropLast()).map { $0 / 100 } }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return number(Substring(text)) }
        guard let upper = number(parts[0]), let lower = number(parts[1]), lower > 0 else { return nil }
        return upper / lower
    }

    private static func number(_ text: Substring) -> Double? {
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }) else {
            return nil
        }
        return Double(text.replacing(",", with: "."))
    }
}
