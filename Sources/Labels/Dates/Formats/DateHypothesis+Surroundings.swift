extension DateHypothesis.Surroundings {
    /// Whether the print is an amount: with a unit or a price.
    var isAmount: Bool { unitBehind != nil || Self.currencies.contains(signBefore ?? 0) }

    /// What is around a print in its line.
    init(of range: Range<Int>, in text: FoldedText) {
        let (start, end) = (range.lowerBound, range.upperBound)
        let next = text.skipSpaces(end)
        touchesDigitBefore = GlyphClass.isDigit(text[start - 1])
        touchesDigitBehind = GlyphClass.isDigit(text[end])
        touchesLetterBefore = GlyphClass.isLetter(text[start - 1])
        touchesLetterBehind = GlyphClass.isLetter(text[end])
        hasTimeBehind = text.isTime(at: next)
        hasTimeBefore = text.isTime(at: start - 5) || (text[start - 1] == 0x20 && text.isTime(at: start - 6))
        hasNumberBefore = !touchesDigitBefore && Self.isGap(text[start - 1]) && GlyphClass.isDigit(text[start - 2])
        hasNumberBehind = !touchesDigitBehind && Self.isGap(text[end]) && GlyphClass.isDigit(text[end + 1])
        let before = text[start - 1] == 0x20 ? text[start - 2] : text[start - 1]
        signBefore = before == 0x23 || before == 0x2B || Self.currencies.contains(before) ? before : nil
        let isYear = text[next] == 0x433 && !GlyphClass.isWordPart(text[next + 1]) && Self.endsWithYear(range, text)
        unitBehind = isYear ? nil : Self.unit(at: next, in: text) ?? Self.unitInside(range, text)
        wordBefore = Self.word(before: start, in: text)
        beginsLine = Self.isEmpty(text, from: start - 1, step: -1)
        endsLine = Self.isEmpty(text, from: end, step: 1)
    }

    /// Whether the last four digits are a year, behind which the Cyrillic letter for gram stands for "year".
    private static func endsWithYear(_ range: Range<Int>, _ text: FoldedText) -> Bool {
        range.count > 4 && (range.upperBound - 4..<range.upperBound).allSatisfy { GlyphClass.isDigit(text[$0]) }
            && text[range.upperBound - 4] == 0x32 && text[range.upperBound - 3] == 0x30
    }

    private static func isGap(_ scalar: UInt32) -> Bool {
        scalar == 0x20 || DateFinder.isMark(scalar)
    }

    private static func isEmpty(_ text: FoldedText, from start: Int, step: Int) -> Bool {
        var index = start
        while text[index] != 0x0A {
            if GlyphClass.isWordPart(text[index]) { return false }
            index += step
        }
        return true
    }

    private static func word(before start: Int, in text: FoldedText) -> Range<Int>? {
        var end = start
        while text[end - 1] != 0x0A, !GlyphClass.isWordPart(text[end - 1]) { end -= 1 }
        var first = end
        while GlyphClass.isLetter(text[first - 1]) { first -= 1 }
        return first < end ? first..<end : nil
    }

    /// The unit of an amount: behind a number, or attached to it, as in `500g`, `3 %` and `-18 °C`.
    static func unit(behind token: Range<Int>, in text: FoldedText) -> Unit? {
        let digits = token.filter { GlyphClass.isDigit(text[$0]) }
        guard let last = digits.last else {
            // The unit itself, behind its number.
            let before = text[token.lowerBound - 1] == 0x20 ? token.lowerBound - 2 : token.lowerBound - 1
            return GlyphClass.isDigit(text[before]) ? unit(at: token.lowerBound, in: text) : nil
        }
        if currencies.contains(text[token.lowerBound]) { return .currency }
        return unit(at: text.skipSpaces(last + 1), in: text)
    }

    private static func unit(at index: Int, in text: FoldedText) -> Unit? {
        // A stroke may be between, as in `1.20/kg`.
        let start = text[index] == 0x2F ? text.skipSpaces(index + 1) : index
        let scalar = text[start]
        if scalar == 0x25 { return .percent }
        if scalar == 0x2103 || (scalar == 0xB0 && GlyphClass.isLetter(text[start + 1])) { return .degree }
        if currencies.contains(scalar), !GlyphClass.isDigit(text[text.skipSpaces(start + 1)]) { return .currency }
        var end = start
        while GlyphClass.isWordPart(text[end]), end - start < 6 { end += 1 }
        return units.contains((start..<end).map { text[$0] }) ? .measure : nil
    }

    /// The unit that the last letters of a corrected number are, as in `e200g`, where `0g` could be 09.
    private static func unitInside(_ range: Range<Int>, _ text: FoldedText) -> Unit? {
        guard let last = range.last(where: { GlyphClass.isDigit(text[$0]) }), last + 1 < range.upperBound else {
            return nil
        }
        return unit(at: last + 1, in: text)
    }

    private static let currencies: [UInt32] = [0x24, 0x20AC, 0xA3, 0xA5, 0x20B9]

    private static let units: Set<[UInt32]> = Set(
        [
            "g", "kg", "mg", "ml", "cl", "dl", "oz", "lb", "lbs", "kcal", "kj", "cal", "min", "mins", "cm", "mm", "eur",
            "usd", "gbp", "zl", "kr", "kc", "ft", "lei", "rs", "x", "pcs", "stk", "fl", "gr", "г", "кг", "мл", "л",
            "руб", "ккал", "克", "円", "元", "원",
        ].map { FoldedText([$0]).scalars })
}
