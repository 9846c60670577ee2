/// How much of an item is eaten or thrown away, as it was said: what it means is decided against what a pack holds.
public enum PackAmount: Hashable, Codable, Sendable {
    /// What is meant where no amount is given: the rest of the opened pack, or else one pack.
    case rest
    /// Everything that remains.
    case all
    /// A number alone: of pieces, where packs hold several, and else of packs. Who eats two eggs does not eat two
    /// boxes.
    case number(Int)
    /// A fraction of a unit: the name of a measure such as `g`, `pieces`, or nil for packs.
    case amount(Int, over: Int, unit: String?)
    /// Thousandths of a pack, rounded, as earlier versions sent them: so near to all that remains they are all.
    case thousandths(Int)

    /// A number of full packs.
    public static func packs(_ count: Int) -> PackAmount { .amount(count, over: 1, unit: nil) }

    /// A number of pieces of packs that hold several.
    package static func pieces(_ count: Int) -> PackAmount { .amount(count, over: 1, unit: ExactAmount.pieces) }

    /// An exact amount.
    package static func exact(_ amount: ExactAmount) -> PackAmount {
        .amount(amount.value.numerator, over: amount.value.denominator, unit: amount.unit)
    }

    /// The exact amount; nil for one that depends on the item, and for a denominator of 0.
    package var exact: ExactAmount? {
        guard case .amount(let upper, let lower, let unit) = self else { return nil }
        return Fraction(upper, over: lower).map { ExactAmount($0, unit) }
    }

    private static let maximum = Fraction(1_000_000)

    /// Reads `2`, `2 packs`, `1/2`, `0.5` (or `0,5`), `50%`, `2 pieces`, `250g` or `all`. Nil for any other text and
    /// for amounts that are not positive.
    public init?(_ text: String) {
        if text == "all" {
            self = .all
            return
        }
        let digits = text.prefix { Fraction.isPart($0) || $0.isWhitespace }
        let word = String(text.dropFirst(digits.count)).lowercased()
        let number = String(digits.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        guard let value = Fraction(number), value > Fraction(0), value <= Self.maximum else { return nil }
        if Self.pieceWords.contains(word) {
            guard value.whole != nil else { return nil }
            self = .exact(ExactAmount(value, ExactAmount.pieces))
        } else if let unit = MeasuredAmount.Unit(named: word) {
            self = .exact(ExactAmount(value, unit.name))
        } else if word.isEmpty, let count = Int(number) {
            self = .number(count)
        } else {
            guard word.isEmpty || Self.packWords.contains(word) else { return nil }
            self = .exact(ExactAmount(value))
        }
    }

    /// The measure of a text that would be an amount if it were known, such as `dozen` of `2 dozen`; nil for other
    /// texts.
    package static func unknownMeasure(of text: String) -> String? {
        let digits = text.prefix { Fraction.isPart($0) || $0.isWhitespace }
        let word = text.dropFirst(digits.count)
        guard !word.isEmpty, word.allSatisfy({ $0.isLetter || $0 == "." }), PackAmount(String(digits)) != nil,
            PackAmount(text) == nil
        else { return nil }
        return String(word)
    }

    private static let packWords: Set<String> = [
        "pack", "packs", "packung", "packungen", "paquet", "paquets", "paquete", "paquetes",
    ]
    private static let pieceWords: Set<String> = [
        "pc", "pcs", "piece", "pieces", "st", "stk", "stück", "pièce", "pièces", "pieza", "piezas", "ud", "uds",
    ]
}

extension PackAmount {
    /// As it is typed.
    package var text: String {
        switch self {
        case .rest: "rest"
        case .all: "all"
        case .number(let count): String(count)
        case .thousandths(let count): "\(Double(count) / 1000) packs"
        case .amount:
            exact.map { amount in
                guard amount.unit == nil else { return amount.description }
                return "\(amount.value) \(amount.value <= Fraction(1) ? "pack" : "packs")"
            } ?? ""
        }
    }
}
