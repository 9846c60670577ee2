/// Decodes the data characters of DataBar Expanded to an element string (ISO/IEC 24724, section 7.2.5).
enum ExpandedPayload {
    /// The element string, FNC1 as U+001D; nil when the bits are not one. The rule of the standard's first edition is
    /// used where only that gives a plausible string.
    static func text(_ values: [Int]) -> String? {
        let readings = [true, false].compactMap { text(values, separatorLatches: $0) }
        return readings.first { ElementStringCheck.isPlausible(Array($0.utf8)) } ?? readings.first
    }

    private static func text(_ values: [Int], separatorLatches: Bool) -> String? {
        var bits = BitReader(values, separatorLatches: separatorLatches)
        // The first bit says whether there is a composite's second part above.
        guard bits.read(1) != nil else { return nil }
        if bits.skip(1, bits: 1) { return itemAndMore(&bits) }
        if bits.skip(0b00, bits: 2) { return bits.read(2) == nil ? nil : GeneralPurposeText.decode(bits) }
        if bits.skip(0b0100, bits: 4) { return item(&bits, then: { weight(&$0, identifier: "3103") }) }
        if bits.skip(0b0101, bits: 4) { return item(&bits, then: pounds) }
        if bits.skip(0b01100, bits: 5) { return item(&bits, lengthBits: 2, then: price) }
        if bits.skip(0b01101, bits: 5) { return item(&bits, lengthBits: 2, then: priceInCurrency) }
        guard let method = bits.read(7), 0b0111000...0b0111111 ~= method else { return nil }
        return item(&bits, then: { weightAndDate(&$0, method: method - 0b0111000) })
    }

    /// A GTIN with any first digit, then anything.
    private static func itemAndMore(_ bits: inout BitReader) -> String? {
        guard bits.read(2) != nil, let first = bits.read(4), first < 10, let item = itemNumber(&bits, first: first)
        else { return nil }
        return GeneralPurposeText.decode(bits).map { item + $0 }
    }

    /// A GTIN of variable measure, which begins with 9, then what `rest` says.
    private static func item(
        _ bits: inout BitReader, lengthBits: Int = 0, then rest: (inout BitReader) -> String?
    ) -> String? {
        guard bits.read(lengthBits) != nil, let item = itemNumber(&bits, first: 9), let more = rest(&bits) else {
            return nil
        }
        return item + more
    }

    private static func itemNumber(_ bits: inout BitReader, first: Int) -> String? {
        var digits = String(first)
        for _ in 0..<4 {
            guard let group = bits.read(10), group < 1_000 else { return nil }
            digits += padded(group, 3)
        }
        return "01" + withCheckDigit(digits)
    }

    /// Kilograms in fifteen bits.
    private static func weight(_ bits: inout BitReader, identifier: String) -> String? {
        bits.read(15).map { identifier + padded($0, 6) }
    }

    /// Pounds with two decimals, or with three.
    private static func pounds(_ bits: inout BitReader) -> String? {
        bits.read(15).map { $0 < 10_000 ? "3202" + padded($0, 6) : "3203" + padded($0 - 10_000, 6) }
    }

    private static func price(_ bits: inout BitReader) -> String? {
        guard let decimals = bits.read(2), let amount = GeneralPurposeText.decode(bits) else { return nil }
        return "392\(decimals)" + amount
    }

    private static func priceInCurrency(_ bits: inout BitReader) -> String? {
        guard let decimals = bits.read(2), let currency = bits.read(10), currency < 1_000,
            let amount = GeneralPurposeText.decode(bits)
        else { return nil }
        return "393\(decimals)" + padded(currency, 3) + amount
    }

    /// A weight in kilograms or pounds, then a date, which may be left out.
    private static func weightAndDate(_ bits: inout BitReader, method: Int) -> String? {
        guard let weight = bits.read(20), weight < 1_000_000, let date = bits.read(16), date <= 38_400 else {
            return nil
        }
        let unit = method.isMultiple(of: 2) ? "310" : "320"
        let measure = "\(unit)\(weight / 100_000)" + padded(weight % 100_000, 6)
        guard date < 38_400 else { return measure }
        let identifier = ["11", "13", "15", "17"][method / 2]
        return measure + identifier + padded(date / 384, 2) + padded(date / 32 % 12 + 1, 2) + padded(date % 32, 2)
    }

    /// The digits with GS1's check digit behind them.
    static func withCheckDigit(_ digits: String) -> String {
        let sum = digits.utf8.reversed().enumerated().reduce(0) {
            $0 + (Int($1.element) - 48) * ($1.offset.isMultiple(of: 2) ? 3 : 1)
        }
        return digits + String((10 - sum % 10) % 10)
    }

    private static func padded(_ number: Int, _ digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}

extension ExpandedPayload {
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

        var remaining: Int { bits.count - position }

        /// The number in the next `count` bits, which stay; nil when there are fewer.
        func peek(_ count: Int) -> Int? {
            guard count <= remaining else { return nil }
            return bits[position..<(position + count)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }

        /// Reads the number in the next `count` bits; nil when there are fewer.
        mutating func read(_ count: Int) -> Int? {
            guard let value = peek(count) else { return nil }
            position += count
            return value
        }

        /// Reads the next bits if they are `pattern`.
        mutating func skip(_ pattern: Int, bits count: Int) -> Bool {
            guard peek(count) == pattern else { return false }
            position += count
            return true
        }
    }

    /// Decodes the general-purpose data field of DataBar Expanded (ISO/IEC 24724, section 7.2.5.5).
    struct GeneralPurposeText {
        private enum Mode {
            case numeric, alphanumeric, iso646
        }

        private var bits: BitReader
        private var mode = Mode.numeric
        private var text = ""

        /// The field's text, FNC1 as U+001D; nil when it is not valid.
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
                    case .numeric: readDigits()
                    case .alphanumeric: readLetter(commonBits: Self.alphanumeric, latchTo: .iso646)
                    case .iso646: readLetter(commonBits: Self.iso646, latchTo: .alphanumeric)
                    }
                guard let goesOn else { return false }
                if !goesOn { break }
            }
            return true
        }

        /// Reads two digits or FNC1 in seven bits, or the last digit in four. False at the end, nil when they are not
        /// valid.
        private mutating func readDigits() -> Bool? {
            if bits.skip(0, bits: 4) {
                mode = .alphanumeric
                return true
            }
            guard let value = bits.peek(7) else {
                guard let last = bits.read(4) else { return false }
                if last <= 10 { text += String(last - 1) }
                return false
            }
            guard value >= 8 else { return nil }
            _ = bits.read(7)
            for digit in [(value - 8) / 11, (value - 8) % 11] { text += digit == 10 ? Self.separator : String(digit) }
            return true
        }

        /// Reads a character of the other two modes, or a change of mode.
        private mutating func readLetter(commonBits: [(bits: Int, first: Int, characters: String)], latchTo other: Mode)
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
                _ = bits.read(set.bits)
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
}
