/// A Global Trade Item Number in its 14-digit form (GS1 General Specifications, section 7.9 for the check digit).
public struct GTIN: Hashable, Sendable, Codable, CustomStringConvertible {
    /// 14 digits, zero-padded, the last a verified check digit.
    public let digits: String

    /// A GTIN-8, -12, -13 or -14. Nil for another length, a character that is no digit, a wrong check digit or all
    /// zeros.
    public init?(_ text: String) {
        let values = text.utf8.map { Int($0) - 48 }
        guard [8, 12, 13, 14].contains(values.count), values.allSatisfy({ (0...9).contains($0) }),
            values.contains(where: { $0 != 0 }), Self.checkDigit(of: values.dropLast()) == values.last
        else { return nil }
        digits = String(repeating: "0", count: 14 - values.count) + text
    }

    /// The 14 digits.
    public var description: String { digits }

    /// The check digit that belongs behind `values`: weights 3, 1, 3 … from the right.
    static func checkDigit(of values: some BidirectionalCollection<Int>) -> Int {
        let sum = values.reversed().enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 3 : 1) }
        return (10 - sum % 10) % 10
    }
}
