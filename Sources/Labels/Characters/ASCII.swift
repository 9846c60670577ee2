/// Tests and conversions of ASCII bytes.
enum ASCII {
    static let zero = UInt8(ascii: "0")
    /// The separator FNC1 between GS1 elements, in the form in which every decoder returns it.
    static let groupSeparator: UInt8 = 0x1D

    static func isDigit(_ byte: UInt8) -> Bool {
        byte >= 0x30 && byte <= 0x39
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
    }

    /// The value of a decimal number; nil for anything but 1 to 9 digits.
    static func number(_ digits: some Collection<UInt8>) -> Int? {
        guard (1...9).contains(digits.count), digits.allSatisfy(isDigit) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - zero) }
    }

    /// Digits with an implied decimal point as an exact decimal number: `000195` with 3 decimals is `0.195`.
    static func decimal(_ digits: some Collection<UInt8>, decimals: Int) -> String {
        var bytes = Array(digits.drop { $0 == zero })
        if bytes.count <= decimals {
            bytes.insert(contentsOf: [UInt8](repeating: zero, count: decimals + 1 - bytes.count), at: 0)
        }
        if decimals > 0 { bytes.insert(UInt8(ascii: "."), at: bytes.count - decimals) }
        return text(bytes)
    }

    static func text(_ bytes: some Collection<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}
