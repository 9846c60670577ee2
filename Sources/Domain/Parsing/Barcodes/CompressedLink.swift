/// Compressed Digital Links (GS1 Digital Link Standard, release 1.1; since withdrawn), which are only recognised.
enum CompressedLink {
    /// True when the last path segment is base 64 of bits that begin with a GTIN: eight bits for AI 01, alone or with
    /// others, then 47 bits of a number below 10¹⁴ with a right check digit.
    static func recognises(_ address: WebAddress) -> Bool {
        guard let segment = address.segments.last, (10...120).contains(segment.count) else { return false }
        var values: [UInt64] = []
        for byte in segment {
            guard let value = sixBits(byte) else { return false }
            values.append(value)
        }
        let bits = values.prefix(10).reduce(0) { $0 << 6 | $1 }
        let header = bits >> 52
        let number = bits >> 5 & 0x7FFF_FFFF_FFFF
        guard header == 1 || header & 0xF > 9, header >> 4 < 10, number > 0, number < 100_000_000_000_000 else {
            return false
        }
        let digits = Array(String(number).utf8)
        return ASCII.hasCheckDigit(digits)
    }

    private static func sixBits(_ byte: UInt8) -> UInt64? {
        switch byte {
        case 0x41...0x5A: UInt64(byte - 0x41)
        case 0x61...0x7A: UInt64(byte - 0x61 + 26)
        case 0x30...0x39: UInt64(byte - 0x30 + 52)
        case 0x2D: 62
        case 0x5F: 63
        default: nil
        }
    }
}
