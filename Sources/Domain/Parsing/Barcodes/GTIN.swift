/// A Global Trade Item Number in its 14-digit form (GS1 General Specifications, section 7.9 for the check digit).
public struct GTIN: Hashable, Sendable, Codable, CustomStringConvertible {
    /// 14 digits, zero-padded, the last a verified check digit.
    public let digits: String

    /// A GTIN-8, -12, -13 or -14. Nil for another length, a character that is no digit, a wrong check digit or all
    /// zeros.
    public init?(_ text: String) {
        let count = text.utf8.count
        guard [8, 12, 13, 14].contains(count) else { return nil }
        var sum = 0
        var isZero = true
        for (place, byte) in zip(1..., text.utf8) {
            guard (0x30...0x39).contains(byte) else { return nil }
            let value = Int(byte) - 0x30
            sum += (count - place).isMultiple(of: 2) ? value : 3 * value
            isZero = isZero && value == 0
        }
        guard !isZero, sum.isMultiple(of: 10) else { return nil }
        digits = count == 14 ? text : String(repeating: "0", count: 14 - count) + text
    }

    /// The 14 digits.
    public var description: String { digits }

    /// The check digit that belongs behind `values`: weights 3, 1, 3 … from the right.
    static func checkDigit(of values: some BidirectionalCollection<Int>) -> Int {
        let sum = values.reversed().enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 3 : 1) }
        return (10 - sum % 10) % 10
    }
}
