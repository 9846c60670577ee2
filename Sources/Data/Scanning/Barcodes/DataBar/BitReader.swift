/// Reads numbers from a string of bits.
struct BitReader {
    private let bits: [Bool]
    /// Whether FNC1 among letters means that digits follow, as it does since ISO/IEC 24724:2011.
    let separatorLatches: Bool
    private var position = 0

    /// A reader of 12-bit characters, from their highest bit.
    init(_ values: [Int], separatorLatches: Bool) {
        self.separatorLatches = separatorLatches
        bits = values.flatMap { value in (0..<12).map { value >> (11 - $0) & 1 == 1 } }
    }

    /// Bits that are left.
    var remaining: Int { bits.count - position }

    /// The number in the next bits, without taking them; nil when there are not so many.
    func peek(_ count: Int) -> Int? {
        guard count <= remaining else { return nil }
        return bits[position..<(position + count)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }

    /// Takes the number in the next bits; nil when there are not so many.
    mutating func take(_ count: Int) -> Int? {
        guard let value = peek(count) else { return nil }
        position += count
        return value
    }

    /// Takes the next bits if they are `pattern`.
    mutating func skip(_ pattern: Int, bits count: Int) -> Bool {
        guard peek(count) == pattern else { return false }
        position += count
        return true
    }
}
