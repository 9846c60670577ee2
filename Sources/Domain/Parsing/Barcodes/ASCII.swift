/// Bytes that the barcode parsers look for.
enum ASCII {
    static let zero = UInt8(ascii: "0")
    /// FNC1 between elements, as every decoder gives it.
    static let groupSeparator: UInt8 = 0x1D

    static func isDigit(_ byte: UInt8) -> Bool {
        byte >= 0x30 && byte <= 0x39
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
    }

    /// The number that a few digits write; nil for anything but 1 to 9 digits.
    static func number(_ digits: some Collection<UInt8>) -> Int? {
        guard (1...9).contains(digits.count), digits.allSatisfy(isDigit) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - zero) }
    }

    /// The GS1 check digit that belongs behind `digits`, as a byte.
    static func checkDigit(of digits: some BidirectionalCollection<UInt8>) -> UInt8 {
        UInt8(GTIN.checkDigit(of: digits.map { Int($0) - 48 })) + zero
    }

    /// True when the last digit is the check digit of those before it.
    static func hasCheckDigit(_ digits: some BidirectionalCollection<UInt8>) -> Bool {
        digits.last == checkDigit(of: digits.dropLast())
    }

    static func text(_ bytes: some Collection<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}
