/// Finds the lots of a label. The value after a lot word is never read as a date.
struct LotFinder {
    /// A lot found in a text.
    struct Match: Sendable {
        /// The folded indices of the lot with its word.
        let range: Range<Int>
        /// The folded indices of the lot alone.
        let value: Range<Int>
    }

    let text: FoldedText
    let words: [WordMatch]

    /// The lots in reading order.
    func find() -> [Match] {
        var found: [Match] = []
        for (index, word) in words.enumerated() where word.role == .lot && !sharesHeading(word, index) {
            if let lot = value(after: word.range.upperBound, isWord: word.length > 2) { found.append(lot) }
        }
        var index = 0
        while index < text.count {
            if text[index] == 0x6C, !isInWord(index), let lot = letterLot(at: index) {
                found.append(lot)
                index = lot.range.upperBound
            } else {
                index += 1
            }
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func value(after index: Int, isWord: Bool) -> Match? {
        var start = index
        while [0x20, 0x3A, 0x2E, 0x23, 0x2D, 0x29, 0x3B].contains(text[start]) { start += 1 }
        if text[start] == 0x0A { return isWord ? valueBelow(start + 1, from: index) : nil }
        guard !isWordStart(start) else { return nil }
        var end = tokenEnd(start)
        if end - start <= 2, text[end] == 0x20, !hasDigit(start..<end), hasDigit(end + 1..<tokenEnd(end + 1)) {
            end = tokenEnd(end + 1)
        }
        guard hasDigit(start..<end), end - start <= 24, !isDate(start..<end) else { return nil }
        let stripped = text[start] == 0x6C && GlyphClass.isDigit(text[start + 1]) ? start + 1 : start
        return Match(range: index..<end, value: stripped..<trimmed(stripped, end))
    }

    /// A lot of letters and digits, so that it is not a date, alone on the line below its word.
    private func valueBelow(_ start: Int, from index: Int) -> Match? {
        let end = tokenEnd(start)
        let token = start..<end
        guard text[end] == 0x0A, (3...16).contains(token.count), hasDigit(token), !isWordStart(start),
            token.allSatisfy({ GlyphClass.isWordPart(text[$0]) || text[$0] == 0x2D }),
            (1...2).contains(token.count { GlyphClass.isLetter(text[$0]) })
        else { return nil }
        return Match(range: index..<end, value: token)
    }

    /// Whether a word is the second of a heading such as `TETT/LOT:`: the next value belongs to the first word.
    private func sharesHeading(_ word: WordMatch, _ index: Int) -> Bool {
        guard index > 0, words[index - 1].kind?.endsShelfLife ?? false else { return false }
        let between = words[index - 1].range.upperBound..<max(words[index - 1].range.upperBound, word.range.lowerBound)
        return between.count <= 3 && between.contains { [0x2F, 0x26, 0x2B].contains(text[$0]) }
            && between.allSatisfy { [0x20, 0x2F, 0x26, 0x2B].contains(text[$0]) }
    }

    /// Whether a word other than a lot word begins at an index.
    private func isWordStart(_ index: Int) -> Bool {
        var low = firstWord(from: index)
        while low < words.count, words[low].range.lowerBound == index {
            if words[low].role != .lot && words[low].length > 2 { return true }
            low += 1
        }
        return false
    }

    /// Whether a letter is inside a keyword of a date, such as the `L` of `I.L.`, or begins a lot word, such as `L0T`.
    private func isInWord(_ index: Int) -> Bool {
        let next = firstWord(from: index)
        if next < words.count, words[next].range.lowerBound == index, words[next].role == .lot, words[next].length > 2 {
            return true
        }
        return next > 0 && words[next - 1].range.contains(index) && words[next - 1].kind != nil
    }

    private func firstWord(from index: Int) -> Int {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if words[middle].range.lowerBound < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// An `L` attached to digits or before them.
    private func letterLot(at index: Int) -> Match? {
        let before = text[index - 1]
        guard text.isCapital(index), !GlyphClass.isLetter(before) else { return nil }
        if before == 0x20, GlyphClass.isDigit(text[index - 2]), GlyphClass.isLetter(text[index + 1]) { return nil }
        var start = index + 1
        while [0x20, 0x3A, 0x2E, 0x2D].contains(text[start]) && start - index < 4 { start += 1 }
        let end = tokenEnd(start)
        let width = end - start
        guard GlyphClass.isDigit(text[start]), width >= 2, width <= 24 else { return nil }
        return Match(range: index..<end, value: start..<trimmed(start, end))
    }

    private func tokenEnd(_ start: Int) -> Int {
        var end = start
        while end - start < 32, text[end] > 0x20, !Self.stops.contains(text[end]), !isNextWord(end, start) { end += 1 }
        return end
    }

    private static let stops: [UInt32] = [0x2C, 0x3B, 0x28, 0x29, 0x7C]

    /// Whether another word begins directly after digits: `20261101有效期至`, `201126EXP:`.
    private func isNextWord(_ end: Int, _ start: Int) -> Bool {
        guard end > start, GlyphClass.isLetter(text[end]), GlyphClass.isDigit(text[end - 1]) else { return false }
        if GlyphClass.isUnspaced(text[end]) { return true }
        let next = firstWord(from: end)
        return next < words.count && words[next].range.lowerBound == end && words[next].kind != nil
            && words[next].length > 2
    }

    /// Whether a value has the form of a date, such as `01/01/2025`: a lot does not, but a date may be beside a lot
    /// word by chance.
    private func isDate(_ range: Range<Int>) -> Bool {
        range.count == 10
            && range.allSatisfy { index in
                let isStroke = index - range.lowerBound == 2 || index - range.lowerBound == 5
                return isStroke ? text[index] == 0x2F : GlyphClass.isDigit(text[index])
            }
    }

    private func trimmed(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start + 1, !GlyphClass.isWordPart(text[end - 1]) { end -= 1 }
        return end
    }

    private func hasDigit(_ range: Range<Int>) -> Bool {
        range.contains { GlyphClass.isDigit(text[$0]) }
    }
}
