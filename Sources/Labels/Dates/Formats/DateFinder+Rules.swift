/// What the fields of a date cannot be.
extension DateFinder {
    /// Whether a field may follow others in a date.
    func mayFollow(_ field: Field, _ gap: Gap, _ others: [Field]) -> Bool {
        let left = others[others.count - 1]
        if gap.isOrdinalEnding { return field.isName || others[0].isName && field.width == 4 }
        // A single digit at the end of the line above may belong to anything.
        if field.isName { return !gap.isLineBreak || left.width > 1 }
        guard left.isWhole else { return false }
        if gap.isLineBreak, gap.mark == 0, left.label == nil {
            let isColumn = isAloneInLine(left) && isAloneInLine(field) && others.allSatisfy { $0.width == 2 }
            return isColumn || others.contains { $0.isName } && (field.width == 4 || isLastInLine(field))
        }
        return gap.separation != .none || left.isName || left.label != nil || (left.width > 1 && field.width > 1)
    }

    /// Whether a line is one field of a date, of two digits or a full year, as on narrow caps.
    private func isAloneInLine(_ field: Field) -> Bool {
        (field.width == 2 || field.width == 4) && field.editCost == 0 && text[field.end] == 0x0A
            && (field.start == 0 || text[field.start - 1] == 0x0A)
    }

    private func isLastInLine(_ field: Field) -> Bool {
        let rest = (field.end..<field.end + 5).prefix { text[$0] != 0x0A }
        return rest.count < 5 && !rest.contains { GlyphClass.isWordPart(text[$0]) }
    }

    /// Whether a print can be a date by its form.
    func isPossible(_ print: Print) -> Bool {
        let (fields, gaps) = (print.fields, print.gaps)
        guard !beginsInside(fields[0].start), print.last.isName || endsWell(print),
            fields.indices.allSatisfy({ !fields[$0].isSplit || mayBeSplit($0, print) }),
            !gaps.indices.contains(where: { isTime(gaps[$0], fields[$0 + 1]) }),
            gaps.count < 2 || gaps[0].separation == .none || gaps[1].separation != .none
                || !isFullYear(fields[1], fields[2])
        else { return false }
        if print.hasName { return isPossibleWithName(fields, gaps) }
        switch fields.count {
        case 1: return isBehindWord(fields[0])
        case 2: return isPossible(fields[0], gaps[0], fields[1])
        default: return isPossible(fields, gaps)
        }
    }

    /// Whether an index is behind the name of an era or a labelled year, or in the minutes of a time.
    private func beginsInside(_ start: Int) -> Bool {
        let before = text[start - 1] == 0x20 ? text[start - 2] : text[start - 1]
        return [0x548C, 0x570B, 0x56FD, 0x5E74, 0xB144].contains(before)
            || (before == 0x3A && text.isTime(at: start - 3))
    }

    /// Whether the digits end, or a time, a second date or, behind a full year, a lot follows.
    private func endsWell(_ print: Print) -> Bool {
        guard print.last.isWhole, GlyphClass.isDigit(text[print.last.end]), !text.isTime(at: print.last.end) else {
            return print.last.isWhole
        }
        guard print.fields.count == 3, print.last.width > 1 else { return false }
        if print.separation == .mark, print.gaps[0].mark == print.gaps[1].mark, isGluedNumber(print.last.end) {
            return true
        }
        if print.hasName { return print.last.width == 4 }
        let hasLot = print.fields.contains { $0.width == 4 } && print.separation == .mark
        return isFirstOfTwo(print.range) || (hasLot && print.gaps[0].mark == print.gaps[1].mark)
    }

    /// Whether a price, or one digit of a machine, follows a date without a space: `22/08/254,99 €`, `18.03.291`.
    private func isGluedNumber(_ start: Int) -> Bool {
        var end = start
        while GlyphClass.isDigit(text[end]), end - start < 4 { end += 1 }
        let isPrice = (1...3).contains(end - start) && (text[end] == 0x2C || text[end] == 0x2E)
        if isPrice, (1...2).allSatisfy({ GlyphClass.isDigit(text[end + $0]) }), !GlyphClass.isDigit(text[end + 3]) {
            return true
        }
        return end - start == 1 && !GlyphClass.isWordPart(text[end]) && !Self.isMark(text[end])
    }

    /// Whether the same row of digits and marks follows a print, as in `160228160828`.
    func isFirstOfTwo(_ range: Range<Int>) -> Bool {
        let end = range.upperBound + range.count
        return !GlyphClass.isDigit(text[end])
            && zip(range, range.upperBound..<end).allSatisfy {
                GlyphClass.isDigit(text[$0]) ? GlyphClass.isDigit(text[$1]) : text[$0] == text[$1]
            }
    }

    /// Whether a field begins a time: `17 NOV 08:14`, `23.04. 17:22`.
    private func isTime(_ gap: Gap, _ field: Field) -> Bool {
        (gap.separation != .mark || text[field.start - 1] == 0x20) && text.isTime(at: field.start)
    }

    /// Whether two fields are the halves of a year: `11.2027` is not 11, 20 and 27.
    private func isFullYear(_ left: Field, _ right: Field) -> Bool {
        left.width == 2 && right.width == 2 && Self.years.contains(left.value * 100 + right.value)
    }

    /// Whether a field may have a space between its digits: before a mark, as the day behind a full year, and as a full
    /// year behind spaces or behind a month with a mark.
    private func mayBeSplit(_ index: Int, _ print: Print) -> Bool {
        let field = print.fields[index]
        guard index == print.fields.count - 1 else { return field.width == 2 && Self.isMark(text[field.end]) }
        if field.width == 2 { return index == 2 && print.fields[0].width == 4 && text[field.end] != 0x3A }
        return print.separation == (print.hasName ? .mark : .space) && print.hasName == (index == 1)
    }

    /// Whether a word is close before a year without a month, as in "best before end 2028".
    private func isBehindWord(_ year: Field) -> Bool {
        guard year.width == 4, year.digits > 1, !GlyphClass.isWordPart(text[year.end]) else { return false }
        let before = (year.start - 6..<year.start).last { text[$0] > 0x20 && !Self.isMark(text[$0]) }
        return before.map { GlyphClass.isLetter(text[$0]) } ?? false
    }

    private func isPossible(_ first: Field, _ gap: Gap, _ second: Field) -> Bool {
        guard first.digits > 0, second.digits > 0, first.digits + second.digits > 1 else { return false }
        if first.label != nil || second.label != nil { return first.label != .month || second.label == .day }
        guard gap.separation == .none else { return first.width == 4 || second.width > 1 || gap.separation == .mark }
        guard first.width == 2, second.width == 2 else { return true }
        // Four digits are a month and a year only behind a word, or alone.
        let surroundings = DateHypothesis.Surroundings(of: first.start..<second.end, in: text)
        return surroundings.isAlone || surroundings.wordBefore.map { $0.upperBound > first.start - 3 } ?? false
    }

    private func isPossible(_ numbers: [Field], _ gaps: [Gap]) -> Bool {
        let (first, last) = (numbers[0], numbers[2])
        let digits = numbers.reduce(0) { $0 + $1.digits }
        let width = numbers.reduce(0) { $0 + $1.width }
        let hasMarks = gaps.allSatisfy { $0.separation == .mark }
        guard digits * 2 >= width, last.digits > 0, last.width < 4 || first.width < 3,
            last.width > 1 || last.label != nil || first.width > 2
                || calendars.contains(.reiwa) && gaps.allSatisfy({ $0.mark == 0x2E })
        else { return false }
        // One colon with a space, as in `08:14 20`, is that of a time. Between marks a number may be letters only.
        return hasMarks || (numbers.allSatisfy { $0.digits > 0 } && gaps.count { $0.mark == 0x3A } != 1)
    }

    private func isPossibleWithName(_ fields: [Field], _ gaps: [Gap]) -> Bool {
        let last = fields[fields.count - 1]
        let next = text[last.end]
        guard fields.count > 1, fields.allSatisfy({ $0.digits > 0 }), !last.isName || !GlyphClass.isDigit(next) else {
            return false
        }
        // The first digits of a longer number, such as the `20` of `20Z7`.
        if (1...2) ~= last.width, !text.isTime(at: last.end), !isLot(last.end), Confusables.digit(for: next) != nil,
            GlyphClass.isDigit(text[last.end + 1])
        {
            return false
        }
        if let index = fields.firstIndex(where: { $0.kind == .roman }) { return isPossible(roman: index, fields, gaps) }
        return fields.count == 2 || !fields[0].isName || gaps[1].separation != .none || fields[1].width == 2
    }

    /// Whether a lot begins at an index: an L with at least three digits.
    private func isLot(_ index: Int) -> Bool {
        text[index] == 0x6C && (1...3).allSatisfy { GlyphClass.isDigit(text[index + $0]) }
    }

    /// Roman numbers are between separators of one kind, or of several letters before a full year: `20.XI.2027`,
    /// `VII/2027`.
    private func isPossible(roman index: Int, _ fields: [Field], _ gaps: [Gap]) -> Bool {
        if fields.count == 3 {
            return index == 1 && gaps[0].separation == gaps[1].separation && gaps[0].separation != .none
        }
        return index == 0 && fields[1].width == 4 && fields[0].range.count > 1 && fields[0].editCost == 0
            && gaps[0].separation == .mark
    }
}
