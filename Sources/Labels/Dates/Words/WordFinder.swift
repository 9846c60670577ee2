/// Finds the phrases of the word tables in a text; at each place the longest.
struct WordFinder {
    let lexicon: Lexicon
    let text: FoldedText
    let compressed: CompressedText

    /// The phrases in reading order, without overlaps.
    func find() -> [WordMatch] {
        var matches: [WordMatch] = []
        var index = 0
        while index < compressed.count {
            guard canStart(index) else {
                index += 1
                continue
            }
            let found = longest(at: index)
            matches += found.matches
            index = max(found.end, index + 1)
        }
        return matches
    }

    /// Whether a word may begin at a letter.
    func canStart(_ index: Int) -> Bool {
        if index == 0 || compressed.gaps[index] != .none { return true }
        let letter = compressed.letters[index]
        let before = compressed.letters[index - 1]
        if GlyphClass.isUnspaced(letter) || GlyphClass.isUnspaced(before) { return true }
        return GlyphClass.isDigit(before) && !GlyphClass.isDigit(letter)
    }

    /// Whether a word may end with a letter.
    func canEnd(_ index: Int) -> Bool {
        let next = index + 1
        if next >= compressed.count || compressed.gaps[next] != .none { return true }
        let letter = compressed.letters[next]
        if GlyphClass.isDigit(letter) || GlyphClass.isUnspaced(letter) { return true }
        if GlyphClass.isUnspaced(compressed.letters[index]) { return true }
        if Confusables.digit(for: letter) != nil, next + 1 < compressed.count, compressed.gaps[next + 1] == .none,
            GlyphClass.isDigit(compressed.letters[next + 1])
        {
            return true
        }
        return monthFollows(next)
    }

    private func longest(at start: Int) -> (matches: [WordMatch], end: Int) {
        var best: (matches: [WordMatch], end: Int) = ([], start)
        var node: Int32 = 0
        var index = start
        while index < compressed.count, let next = lexicon.phrases.child(of: node, compressed.skeletons[index]) {
            node = next
            if lexicon.phrases.entry(at: node) >= 0, canEnd(index) {
                let matches = self.matches(at: node, start, index)
                if !matches.isEmpty { best = (matches, index + 1) }
            }
            index += 1
        }
        return best
    }

    private func matches(at node: Int32, _ start: Int, _ end: Int) -> [WordMatch] {
        var matches: [WordMatch] = []
        var entry = lexicon.phrases.entry(at: node)
        while entry >= 0 {
            if let match = check(lexicon.entries[Int(entry)], start, end) { matches.append(match) }
            entry = lexicon.phrases.entry(after: entry)
        }
        let minimumCost = matches.map(\.editCost).min() ?? 0
        return matches.filter { $0.editCost == minimumCost && ($0.editCost == 0 || !$0.role.isOfPack) }
    }

    private func check(_ entry: Lexicon.Phrase, _ start: Int, _ end: Int) -> WordMatch? {
        let length = end - start + 1
        let hangsOnDigit = start > 0 && compressed.gaps[start] == .none && !GlyphClass.isUnspaced(entry.letters[0])
        if length < 3 && hangsOnDigit { return nil }
        var editCost = 0
        var splits = 0
        for offset in 0..<length {
            if compressed.letters[start + offset] != entry.letters[offset] { editCost += 1 }
            guard offset > 0, compressed.gaps[start + offset] != .none, !isRecogniserSpace(before: start + offset)
            else {
                continue
            }
            if offset >= 64 || entry.breaks & (1 << UInt64(offset)) == 0 { splits += 1 }
        }
        // Three letters that differ in one are another word: `vai` is no misread `val`.
        let isMisread = length > 3 || (start...end).contains { GlyphClass.isDigit(compressed.letters[$0]) }
        guard editCost == 0 || (editCost * 2 <= length && isMisread && digitsAreLetters(start, end)),
            areSplitsAcceptable(splits, length, start, end)
        else { return nil }
        let lower = Int(compressed.positions[start])
        let upper = Int(compressed.positions[end]) + 1
        if entry.needsPoints, start < end, !(start + 1...end).allSatisfy({ compressed.gaps[$0] == .point }) {
            return nil
        }
        if entry.needsColon && !colonFollows(upper) || entry.needsNumber && !numberFollows(upper) { return nil }
        if entry.weekday != nil, length <= Self.maximumShortWeekday, !dateFollows(weekday: length, end, upper) {
            return nil
        }
        return WordMatch(
            role: entry.role, languages: entry.languages, range: lower..<upper, length: length, editCost: editCost,
            weekday: entry.weekday)
    }

    /// Weekdays of so few letters are other words, too.
    private static let maximumShortWeekday = 3

    /// Whether a day or the name of a month follows a short weekday; one of three letters may also end its line.
    private func dateFollows(weekday length: Int, _ end: Int, _ upper: Int) -> Bool {
        numberFollows(upper) || monthFollows(end + 1) || length == 3 && text[text.skipSpaces(upper)] == 0x0A
    }

    /// Whether a space is between letters of a script without spaces: recognisers insert them where letters are far
    /// apart.
    private func isRecogniserSpace(before index: Int) -> Bool {
        compressed.gaps[index] == .space && GlyphClass.isUnspaced(compressed.letters[index])
            && GlyphClass.isUnspaced(compressed.letters[index - 1])
    }

    /// Whether digits are misread letters: those alone or among digits are not, so `antes de: 10` is not `antes del`.
    func digitsAreLetters(_ start: Int, _ end: Int) -> Bool {
        for index in start...end where GlyphClass.isDigit(compressed.letters[index]) {
            let hangsOnLetter =
                index > start && compressed.gaps[index] == .none && !GlyphClass.isDigit(compressed.letters[index - 1])
            let next = index + 1
            let goesOn = next < compressed.count && compressed.gaps[next] == .none
            if goesOn && next > end && GlyphClass.isDigit(compressed.letters[next]) && !dateFollows(next) {
                return false
            }
            let leadsLetter = goesOn && next <= end && !GlyphClass.isDigit(compressed.letters[next])
            if !hangsOnLetter && !leadsLetter { return false }
        }
        return true
    }

    /// Whether two digits and a mark begin at a letter, as in `B820.11.27`: three digits are not a day, so the first is
    /// a letter.
    private func dateFollows(_ start: Int) -> Bool {
        let index = Int(compressed.positions[start])
        let second = text[index + 1]
        guard GlyphClass.isDigit(second) || Confusables.digit(for: second) != nil else { return false }
        return [0x2E, 0x2F, 0x2D].contains(text[index + 2]) && GlyphClass.isWordPart(text[index + 3])
    }

    /// Whether a month's name with a number begins at a letter, such as the `NOV27` of `BBENOV27`.
    private func monthFollows(_ start: Int) -> Bool {
        var node: Int32 = 0
        var index = start
        while index < compressed.count, index - start < 5, index == start || compressed.gaps[index] == .none,
            let next = lexicon.monthNames.child(of: node, compressed.skeletons[index])
        {
            node = next
            index += 1
            guard index - start >= 3, index < compressed.count, lexicon.monthNames.entry(at: node) >= 0 else {
                continue
            }
            if GlyphClass.isDigit(compressed.letters[index]) { return true }
            let next = index + 1
            if Confusables.digit(for: compressed.letters[index]) != nil, next < compressed.count,
                GlyphClass.isDigit(compressed.letters[next])
            {
                return true
            }
        }
        return false
    }

    private func areSplitsAcceptable(_ splits: Int, _ length: Int, _ start: Int, _ end: Int) -> Bool {
        if splits == 0 || (splits == 1 && length >= 6) { return true }
        guard splits == length - 1 else { return splits * 4 <= length && length >= 8 }
        let gap: CompressedText.Gap = length < 3 ? .point : .space
        return (start + 1...end).allSatisfy { compressed.gaps[$0].rawValue <= gap.rawValue }
    }

    private func numberFollows(_ index: Int) -> Bool {
        var next = index
        while next < index + 4, text[next] == 0x20 || text[next] == 0x3A || text[next] == 0x2E { next += 1 }
        return GlyphClass.isDigit(text[next])
    }

    private func colonFollows(_ index: Int) -> Bool {
        var next = index
        while text[next] == 0x20 { next += 1 }
        return text[next] == 0x3A
    }
}
