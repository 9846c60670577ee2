/// A shelf life stated as a duration, such as "6 months".
struct StatedShelfLife: Sendable {
    let count: Int
    /// `.hours`, `.days`, `.weeks`, `.months` or `.years`.
    let unit: WordRole
    /// The folded indices of the number and the unit.
    let range: Range<Int>
    /// The number of digits that were read as letters.
    let editCost: Int
    /// The kind of date at its end.
    let kind: DateKind
    /// Whether a word for the end of the shelf life is with it, and not only what it counts from.
    var hasEndWord = false
    /// Whether the label states others, too, such as for another temperature, and whether this is the shortest of them.
    var isOneOfSeveral = false
    var isShortest = false
    /// 1 where it holds for frozen food and the label does not say that this is, −1 where it does, 0 for others.
    var atFreezing = 0.0
    /// Whether it holds for the refrigerator.
    var isChilled = false

    /// The date at the end of the shelf life: days exactly, months clamped to the end of the month, hours from a time
    /// of day in minutes. Nil outside 1…9999.
    func end(from start: CivilDate, at minutes: Int = 0) -> CivilDate? {
        switch unit {
        case .hours: start.day == nil ? nil : start.adding(days: (minutes + count * 60) / (24 * 60))
        case .days: start.day == nil ? nil : start.adding(days: count)
        case .weeks: start.day == nil ? nil : start.adding(days: count * 7)
        case .months: start.adding(months: count)
        case .years: start.adding(months: count * 12)
        default: nil
        }
    }
}

extension StatedShelfLife {
    /// Its length in days, about.
    fileprivate var days: Int {
        switch unit {
        case .hours: count / 24
        case .days: count
        case .weeks: count * 7
        case .months: count * 30
        default: count * 365
        }
    }
}

extension StatedShelfLife {
    /// Finds the shelf lives that are counted from production: "best before 6 months from packing".
    struct Finder {
        let text: FoldedText
        let words: [WordMatch]
        let dates: [DateHypothesis]

        /// The shelf lives in reading order, each once; without those after opening.
        func find() -> [StatedShelfLife] {
            var found: [StatedShelfLife] = []
            for (index, unit) in words.enumerated() where unit.role.isUnit && found.count < Self.maximumLives {
                guard let number = text.count(before: unit), !isInDate(unit.range),
                    let (kind, hasEndWord) = kind(for: index)
                else { continue }
                guard !found.contains(where: { $0.count == number.value && $0.unit == unit.role }) else { continue }
                found.append(
                    StatedShelfLife(
                        count: number.value, unit: unit.role, range: number.start..<unit.range.upperBound,
                        editCost: number.editCost, kind: kind, hasEndWord: hasEndWord, atFreezing: atFreezing(index),
                        isChilled: has(.chilling, in: clause(of: index))))
            }
            guard found.count > 1 else { return found.isEmpty ? shortForm().map { [$0] } ?? [] : found }
            let shortest = found.map(\.days).min()
            for index in found.indices {
                found[index].isOneOfSeveral = true
                found[index].isShortest = found[index].days == shortest
            }
            return found
        }

        /// Labels state one life for each of two or three conditions.
        private static let maximumLives = 4

        /// Whether a life holds for frozen food: 1, or −1 where another line says that this is.
        private func atFreezing(_ index: Int) -> Double {
            guard saysFreezing(clause(of: index)) else { return 0 }
            let own = text.line(at: words[index].range.lowerBound)
            let isSoldFrozen = text.lineStarts.indices.dropLast().contains {
                $0 != own && saysFreezing(text.lineStarts[$0]..<text.lineStarts[$0 + 1])
            }
            return isSoldFrozen ? -1 : 1
        }

        private func saysFreezing(_ range: Range<Int>) -> Bool {
            has(.freezing, in: range) || text.temperature(in: range).map { $0 <= FoldedText.freezing } ?? false
        }

        private func has(_ role: WordRole, in range: Range<Int>) -> Bool {
            words.contains { $0.role == role && range.contains($0.range.lowerBound) }
        }

        /// What is said of the life of a unit: the text from the unit before it on its line, or from the line's
        /// beginning; with nothing there the rest of the line.
        private func clause(of index: Int) -> Range<Int> {
            let unit = words[index], line = text.line(at: unit.range.lowerBound)
            let before = words[..<index].last { $0.role.isUnit && text.line(at: $0.range.lowerBound) == line }
            let start = before?.range.upperBound ?? text.lineStarts[line]
            let number = text.count(before: unit)?.start ?? unit.range.lowerBound
            let isEmpty = !(start..<max(start, number)).contains { GlyphClass.isWordPart(text[$0]) }
            let end = isEmpty ? text.lineStarts[line + 1] : unit.range.upperBound
            return start..<max(start, end)
        }

        /// A number of months as `12M` right behind a word for the end, such as `EXP 24M`.
        private func shortForm() -> StatedShelfLife? {
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
                return StatedShelfLife(
                    count: value, unit: .months, range: start..<end + 1, editCost: 0, kind: kind, hasEndWord: true)
            }
            return nil
        }

        private func isInDate(_ range: Range<Int>) -> Bool {
            dates.contains { $0.editCost == 0 && $0.range.overlaps(range) }
        }

        /// The kind of date at the end of the time, by what is said around it: a keyword for the end of the shelf life,
        /// a word that introduces a length, or the beginning from which it counts, on the line, on the one above, or at
        /// the start of the one below, and whether that is a word for the end; nil without any, and for a time that
        /// counts from opening alone.
        private func kind(for index: Int) -> (kind: DateKind, hasEndWord: Bool)? {
            let line = text.line(at: words[index].range.lowerBound)
            let isLast = endsLine(words[index])
            var kind: DateKind?
            var isCounted = false, isIntroduced = false, isOpened = false, isUnopened = false
            for other in max(0, index - 12)..<min(words.count, index + 12) {
                let word = words[other]
                let place = text.line(at: word.range.lowerBound)
                let beginsNext = place == line + 1 && word.range.lowerBound <= text.lineStarts[place] + 1
                guard place == line || place == line - 1 && other < index || beginsNext else { continue }
                switch word.role {
                case .opened:
                    if place == line || (beginsNext ? isLast : goesOn(from: word, to: index)) { isOpened = true }
                case .unopened: if place == line { isUnopened = true }
                case .thawing: if isThawed { isCounted = true } else { isOpened = true }
                case .fromProduction: isCounted = true
                case .within: if other < index { isIntroduced = true }
                default: if !beginsNext, let announced = word.kind, announced.endsShelfLife { kind = announced }
                }
            }
            if isOpened && !isCounted && !isUnopened { return nil }
            if let kind { return (kind, true) }
            let isShort = words[index].role == .hours || words[index].role == .days
            return isIntroduced || isCounted || isUnopened ? (isShort ? .useBy : .bestBefore, false) : nil
        }

        /// Whether what follows a word on the line above belongs to a time on this one: it ends its line, or no number,
        /// date or full stop is between.
        private func goesOn(from word: WordMatch, to index: Int) -> Bool {
            if endsLine(word) { return true }
            let between = word.range.upperBound..<text.lineStarts[text.line(at: words[index].range.lowerBound)]
            return !between.contains { GlyphClass.isDigit(text[$0]) || text[$0] == 0x2E }
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
