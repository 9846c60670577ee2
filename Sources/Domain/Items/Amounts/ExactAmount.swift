/// An exact amount in the unit in which it was said: packs, pieces, or a weight or a volume.
package struct ExactAmount: Hashable, Sendable {
    package let value: Fraction
    /// The name of a measure such as `g`, or `pieces`; nil for packs.
    package let unit: String?

    /// An amount; `unit` is one of those of ``unit``.
    package init(_ value: Fraction, _ unit: String? = nil) {
        (self.value, self.unit) = (value, unit)
    }

    /// The unit of pieces of a pack that holds several.
    package static let pieces = "pieces"
}

extension ExactAmount: CustomStringConvertible, Codable {
    /// `1/3`, `2 pieces` or `350 g`: as it is stored and sent.
    package var description: String { unit.map { "\(value) \($0)" } ?? value.description }

    /// Reads a ``description``; nil for any other text and for amounts that are not positive.
    package init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 1)
        guard let first = parts.first, let value = Fraction(first), value > Fraction(0) else { return nil }
        let unit = parts.count > 1 ? String(parts[1]) : nil
        guard unit.map({ $0 == Self.pieces || MeasuredAmount.Unit(named: $0)?.name == $0 }) ?? true else { return nil }
        self.init(value, unit)
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let amount = ExactAmount(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no amount")
        }
        self = amount
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
