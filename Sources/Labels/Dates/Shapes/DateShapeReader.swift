/// Reads text that has the form of a date from a folded text.
struct DateShapeReader {
    let text: FoldedText
    let lexicon: Lexicon
    let context: DateContext
    /// For each folded index its relation to the known words.
    let places: [WordMatch.Place]

    /// The likeliest date that begins at an index; nil when nothing there has the form of a plausible date.
    func candidate(at index: Int) -> DateCandidate? {
        guard index < text.count, canStart(index) else { return nil }
        var best: DateCandidate?
        for candidate in numeric(at: index) + named(at: index) + marked(at: index) {
            if candidate.score > (best?.score ?? 0) { best = candidate }
        }
        return best
    }

    private func canStart(_ index: Int) -> Bool {
        let scalar = text[index]
        guard !GlyphClass.isDigit(text[index - 1]) || places[index] == .behind, places[index] != .inside else {
            return false
        }
        if GlyphClass.isDigit(scalar) { return !isTailOfWord(index) }
        guard GlyphClass.isWordPart(scalar) || scalar == 0x7C else { return false }
        if !GlyphClass.isLetter(text[index - 1]) || GlyphClass.isUnspaced(scalar) { return true }
        if places[index] == .behind || GlyphClass.isUnspaced(text[index - 1]) { return true }
        return GlyphClass.isDigit(text[index + 1]) && Confusables.digit(for: scalar) != nil
    }

    /// Whether a single digit is attached to a letter, such as the `8` of `B8 JUL 2027`: a day cannot begin there.
    private func isTailOfWord(_ index: Int) -> Bool {
        let before = text[index - 1]
        return places[index] != .behind && GlyphClass.isLetter(before) && !GlyphClass.isUnspaced(before)
            && text[index + 1] == 0x20 && before != 0x72
    }

    /// A field of exactly `width` digits; letters that look like digits add to the edit cost. A digit followed by such
    /// a letter, as in `2O`, is not a field of one digit.
    func field(_ index: Int, width: Int, mayTouchLetters: Bool = false) -> Field? {
        var value = 0
        var editCost = 0
        for offset in 0..<width {
            let scalar = text[index + offset]
            if GlyphClass.isDigit(scalar) {
                value = value * 10 + Int(scalar - 0x30)
            } else if let digit = Confusables.digit(for: scalar) {
                value = value * 10 + digit
                editCost += 1
            } else {
                return nil
            }
        }
        let end = index + width
        guard mayTouchLetters || endsAsNumber(end, width, editCost) else { return nil }
        return Field(value: value, width: width, end: end, editCost: editCost, digits: width - editCost)
    }

    private func endsAsNumber(_ end: Int, _ width: Int, _ editCost: Int) -> Bool {
        let next = text[end]
        if width == 1, editCost == 0, Confusables.digit(for: next) != nil, !GlyphClass.isBarOrWord(text[end + 1]) {
            return false
        }
        guard editCost > 0, !GlyphClass.isDigit(text[end - 1]) else { return true }
        return !GlyphClass.isLetter(next) || GlyphClass.isUnspaced(next) || GlyphClass.isDigit(text[end + 1])
    }

    /// Two digits split by a space inside a date with marks, such as `20.1 1.2027`.
    func splitField(_ index: Int) -> Field? {
        guard GlyphClass.isDigit(text[index]), text[index + 1] == 0x20, GlyphClass.isDigit(text[index + 2]),
            Self.isMark(text[index + 3])
        else { return nil }
        let value = Int(text[index] - 0x30) * 10 + Int(text[index + 2] - 0x30)
        return Field(value: value, width: 2, end: index + 3, editCost: 2, digits: 2)
    }

    /// A four-digit year split by a space after a day and a month with spaces between them, such as `03 11 20 26`.
    func splitYear(_ index: Int) -> Field? {
        guard let century = field(index, width: 2), century.value == 20, text[century.end] == 0x20,
            let year = field(century.end + 1, width: 2), century.editCost + year.editCost == 0,
            !GlyphClass.isWordPart(text[year.end]), text[year.end] != 0x3A,
            text[year.end] != 0x20 || !GlyphClass.isDigit(text[year.end + 1])
        else { return nil }
        return Field(value: 2000 + year.value, width: 4, end: year.end, editCost: 1, digits: 4)
    }

    /// The separator between two fields.
    func separator(_ index: Int, connectors: Bool = true) -> Separator {
        var end = skipSpaces(index)
        var mark: UInt32 = 0
        var marks = 0
        while marks < 3, Self.isMark(text[end]) || isRaisedPoint(end), !isBarOfDigit(end, marks) {
            mark = marks == 0 ? text[end] : mark
            marks += 1
            end = skipSpaces(end + 1)
        }
        if marks > 0, text[end] == 0x0A, mark != 0x3A, isDigitPair(end + 1) {
            return Separator(kind: .mark, mark: mark, end: end + 1, editCost: 2)
        }
        if connectors, let connector = connector(end) {
            return Separator(kind: .word, mark: 0, end: connector, editCost: 0)
        }
        // A bar may be a mark or a misread 1.
        if marks > 0 {
            let isCorrected = marks > 1 || mark == 0x7C || mark == 0xB0
            return Separator(kind: .mark, mark: mark, end: end, editCost: isCorrected ? 1 : 0)
        }
        return Separator(kind: end > index ? .space : .none, mark: 0, end: end, editCost: 0)
    }

    private func isDigitPair(_ index: Int) -> Bool {
        GlyphClass.isDigit(text[index])
            || (Confusables.digit(for: text[index]) != nil && GlyphClass.isDigit(text[index + 1]))
    }

    /// Whether a degree sign is a misread point, as in `20°07.20`.
    private func isRaisedPoint(_ index: Int) -> Bool {
        text[index] == 0xB0 && GlyphClass.isDigit(text[index - 1]) && GlyphClass.isDigit(text[index + 1])
    }

    /// Whether a bar is a misread 1, as in `|0`.
    private func isBarOfDigit(_ index: Int, _ marks: Int) -> Bool {
        guard text[index] == 0x7C else { return false }
        return marks > 0 || (text[index - 1] == 0x20 && GlyphClass.isDigit(text[index + 1]))
    }

    func skipSpaces(_ index: Int) -> Int {
        var end = index
        while text[end] == 0x20 && end - index < 4 { end += 1 }
        return end
    }

    static func isMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2E, 0x2F, 0x2D, 0x2C, 0x3A, 0x5C, 0x5F, 0x27, 0x7C, 0x7E, 0x3B: true
        default: false
        }
    }

    private func connector(_ index: Int) -> Int? {
        for word in Self.connectors where matches(word, at: index) {
            let end = index + word.count
            let spaced =
                text[end] == 0x20 || text[end] == 0x2E || text[end] == 0x27
                || (word.count > 2 && GlyphClass.isDigit(text[end]))
            guard spaced, !GlyphClass.isLetter(text[index - 1]), word.count > 1 || text[index - 1] == 0x20 else {
                continue
            }
            return skipSpaces(GlyphClass.isDigit(text[end]) ? end : end + 1)
        }
        return nil
    }

    /// Whether the letters of a word are at an index.
    func matches(_ word: [UInt32], at index: Int) -> Bool {
        guard text[index] == word[0] else { return false }
        for offset in word.indices where text[index + offset] != word[offset] { return false }
        return true
    }

    private static let connectors: [[UInt32]] = ["de", "del", "of", "d", "den", "di", "thang", "thg", "nam", "the"]
        .map { $0.unicodeScalars.map { $0.value } }
}

extension DateShapeReader {
    /// The text between two fields of a date.
    struct Separator: Sendable {
        enum Kind: UInt8, Sendable {
            case none, space, mark, word
        }

        let kind: Kind
        /// The mark, such as `/`; 0 for none.
        let mark: UInt32
        /// The folded index after it.
        let end: Int
        /// The cost of doubled or unusual marks.
        let editCost: Int
    }

    /// The digits of a day, month or year.
    struct Field: Sendable {
        let value: Int
        /// The number of digits.
        let width: Int
        /// The folded index after it.
        let end: Int
        /// The cost of digits that were read as letters or with a space between them.
        var editCost: Int
        /// The number of digits that were read as such.
        let digits: Int
    }

    /// A month's name found in a text.
    struct NamedMonth: Sendable {
        /// 1…12.
        let month: Int
        /// The languages with this name.
        let languages: LanguageSet
        /// The folded index after it.
        let end: Int
        /// The number of its letters that had to be corrected.
        let editCost: Int

        /// Whether it is one of Canada's two-letter codes, which are not used elsewhere.
        func isCode(in lexicon: Lexicon) -> Bool {
            languages == lexicon.canada
        }
    }
}
