extension DateFinder {
    /// The months whose names are at an index: exactly, as a Roman number, or misread.
    func months(at index: Int) -> [Field] {
        let exact = likeliest(exactMonths(at: index))
        if !exact.isEmpty { return exact }
        let roman = romanMonths(at: index)
        return roman.isEmpty ? damagedMonths(at: index) : roman
    }

    /// Of the names that end at one place, those without misread letters, and of these the ones in the label's
    /// languages: `listopad` is October in Croatian and November in Polish and Czech.
    private func likeliest(_ found: [Field]) -> [Field] {
        guard found.count > 1 else { return found }
        return found.filter { month in
            let twins = found.filter { $0.end == month.end }
            let cost = twins.map(\.editCost).min() ?? 0
            guard month.editCost == cost else { return false }
            let isOurs = !month.languages.isDisjoint(with: languages)
            return isOurs || !twins.contains { $0.editCost == cost && !$0.languages.isDisjoint(with: languages) }
        }
    }

    private func exactMonths(at index: Int) -> [Field] {
        var found: [Field] = []
        var node: Int32 = 0
        var end = index
        while let next = step(node, &end) {
            node = next
            if lexicon.monthNames.entry(at: node) >= 0, isMonthEnd(end) { add(at: node, index..<end, to: &found) }
        }
        return found
    }

    /// The node after the next letter; the points inside Thai abbreviations are skipped.
    private func step(_ node: Int32, _ end: inout Int) -> Int32? {
        if let next = lexicon.monthNames.child(of: node, GlyphClass.confusableSkeleton(text[end])) {
            end += 1
            return next
        }
        guard node != 0, text[end] == 0x2E, GlyphClass.isUnspaced(text[end - 1]), GlyphClass.isUnspaced(text[end + 1]),
            let next = lexicon.monthNames.child(of: node, GlyphClass.confusableSkeleton(text[end + 1]))
        else { return nil }
        end += 2
        return next
    }

    private func add(at node: Int32, _ range: Range<Int>, to found: inout [Field]) {
        var entry = lexicon.monthNames.entry(at: node)
        while entry >= 0 {
            let month = lexicon.months[Int(entry)]
            let isWhole = range.count == month.letters.count
            let editCost =
                isWhole ? month.letters.indices.count { month.letters[$0] != text[range.lowerBound + $0] } : 0
            if editCost * 2 <= month.letters.count { found.append(name(month, range, editCost)) }
            entry = lexicon.monthNames.entry(after: entry)
        }
    }

    private func name(_ month: Lexicon.Month, _ range: Range<Int>, _ editCost: Int) -> Field {
        let kind = month.languages == lexicon.canada ? Field.Kind.code : .name
        return Field(
            kind: kind, value: month.month, range: range, editCost: editCost, languages: month.languages)
    }

    private func isMonthEnd(_ end: Int) -> Bool {
        if !GlyphClass.isLetter(text[end]) || GlyphClass.isUnspaced(text[end]) { return true }
        guard Confusables.digit(for: text[end]) != nil, GlyphClass.isWordPart(text[end + 1]) else { return false }
        return GlyphClass.isDigit(text[end + 1]) || GlyphClass.isDigit(text[end + 2])
    }

    /// Roman numbers in capitals, such as `XI` in `20.XI.2027`. `II` may also be a misread 11.
    private func romanMonths(at index: Int) -> [Field] {
        var letters: [UInt32] = []
        var end = index
        let isBetweenMarks = Self.isMark(text[index - 1])
        while letters.count < 5, let letter = romanLetter(end, mayBeSmall: isBetweenMarks) {
            letters.append(letter)
            end += 1
        }
        let hasDigit = (index..<end).contains { !GlyphClass.isLetter(text[$0]) }
        guard let month = Self.romans[letters], !GlyphClass.isWordPart(text[end]),
            text.isCapital(index) || !GlyphClass.isLetter(text[index]) || Self.isMark(text[end]),
            !hasDigit || letters.count > 2 || letters.contains(0x76) || letters.contains(0x78)
        else { return [] }
        return (month == 2 ? [2, 11] : [month]).map {
            Field(kind: .roman, value: $0, range: index..<end, editCost: hasDigit ? 1 : 0)
        }
    }

    private func romanLetter(_ index: Int, mayBeSmall: Bool) -> UInt32? {
        let isFit = mayBeSmall || text.isCapital(index)
        switch GlyphClass.confusableSkeleton(text[index]) {
        case 0x69 where text[index] != 0x6C: return GlyphClass.isLetter(text[index]) && !isFit ? nil : 0x69
        case 0x76 where isFit: return 0x76
        case 0x78 where isFit: return 0x78
        default: return nil
        }
    }

    private static let romans: [[UInt32]: Int] = Dictionary(
        uniqueKeysWithValues: ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"].enumerated()
            .map { ($0.element.unicodeScalars.map(\.value), $0.offset + 1) })

    /// The month whose name differs in one letter, if there is only one.
    private func damagedMonths(at index: Int) -> [Field] {
        guard places[index] != .inside, places[index] != .short else { return [] }
        var end = index
        while end - index < 12, GlyphClass.isWordPart(text[end]), !GlyphClass.isDigit(text[end]) || end == index {
            end += 1
        }
        guard (3...11).contains(end - index), !GlyphClass.isLetter(text[end]),
            (end..<end + 4).contains(where: { GlyphClass.isDigit(text[$0]) })
        else { return [] }
        let expected = languages.union(LanguageSet(index: 0))
        let near = lexicon.months(ofLength: end - index).filter {
            !$0.languages.isDisjoint(with: expected) && isNear($0, index)
        }
        guard let first = near.first, near.allSatisfy({ $0.month == first.month }) else { return [] }
        return [name(first, index..<end, 2)]
    }

    private func isNear(_ entry: Lexicon.Month, _ index: Int) -> Bool {
        var differences = 0
        for offset in entry.letters.indices {
            let expected = GlyphClass.confusableSkeleton(entry.letters[offset])
            let skeleton = GlyphClass.confusableSkeleton(text[index + offset])
            guard expected != skeleton else { continue }
            differences += 1
            guard differences < 2, entry.letters.count > 4 || Confusables.areConfused(expected, skeleton) else {
                return false
            }
        }
        return differences == 1
    }
}
