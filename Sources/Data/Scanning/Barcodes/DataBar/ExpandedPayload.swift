/// Decodes what the data characters of DataBar Expanded say: an element string (ISO/IEC 24724, section 7.2.5).
enum ExpandedPayload {
    /// The element string, FNC1 as U+001D; nil when the bits mean nothing. Symbols made by the standard's first edition
    /// are read by its rule where only that makes sense.
    static func text(_ values: [Int]) -> String? {
        let readings = [true, false].compactMap { text(values, separatorLatches: $0) }
        return readings.first { ElementString.isPlausible(Array($0.utf8)) } ?? readings.first
    }

    private static func text(_ values: [Int], separatorLatches: Bool) -> String? {
        var bits = BitReader(values, separatorLatches: separatorLatches)
        // Whether a composite's second part stands above.
        guard bits.take(1) != nil else { return nil }
        if bits.skip(1, bits: 1) { return itemAndMore(&bits) }
        if bits.skip(0b00, bits: 2) { return bits.take(2) == nil ? nil : GeneralPurposeText.decode(bits) }
        if bits.skip(0b0100, bits: 4) { return item(&bits, then: { weight(&$0, identifier: "3103") }) }
        if bits.skip(0b0101, bits: 4) { return item(&bits, then: pounds) }
        if bits.skip(0b01100, bits: 5) { return item(&bits, lengthBits: 2, then: price) }
        if bits.skip(0b01101, bits: 5) { return item(&bits, lengthBits: 2, then: priceInCurrency) }
        guard let method = bits.take(7), 0b0111000...0b0111111 ~= method else { return nil }
        return item(&bits, then: { weightAndDate(&$0, method: method - 0b0111000) })
    }

    /// A GTIN with any first digit, then anything.
    private static func itemAndMore(_ bits: inout BitReader) -> String? {
        guard bits.take(2) != nil, let first = bits.take(4), first < 10, let item = itemNumber(&bits, first: first)
        else { return nil }
        return GeneralPurposeText.decode(bits).map { item + $0 }
    }

    /// A GTIN of variable measure, which begins with 9, then what `rest` says.
    private static func item(
        _ bits: inout BitReader, lengthBits: Int = 0, then rest: (inout BitReader) -> String?
    ) -> String? {
        guard bits.take(lengthBits) != nil, let item = itemNumber(&bits, first: 9), let more = rest(&bits) else {
            return nil
        }
        return item + more
    }

    private static func itemNumber(_ bits: inout BitReader, first: Int) -> String? {
        var digits = String(first)
        for _ in 0..<4 {
            guard let group = bits.take(10), group < 1_000 else { return nil }
            digits += padded(group, 3)
        }
        return "01" + withCheckDigit(digits)
    }

    /// Kilograms in fifteen bits.
    private static func weight(_ bits: inout BitReader, identifier: String) -> String? {
        bits.take(15).map { identifier + padded($0, 6) }
    }

    /// Pounds with two decimals, or with three.
    private static func pounds(_ bits: inout BitReader) -> String? {
        bits.take(15).map { $0 < 10_000 ? "3202" + padded($0, 6) : "3203" + padded($0 - 10_000, 6) }
    }

    private static func price(_ bits: inout BitReader) -> String? {
        guard let decimals = bits.take(2), let amount = GeneralPurposeText.decode(bits) else { return nil }
        return "392\(decimals)" + amount
    }

    private static func priceInCurrency(_ bits: inout BitReader) -> String? {
        guard let decimals = bits.take(2), let currency = bits.take(10), currency < 1_000,
            let amount = GeneralPurposeText.decode(bits)
        else { return nil }
        return "393\(decimals)" + padded(currency, 3) + amount
    }

    /// A weight in kilograms or pounds, then a date, which may be left out.
    private static func weightAndDate(_ bits: inout BitReader, method: Int) -> String? {
        guard let weight = bits.take(20), weight < 1_000_000, let date = bits.take(16), date <= 38_400 else {
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
