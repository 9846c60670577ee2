/// Decodes the general-purpose data field of DataBar Expanded (ISO/IEC 24724, section 7.2.5.5).
struct GeneralPurposeText {
    private enum Mode {
        case numeric, alphanumeric, iso646
    }

    private var bits: BitReader
    private var mode = Mode.numeric
    private var text = ""

    /// The field's text, FNC1 as U+001D; nil when it holds what means nothing.
    static func decode(_ bits: BitReader) -> String? {
        var field = GeneralPurposeText(bits: bits)
        guard field.run() else { return nil }
        // The last of an odd number of digits may be paired with FNC1.
        return field.text.hasSuffix(separator) ? String(field.text.dropLast()) : field.text
    }

    private init(bits: BitReader) {
        self.bits = bits
    }

    private mutating func run() -> Bool {
        while bits.remaining > 0 {
            let goesOn =
                switch mode {
                case .numeric: takeDigits()
                case .alphanumeric: takeLetter(commonBits: Self.alphanumeric, latchTo: .iso646)
                case .iso646: takeLetter(commonBits: Self.iso646, latchTo: .alphanumeric)
                }
            guard let goesOn else { return false }
            if !goesOn { break }
        }
        return true
    }

    /// Two digits or FNC1 in seven bits, or the last digit in four. False at the end, nil for nonsense.
    private mutating func takeDigits() -> Bool? {
        if bits.skip(0, bits: 4) {
            mode = .alphanumeric
            return true
        }
        guard let value = bits.peek(7) else {
            guard let last = bits.take(4) else { return false }
            if last <= 10 { text += String(last - 1) }
            return false
        }
        guard value >= 8 else { return nil }
        _ = bits.take(7)
        for digit in [(value - 8) / 11, (value - 8) % 11] { text += digit == 10 ? Self.separator : String(digit) }
        return true
    }

    /// A character of the other two modes, or a change of mode.
    private mutating func takeLetter(commonBits: [(bits: Int, first: Int, characters: String)], latchTo other: Mode)
        -> Bool?
    {
        if bits.skip(0, bits: 3) {
            mode = .numeric
            return true
        }
        if bits.skip(0b00100, bits: 5) {
            mode = other
            return true
        }
        if bits.skip(15, bits: 5) {
            text += Self.separator
            if bits.separatorLatches { mode = .numeric }
            return true
        }
        for set in commonBits {
            guard let value = bits.peek(set.bits) else { continue }
            let index = value - set.first
            guard index >= 0, index < set.characters.count else { continue }
            _ = bits.take(set.bits)
            text.append(set.characters[set.characters.index(set.characters.startIndex, offsetBy: index)])
            return true
        }
        // Padding repeats the change of mode and may be cut.
        return bits.remaining < 5 ? false : nil
    }

    private static let separator = "\u{1D}"
    private static let digits = (bits: 5, first: 5, characters: "0123456789")
    private static let alphanumeric = [
        digits, (bits: 6, first: 32, characters: "ABCDEFGHIJKLMNOPQRSTUVWXYZ*,-./"),
    ]
    private static let iso646 = [
        digits, (bits: 7, first: 64, characters: "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        (bits: 7, first: 90, characters: "abcdefghijklmnopqrstuvwxyz"),
        (bits: 8, first: 232, characters: "!\"%&'()*+,-./:;<=>?_ "),
    ]
}
