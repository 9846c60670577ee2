/// Parts of a month or year as dates: `early March 2027`, `MHD Mitte 03/2027`, `1st week of March 2027`, `2026年5月上旬`.
/// The date is the last day of the part, or one by which it is over for certain.
extension DateFinder {
    /// The words for a part of a month.
    private struct Part {
        let range: Range<Int>
        /// Its last day; 31 for the month's, and nil where only the month is named.
        let day: Int?
        /// Whether people differ on its last day, as on that of "early March".
        var isVague = true
    }

    /// The parts of the months and years among the dates that were found.
    func parts(of found: [DateHypothesis]) -> [DateHypothesis] {
        let all = words.filter(isWhole).compactMap(part)
        let parts = all.filter { part in
            !all.contains {
                $0.range != part.range && $0.range.contains(part.range.lowerBound)
                    && $0.range.upperBound >= part.range.upperBound
            }
        }
        guard !parts.isEmpty else { return [] }
        let months = withoutParts(found).filter { month in
            [.monthYear, .year].contains(month.format.form)
                && !found.contains { $0.format.form == .dayMonthYear && $0.range.overlaps(month.range) }
        }
        return parts.flatMap { part in
            let split = monthAround(part)
            let own = split.isEmpty && part.day != nil ? months.filter { isBeside(part, $0.range) } : split
            return own.compactMap { hypothesis(part, of: $0) }
        }
    }

    /// Whether no other word goes on behind one of a single letter, as in `中国` behind a month.
    private func isWhole(_ word: WordMatch) -> Bool {
        let end = word.range.upperBound
        return word.length > 1 || !GlyphClass.isLetter(text[end]) || words.contains { $0.range.lowerBound == end }
    }

    private func part(_ word: WordMatch) -> Part? {
        switch word.role {
        case .early: Part(range: word.range, day: 10)
        case .middle: Part(range: word.range, day: 15)
        case .end: Part(range: word.range, day: nil, isVague: false)
        case .weeks, .calendarWeek: counted(word.range, days: 7)
        case .halfOfMonth: counted(word.range, days: 15)
        case .thirdOfMonth: counted(word.range, days: 10)
        case .days: firstDays(word)
        default: nil
        }
    }

    /// A part with its number before or behind it, as in `second half` and `tuần đầu`.
    private func counted(_ unit: Range<Int>, days: Int) -> Part? {
        guard let ordinal = ordinal(endingAt: unit.lowerBound) ?? ordinal(from: unit.upperBound) else { return nil }
        let isLast = ordinal.value == 0 || ordinal.value * days >= 30
        let range = min(unit.lowerBound, ordinal.range.lowerBound)..<max(unit.upperBound, ordinal.range.upperBound)
        return Part(range: range, day: isLast ? 31 : ordinal.value * days, isVague: !isLast && days != 10)
    }

    /// A number of days at the beginning or end of a month, as in `first ten days` and `10 hari pertama`.
    private func firstDays(_ word: WordMatch) -> Part? {
        guard let number = text.count(before: word), (2...Self.maximumDays).contains(number.value) else {
            return ordinal(endingAt: word.range.lowerBound).flatMap { ordinal in
                let number = text.count(endingAt: ordinal.range.lowerBound, atMost: Self.maximumDays)
                return number.map { days(ordinal.value, $0.value, $0.start..<word.range.upperBound) }
            }
        }
        if let ordinal = ordinal(endingAt: number.start) {
            return days(ordinal.value, number.value, ordinal.range.lowerBound..<word.range.upperBound)
        }
        return ordinal(from: word.range.upperBound).map {
            days($0.value, number.value, number.start..<$0.range.upperBound)
        }
    }

    private static let maximumDays = 15

    private func days(_ ordinal: Int, _ count: Int, _ range: Range<Int>) -> Part {
        Part(range: range, day: ordinal == 0 ? 31 : ordinal * count, isVague: false)
    }

    /// A word for "first" to "third" or "last", or a number with the mark of one, before an index; 0 for "last".
    private func ordinal(endingAt index: Int) -> (value: Int, range: Range<Int>)? {
        var end = index
        while index - end < 3, text[end - 1] == 0x20 || text[end - 1] == 0x2E || text[end - 1] == 0x2D { end -= 1 }
        for (letters, value) in lexicon.ordinals where letters.count <= end {
            let start = end - letters.count
            if text.has(letters, at: start), isWordEdge(start - 1, beside: start) { return (value, start..<end) }
        }
        // `2 weeks` is a length.
        guard let number = number(endingAt: index), (1...5).contains(number.value),
            !GlyphClass.isDigit(text[number.range.lowerBound])
                || (number.range.upperBound..<index).contains(where: { text[$0] != 0x20 })
        else { return nil }
        return number
    }

    private func ordinal(from index: Int) -> (value: Int, range: Range<Int>)? {
        let start = text.skipSpaces(index)
        for (letters, value) in lexicon.ordinals where text.has(letters, at: start) {
            let end = start + letters.count
            if isWordEdge(end, beside: end - 1) { return (value, start..<end) }
        }
        return nil
    }

    private func isWordEdge(_ outer: Int, beside inner: Int) -> Bool {
        !GlyphClass.isWordPart(text[outer]) || GlyphClass.isUnspaced(text[inner])
    }

    // MARK: - The month

    /// Whether a part is right before a date, with short words such as "of" between, or right behind it.
    private func isBeside(_ part: Part, _ date: Range<Int>) -> Bool {
        if date.upperBound <= part.range.lowerBound {
            let between = date.upperBound..<part.range.lowerBound
            return between.count < 3 && between.allSatisfy { text[$0] == 0x20 || Self.isMark(text[$0]) }
        }
        guard part.range.upperBound <= date.lowerBound else { return false }
        let between = part.range.upperBound..<date.lowerBound
        guard between.count <= Self.maximumJoint, !between.contains(where: { GlyphClass.isDigit(text[$0]) }),
            !words.contains(where: { $0.kind != nil && $0.range.overlaps(between) })
        else { return false }
        let joints = between.split { !GlyphClass.isLetter(text[$0]) }
        let areShort = joints.allSatisfy { joint in
            joint.count <= Self.maximumJointWord || words.contains { $0.role == .months && $0.range == joint.indices }
        }
        return joints.count < 3 && areShort && (joints.isEmpty || !between.contains { text[$0] == 0x0A })
    }

    private static let maximumJoint = 16, maximumJointWord = 3

    /// The months whose name is before a part and whose year is behind it: `maaliskuun alku 2027`.
    private func monthAround(_ part: Part) -> [DateHypothesis] {
        let end = text[part.range.lowerBound - 1] == 0x20 ? part.range.lowerBound - 1 : part.range.lowerBound
        var start = end
        while GlyphClass.isLetter(text[start - 1]) { start -= 1 }
        guard start < end, let year = year(from: part.range.upperBound) else { return [] }
        return months(at: start).filter { $0.end == end }.compactMap { name in
            guard let date = CivilDate(year: year.value, month: name.value) else { return nil }
            return DateHypothesis(
                range: start..<year.range.upperBound, date: date, format: .monthOfPeriod, editCost: name.editCost,
                languages: name.languages)
        }
    }

    private func hypothesis(_ part: Part, of month: DateHypothesis) -> DateHypothesis? {
        let year = month.date.year
        var date: CivilDate? = month.date
        var format = DateFormat.monthOfPeriod
        if let day = part.day, let number = month.date.month {
            date = CivilDate(year: year, month: number, day: min(day, month.date.lastDay.day ?? day))
            format = part.isVague ? .vaguePart : .partOfMonth
        } else if let day = part.day {
            // A third or half of the year; its first week is none.
            date = day < 10 ? nil : CivilDate(year: year, month: min(12, day * 12 / 30))
            format = .vaguePartOfYear
        }
        guard let date else { return nil }
        let range =
            min(part.range.lowerBound, month.range.lowerBound)..<max(part.range.upperBound, month.range.upperBound)
        return DateHypothesis(
            range: range, date: date, format: format, editCost: month.editCost, languages: month.languages,
            calendar: month.calendar, surroundings: DateHypothesis.Surroundings(of: range, in: text))
    }
}

extension FoldedText {
    /// Whether a row of scalars is at an index.
    fileprivate func has(_ scalars: [UInt32], at start: Int) -> Bool {
        start >= 0 && scalars.indices.allSatisfy { self[start + $0] == scalars[$0] }
    }
}
