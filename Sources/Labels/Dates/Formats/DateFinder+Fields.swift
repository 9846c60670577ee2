extension DateFinder {
    /// The fields that begin at an index: numbers of one to four digits, years of an era, and names of months.
    func fields(at index: Int) -> [Field] {
        let scalar = text[index]
        var found: [Field] = []
        if GlyphClass.isDigit(scalar) || Confusables.digit(for: scalar) != nil {
            found = (calendars.contains(.minguo) ? [4, 3, 2, 1] : [4, 2, 1]).compactMap { number(at: index, width: $0) }
            if let number = splitNumber(at: index) ?? splitYear(at: index) { found.append(number) }
        }
        if let year = yearOfEra(at: index) { found.append(year) }
        if GlyphClass.isLetter(scalar) || GlyphClass.isLetter(text[index + 1]) { found += months(at: index) }
        return found
    }

    /// A number of exactly `width` digits, with the sign that names the field; letters that look like digits add to the
    /// edit cost.
    private func number(at index: Int, width: Int) -> Field? {
        let end = index + width
        var value = 0
        var digits = 0
        for scalar in (index..<end).lazy.map({ text[$0] }) {
            let isDigit = GlyphClass.isDigit(scalar)
            guard let digit = isDigit ? Int(scalar - 0x30) : Confusables.digit(for: scalar) else { return nil }
            value = value * 10 + digit
            digits += isDigit ? 1 : 0
        }
        let mark = text.skipSpaces(end)
        let label = digits > 0 ? Self.labels[text[mark]] : nil
        return Field(
            value: value, width: width, range: index..<(label == nil ? end : mark + 1), editCost: width - digits,
            digits: digits, label: label, isWhole: endsAsNumber(end, width, width - digits),
            isHour: value < 25 && isHourSign(mark, behind: end))
    }

    /// Whether a sign behind a number makes it an hour: `14H`, `14h30`, `18시`, `23時`, `5点`.
    private func isHourSign(_ mark: Int, behind end: Int) -> Bool {
        switch text[mark] {
        case 0xC2DC, 0x6642, 0x65F6, 0x70B9, 0x9EDE: text[mark + 1] != 0x9593
        case 0x68: mark == end && !GlyphClass.isLetter(text[end + 1])
        default: false
        }
    }

    private static let labels: [UInt32: DateFormat.Field] = [
        0x5E74: .fullYear, 0xB144: .fullYear, 0x6708: .month, 0xC6D4: .month, 0x65E5: .day, 0xC77C: .day,
    ]

    /// A digit followed by a letter that looks like one, as in `2O`, is not a number of one digit.
    private func endsAsNumber(_ end: Int, _ width: Int, _ editCost: Int) -> Bool {
        let next = text[end]
        if width == 1, editCost == 0, Confusables.digit(for: next) != nil, !GlyphClass.isBarOrWord(text[end + 1]) {
            return false
        }
        guard editCost > 0, !GlyphClass.isDigit(text[end - 1]) else { return true }
        return !GlyphClass.isLetter(next) || GlyphClass.isUnspaced(next) || GlyphClass.isDigit(text[end + 1])
    }

    /// Two digits split by a space, as in `20.1 1.2027`.
    private func splitNumber(at index: Int) -> Field? {
        guard text[index + 1] == 0x20, let first = number(at: index, width: 1),
            let second = number(at: index + 2, width: 1), first.editCost + second.editCost == 0,
            !GlyphClass.isWordPart(text[second.end])
        else { return nil }
        return Field(
            value: first.value * 10 + second.value, width: 2, range: index..<second.end, editCost: 2, digits: 2,
            isSplit: true)
    }

    /// A four-digit year split by a space, as in `03 11 20 26`.
    private func splitYear(at index: Int) -> Field? {
        guard text[index] == 0x32, text[index + 1] == 0x30, text[index + 2] == 0x20,
            let year = number(at: index + 3, width: 2), year.editCost == 0, !GlyphClass.isWordPart(text[year.end]),
            text[year.end] != 0x3A, text[year.end] != 0x20 || !GlyphClass.isDigit(text[year.end + 1])
        else { return nil }
        return Field(
            value: 2000 + year.value, width: 4, range: index..<year.end, editCost: 1, digits: 4, isSplit: true)
    }

    /// A year of Reiwa or of the Republic of China with the name of the era: `令和9年`, `R9`, `民國116`.
    private func yearOfEra(at index: Int) -> Field? {
        let era: (calendar: DateCalendar, start: Int)
        switch (text[index], text[index + 1]) {
        case (0x4EE4, 0x548C): era = (.reiwa, text.skipSpaces(index + 2))
        case (0x6C11, 0x570B), (0x6C11, 0x56FD): era = (.minguo, text.skipSpaces(index + 2))
        case (0x72, let next) where calendars.contains(.reiwa): era = (.reiwa, next == 0x2E ? index + 2 : index + 1)
        default: return nil
        }
        let numbers = [3, 2, 1].compactMap { number(at: era.start, width: $0) }
        guard let year = numbers.first, year.digits > 0, !GlyphClass.isDigit(text[era.start + year.width]) else {
            return nil
        }
        return Field(
            value: year.value + (era.calendar == .reiwa ? 2018 : 1911), width: 4, range: index..<year.end,
            editCost: year.editCost, digits: year.digits, label: year.label, era: era.calendar)
    }

    // MARK: - Gaps

    /// The gaps that a field may be followed by.
    func gaps(after field: Field) -> [Gap] {
        let gaps = [false, true].compactMap { gap(at: field.end, withWords: $0) }
        return ([misreadSlash(after: field), misreadOrdinal(after: field)].compactMap { $0 } + gaps).map { gap in
            var gap = gap
            guard text[gap.end] == 0x0A else { return gap }
            gap.end += 1
            gap.isLineBreak = true
            gap.editCost += gap.mark == 0 ? 0 : 2
            gap.separation = gap.mark == 0 ? .space : .mark
            return gap
        }
    }

    /// The spaces, marks and, on demand, words at an index; nil when there should be words and are none.
    private func gap(at index: Int, withWords: Bool) -> Gap? {
        var end = text.skipSpaces(index)
        var marks = 0
        var words = 0
        var mark: UInt32 = 0
        while true {
            if marks < 3, Self.isMark(text[end]) || isRaisedPoint(end), !isBarOfDigit(end, marks) {
                mark = marks == 0 ? text[end] : mark
                marks += 1
                end += 1
            } else if withWords, words < 2, let word = connectorEnd(end, after: index) {
                words += 1
                end = word
            } else {
                break
            }
            end = text.skipSpaces(end)
        }
        if withWords { return words > 0 ? Gap(separation: .mark, end: end) : nil }
        // A bar may be a mark or a misread 1.
        let isCorrected = marks > 1 || mark == 0x7C || mark == 0xB0
        return Gap(
            separation: marks > 0 ? .mark : end > index ? .space : .none, mark: mark, end: end,
            editCost: isCorrected ? 1 : 0,
            spaces: marks > 0 ? (text[index] == 0x20, text[end - 1] == 0x20) : (false, false))
    }

    /// Whether a degree sign is a misread point, as in `20°07.20`.
    private func isRaisedPoint(_ index: Int) -> Bool {
        text[index] == 0xB0 && GlyphClass.isDigit(text[index - 1])
    }

    /// Whether a bar is a misread 1, as in `|0`.
    private func isBarOfDigit(_ index: Int, _ marks: Int) -> Bool {
        text[index] == 0x7C && (marks > 0 || (text[index - 1] == 0x20 && GlyphClass.isDigit(text[index + 1])))
    }

    /// A slash that was misread as a 1: `17101/25` is `17/01/25`.
    private func misreadSlash(after day: Field) -> Gap? {
        guard day.width == 2, text[day.end] == 0x31, let month = number(at: day.end + 1, width: 2),
            text[month.end] == 0x2F, let year = number(at: month.end + 1, width: 2),
            day.editCost + month.editCost + year.editCost == 0, !GlyphClass.isWordPart(text[year.end])
        else { return nil }
        return Gap(separation: .mark, mark: 0x2F, end: day.end + 1, editCost: 2)
    }

    /// Up to three letters or signs behind a day that are a misread ending of an ordinal number, up to the name of a
    /// month or, behind that, to a full year: `12'h March`, `9" June`, `June 2^nd 2027`.
    private func misreadOrdinal(after day: Field) -> Gap? {
        guard day.kind == .number, day.label == nil, day.isWhole, (1...31).contains(day.value), day.editCost == 0,
            !GlyphClass.isWordPart(text[day.start - 1]),
            DateHypothesis.Surroundings.unit(behind: day.range, in: text) == nil
        else { return nil }
        let start = text[day.end] == 0x20 && GlyphClass.isLetter(text[day.end + 1]) ? day.end + 1 : day.end
        var end = start
        while end - day.end < 4, text[end] > 0x20, !GlyphClass.isDigit(text[end]), months(at: end).isEmpty { end += 1 }
        guard (start + 1...day.end + 3).contains(end), end - start < 4,
            (start..<end).contains(where: { !Self.isMark(text[$0]) }),
            !words.contains(where: { $0.kind != nil && $0.range.overlaps(start..<end) })
        else { return nil }
        let next = text.skipSpaces(text[end] == 0x2C ? end + 1 : end)
        return Gap(separation: .mark, end: next, editCost: 2, isOrdinalEnding: true)
    }

    /// Whether a scalar is a mark that separates fields.
    static func isMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2E, 0x2F, 0x2D, 0x2C, 0x3A, 0x5C, 0x5F, 0x27, 0x7C, 0x7E, 0x3B: true
        default: false
        }
    }

    /// The index after a word that is part of a date behind a field: an ending of an ordinal number, a word for "of" or
    /// for "year". A single letter must have a space before it.
    private func connectorEnd(_ index: Int, after start: Int) -> Int? {
        Self.connectors.lazy.filter { word in word.indices.allSatisfy { text[index + $0] == word[$0] } }
            .map { (index + $0.count, $0.count) }
            .first { end, length in
                !GlyphClass.isLetter(text[end]) && (length > 2 || !GlyphClass.isDigit(text[end]))
                    && (length > 1 || index > start)
            }?.0
    }

    private static let connectors =
        "st nd rd th er re eme го ησ of the de del d den di thang thg nam gada evi m".split(separator: " ")
        .map { $0.unicodeScalars.map(\.value) }
}
