/// A shelf life stated as a duration, such as "6 months".
struct StatedShelfLife: Sendable {
    let count: Int
    /// `.hours`, `.days`, `.weeks`, `.months` or `.years`.
    let unit: WordRole
    /// The folded indices of the number and the unit.
    let range: Range<Int>
    /// The number of digits that were read as letters.
    let editCost: Int
    /// Whether the label states another one, too, such as for another temperature.
    var isOneOfSeveral = false

    /// The number before a unit, with its folded index and the number of digits that were read as letters; nil when
    /// there is none.
    static func number(before unit: WordMatch, in text: FoldedText) -> (value: Int, start: Int, editCost: Int)? {
        var end = unit.range.lowerBound
        while end > 0, text[end - 1] == 0x20 || text[end - 1] == 0x2D, unit.range.lowerBound - end < 3 { end -= 1 }
        var start = end
        while digit(text[start - 1]) != nil, end - start < 5 { start -= 1 }
        guard (start..<end).contains(where: { GlyphClass.isDigit(text[$0]) }) else {
            return word(before: end, in: text)
        }
        let before = text[start - 1]
        let isPart = GlyphClass.isLetter(before) && !GlyphClass.isUnspaced(before) && !GlyphClass.isDigit(text[start])
        guard !isPart, before != 0x2E, before != 0x2F, before != 0x5E74 else { return nil }
        let value = (start..<end).reduce(0) { $0 * 10 + (digit(text[$1]) ?? 0) }
        let editCost = (start..<end).count { !GlyphClass.isDigit(text[$0]) }
        return (1...maximumCount(of: unit.role)).contains(value) ? (value, start, editCost) : nil
    }

    /// The longest shelf lives that are stated: those of emergency food, of 25 years.
    private static func maximumCount(of unit: WordRole) -> Int {
        switch unit {
        case .hours: 168
        case .days: 1826
        case .weeks: 260
        case .months: 300
        default: 25
        }
    }

    private static func digit(_ scalar: UInt32) -> Int? {
        GlyphClass.isDigit(scalar) ? Int(scalar - 0x30) : Confusables.digit(for: scalar)
    }

    private static func word(before end: Int, in text: FoldedText) -> (value: Int, start: Int, editCost: Int)? {
        if let digit = ideographs[text[end - 1]] {
            guard text[end - 2] == 0x5341 else { return (digit, end - 1, 0) }
            return (digit == 10 ? 20 : 10 + digit, end - 2, 0)
        }
        for (letters, value) in names where letters.count <= end {
            let start = end - letters.count
            let matches = letters.indices.allSatisfy { text[start + $0] == letters[$0] }
            if matches, !GlyphClass.isLetter(text[start - 1]) { return (value, start, 0) }
        }
        return nil
    }

    private static let ideographs: [UInt32: Int] = [
        0x4E00: 1, 0x4E8C: 2, 0x4E24: 2, 0x4E09: 3, 0x56DB: 4, 0x4E94: 5, 0x516D: 6, 0x4E03: 7, 0x516B: 8, 0x4E5D: 9,
        0x5341: 10,
    ]

    private static let names: [([UInt32], Int)] = [
        ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7), ("eight", 8),
        ("nine", 9), ("ten", 10), ("twelve", 12), ("eighteen", 18),
    ].map { ($0.0.unicodeScalars.map { $0.value }, $0.1) }

    /// The date at the end of the shelf life: days exactly, months clamped to the end of the month. Nil outside 1…9999.
    func end(from start: CivilDate) -> CivilDate? {
        switch unit {
        case .hours: start.day == nil ? nil : start.adding(days: count / 24)
        case .days: start.day == nil ? nil : start.adding(days: count)
        case .weeks: start.day == nil ? nil : start.adding(days: count * 7)
        case .months: start.adding(months: count)
        case .years: start.adding(months: count * 12)
        default: nil
        }
    }
}

extension StatedShelfLife {
    /// Finds a shelf life that is counted from production: "best before 6 months from packing".
    struct Finder {
        let text: FoldedText
        let words: [WordMatch]
        let dates: [DateHypothesis]

        /// The shelf life and the kind of date at its end; nil when none is printed, or only one after opening.
        func find() -> (time: StatedShelfLife, kind: DateKind)? {
            var found: (time: StatedShelfLife, kind: DateKind)?
            for (index, unit) in words.enumerated() where unit.role.isUnit {
                guard let number = StatedShelfLife.number(before: unit, in: text),
                    !isInDate(unit.range), let kind = kind(for: index)
                else { continue }
                let time = StatedShelfLife(
                    count: number.value, unit: unit.role, range: number.start..<unit.range.upperBound,
                    editCost: number.editCost)
                if let first = found {
                    if first.time.count != time.count || first.time.unit != time.unit {
                        found?.time.isOneOfSeveral = true
                    }
                } else {
                    found = (time, kind)
                }
            }
            return found ?? shortForm()
        }

        /// A number of months as `12M` right behind a word for the end, such as `EXP 24M`.
        private func shortForm() -> (time: StatedShelfLife, kind: DateKind)? {
            for word in words {
                guard let kind = word.kind, kind.endsShelfLife else { continue }
                var start = word.range.upperBound
                while start - word.range.upperBound < 3, [0x20, 0x3A, 0x2E].contains(text[start]) { start += 1 }
                var end = start
                while end - start < 3, GlyphClass.isDigit(text[end]) { end += 1 }
                let value = text.number(start..<end)
                guard (1...120).contains(value), text[end] == 0x6D, !GlyphClass.isWordPart(text[end + 1]) else {
                    continue
                }
                return (StatedShelfLife(count: value, unit: .months, range: start..<end + 1, editCost: 0), kind)
            }
            return nil
        }

        private func isInDate(_ range: Range<Int>) -> Bool {
            dates.contains { $0.editCost == 0 && $0.range.overlaps(range) }
        }

        /// The kind of date at the end of the time, by what is said around it: a keyword for the end of the shelf life, a
        /// word that introduces a length, or the beginning from which it counts, on the line, on the one above, or at the
        /// start of the one below; nil without any, and for a time that counts from opening alone.
        private func kind(for index: Int) -> DateKind? {
            let line = text.line(at: words[index].range.lowerBound)
            var kind: DateKind?
            var isCounted = false, isIntroduced = false, isOpened = false
            for other in max(0, index - 12)..<min(words.count, index + 12) {
                let word = words[other]
                let place = text.line(at: word.range.lowerBound)
                let beginsNext = place == line + 1 && word.range.lowerBound <= text.lineStarts[place] + 1
                guard place == line || place == line - 1 && other < index || beginsNext else { continue }
                switch word.role {
                case .opened: if place == line || beginsNext || endsLine(word) { isOpened = true }
                case .thawing: if isThawed { isCounted = true } else { isOpened = true }
                case .fromProduction: isCounted = true
                case .within: if other < index { isIntroduced = true }
                default: if !beginsNext, let announced = word.kind, announced.endsShelfLife { kind = announced }
                }
            }
            if isOpened && !isCounted { return nil }
            let isShort = words[index].role == .hours || words[index].role == .days
            return kind ?? (isIntroduced || isCounted ? (isShort ? .useBy : .bestBefore) : nil)
        }

        /// Whether nothing but the word's own sentence ends its line, so that it goes on in the next one.
        private func endsLine(_ word: WordMatch) -> Bool {
            let end = text.lineStarts[text.line(at: word.range.lowerBound) + 1]
            return !(word.range.upperBound..<max(end, word.range.upperBound)).contains {
                GlyphClass.isWordPart(text[$0])
            }
        }

        /// Whether the label says when the food was thawed.
        private var isThawed: Bool { words.contains { $0.role == .thawed } }
    }
}
