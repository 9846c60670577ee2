/// An amount of an item that is eaten or thrown away: packs, parts of one, pieces, a weight or a volume, or everything.
public enum PackAmount: Hashable, Codable, Sendable {
    /// Everything that remains.
    case all
    /// Thousandths of a pack, more than 0.
    case thousandths(Int)
    /// Pieces of a pack that has several, such as eggs.
    case pieces(Int)
    /// A weight or a volume of what packs hold, with the unit's name, such as `g`.
    case measured(Double, unit: String)

    /// A number of full packs.
    public static func packs(_ count: Int) -> PackAmount {
        let (product, isBeyond) = count.multipliedReportingOverflow(by: 1000)
        return .thousandths(isBeyond ? (count < 0 ? .min : .max) : product)
    }

    private static let maximumPacks = 1_000_000

    /// Reads `2` or `2 packs`, `1/2`, `0.5` (or `0,5`), `50%`, `2 pieces`, `250g` or `all`. Nil for any other text and
    /// for amounts that are not positive.
    public init?(_ text: String) {
        if text == "all" {
            self = .all
            return
        }
        let digits = text.prefix { !$0.isLetter }
        let word = String(text.dropFirst(digits.count)).lowercased()
        let count = Self.packs(String(digits.reversed().drop(while: \.isWhitespace).reversed()))
        guard let count, count > 0, count <= Double(Self.maximumPacks) else { return nil }
        if Self.pieceWords.contains(word) {
            guard let pieces = Int(exactly: count) else { return nil }
            self = .pieces(pieces)
        } else if let unit = MeasuredAmount.Unit(named: word) {
            self = .measured(count, unit: unit.name)
        } else {
            let thousandths = Int((count * 1000).rounded())
            guard word.isEmpty || Self.packWords.contains(word), thousandths > 0 else { return nil }
            self = .thousandths(thousandths)
        }
    }

    private static let packWords: Set<String> = [
        "pack", "packs", "packung", "packungen", "paquet", "paquets", "paquete", "paquetes",
    ]
    private static let pieceWords: Set<String> = [
        "pc", "pcs", "piece", "pieces", "st", "stk", "stück", "pièce", "pièces", "pieza", "piezas", "ud", "uds",
    ]

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

extension Item {
    /// An amount of the item in thousandths of a pack. Throws when it needs to be known what a pack holds, and is not.
    func thousandths(of amount: PackAmount) throws(ItemEditError) -> Int {
        switch amount {
        case .all: return stock
        case .thousandths(let count):
            // Three thirds are a pack, though 3 × 333 thousandths are not.
            return (stock - 2...stock + 2).contains(count) ? stock : count
        case .pieces(let count):
            guard let pieces = content?.pieces else { throw .contentUnknown }
            guard count > 0 else { throw .noAmount }
            let left = Int((Double(stock) * Double(pieces) / 1000).rounded()) - count
            guard left >= 0 else { throw .notEnough(stock) }
            // Of what is left, so that sixths add up to a pack.
            return stock - min(stock - 1, Int((Double(left) * 1000 / Double(pieces)).rounded()))
        case .measured(let value, let name):
            guard let whole = content?.amount else { throw .contentUnknown }
            let unit = MeasuredAmount.Unit(named: name)
            guard let share = unit.flatMap({ MeasuredAmount(value: value, unit: $0).share(of: whole) }) else {
                throw .otherMeasure
            }
            guard share > 0 else { throw .noAmount }
            guard share <= Double(Self.maximumTotal) else { throw .notEnough(stock) }
            return try thousandths(of: .thousandths(max(1, Int((share * 1000).rounded()))))
        }
    }
}
