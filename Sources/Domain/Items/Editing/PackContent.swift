import KeepItFreshLabels

/// What one pack holds, by the text of its content: `500 g`, `6 × 0.33 l`, `10 pieces` or `6`.
package struct PackContent: Equatable, Sendable {
    /// The number of pieces; nil where it is one thing.
    package let pieces: Int?
    /// The weight or the volume of all pieces; nil when it is not known.
    package let amount: MeasuredAmount?

    /// More pieces are no pack of a household, and could not be told apart in thousandths of it.
    private static let maximumPieces = 500

    /// Nil when the text says neither a number of pieces nor an amount.
    package init?(_ text: String) {
        let words = text.lowercased().replacing(",", with: ".").map { $0 == "×" || $0 == "*" ? "x" : $0 }
        var rest = String(words).drop(while: \.isWhitespace)
        var pieces = 1
        var amount: MeasuredAmount?
        while let number = Self.number(&rest) {
            let word = Self.word(&rest)
            if let unit = MeasuredAmount.Unit(named: word) ?? Self.twoWordUnit(word, &rest) {
                amount = MeasuredAmount(value: number * Double(pieces), unit: unit)
                break
            }
            let count = Int(exactly: number).flatMap { (1...Self.maximumPieces).contains($0) ? $0 : nil }
            guard let count, word.allSatisfy({ $0.isLetter || $0 == "." }) else { return nil }
            pieces = min(pieces * count, Self.maximumPieces + 1)
            if word != "x" { break }
        }
        self.pieces = (2...Self.maximumPieces).contains(pieces) ? pieces : nil
        self.amount = amount.flatMap { $0.value > 0 ? $0 : nil }
        if self.pieces == nil, self.amount == nil { return nil }
    }

    /// Takes the number at the beginning of a text; nil when there is none.
    private static func number(_ text: inout Substring) -> Double? {
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        guard let number = Double(digits), number.isFinite, number > 0 else { return nil }
        text = text.dropFirst(digits.count).drop(while: \.isWhitespace)
        return number
    }

    private static func word(_ text: inout Substring) -> String {
        let isCross = text.first == "x" && (text.dropFirst().first.map { !$0.isLetter } ?? true)
        let word = isCross ? "x" : text.prefix { !$0.isWhitespace && !$0.isNumber }
        text = text.dropFirst(word.count).drop(while: \.isWhitespace)
        return String(word)
    }

    private static func twoWordUnit(_ first: String, _ text: inout Substring) -> MeasuredAmount.Unit? {
        var rest = text
        guard first == "fl" || first == "fl.", let unit = MeasuredAmount.Unit(named: "fl " + word(&rest)) else {
            return nil
        }
        text = rest
        return unit
    }
}

extension Item {
    /// What one of its packs holds; nil when that is not known.
    package var content: PackContent? { unit.flatMap { PackContent($0) } }
}
