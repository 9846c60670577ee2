/// An amount of an item that is eaten or thrown away: packs, parts of one, or everything.
public enum PackAmount: Hashable, Codable, Sendable {
    /// Everything that remains.
    case all
    /// Thousandths of a pack, more than 0.
    case thousandths(Int)

    /// A number of full packs.
    public static func packs(_ count: Int) -> PackAmount {
        let (product, isBeyond) = count.multipliedReportingOverflow(by: 1000)
        return .thousandths(isBeyond ? (count < 0 ? .min : .max) : product)
    }

    private static let maximumPacks = 1_000_000

    /// Reads `2`, `1/2`, `0.5` (or `0,5`), `50%` or `all`. Nil for any other text and for amounts that are not
    /// positive.
    public init?(_ text: String) {
        if text == "all" {
            self = .all
            return
        }
        guard let packs = Self.packs(text), packs > 0, packs <= Double(Self.maximumPacks) else { return nil }
        let thousandths = Int((packs * 1000).rounded())
        guard thousandths > 0 else { return nil }
        self = .thousandths(thousandths)
    }

    private static func packs(_ text: String) -> Double? {
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
