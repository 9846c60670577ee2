extension DateShapeReader {
    /// The numeric dates that begin at an index.
    func numeric(at index: Int) -> [DateCandidate] {
        var found: [DateCandidate] = []
        for width in context.calendars.contains(.minguo) ? [4, 3, 2, 1] : [4, 2, 1] {
            guard let first = field(index, width: width) else { continue }
            read(first, from: index, into: &found)
        }
        if let first = splitField(index) { read(first, from: index, into: &found) }
        return found
    }

    private func read(_ first: Field, from start: Int, into found: inout [DateCandidate]) {
        let gap = misreadSlash(after: first) ?? separator(first.end)
        if gap.kind == .none && first.width == 1 { return }
        for width in [4, 2, 1] {
            guard let second = secondField(gap.end, width) else { continue }
            add(two: first, gap, second, from: start, into: &found)
            guard width < 4, width > 1 || gap.kind != .none else { continue }
            let gap2 = separator(second.end)
            if gap2.kind == .none && (width == 1 || gap.kind == .none && first.width == 1) { continue }
            for last in first.width > 2 ? [2, 1] : [4, 2] {
                guard let third = field(gap2.end, width: last), last > 1 || gap2.kind != .none else { continue }
                add(three: (first, second, third), (gap, gap2), from: start, into: &found)
            }
            if first.width == 2, width == 2, gap.kind == .space, gap2.kind == .space, let year = splitYear(gap2.end) {
                add(three: (first, second, year), (gap, gap2), from: start, into: &found)
            }
        }
    }

    /// A slash that was misread as a 1: `17101/25` is `17/01/25`.
    private func misreadSlash(after day: Field) -> Separator? {
        guard day.width == 2, text[day.end] == 0x31, let month = field(day.end + 1, width: 2), text[month.end] == 0x2F,
            let year = field(month.end + 1, width: 2), day.editCost + month.editCost + year.editCost == 0,
            !GlyphClass.isWordPart(text[year.end])
        else { return nil }
        return Separator(kind: .mark, mark: 0x2F, end: day.end + 1, editCost: 2)
    }

    private func secondField(_ index: Int, _ width: Int) -> Field? {
        field(index, width: width) ?? (width == 2 ? splitField(index) : nil)
    }

    private func add(
        three fields: (Field, Field, Field), _ gaps: (Separator, Separator), from start: Int,
        into found: inout [DateCandidate]
    ) {
        let (first, second, third) = fields
        let editCost = first.editCost + second.editCost + third.editCost + gaps.0.editCost + gaps.1.editCost
        let letters = (first.width + second.width + third.width) - (first.digits + second.digits + third.digits)
        let mayTouchDigits = first.width == 4 && third.width == 2 && gaps.0.mark == gaps.1.mark
        guard letters * 2 <= first.width + second.width + third.width, endsWell(third.end, full: mayTouchDigits),
            !mixesColonAndSpace(gaps), eachHasDigit(fields, gaps), !hidesYear(fields, gaps),
            gaps.1.kind != .space || !isTime(gaps.1.end), third.width > 1 || gaps.0.kind != .none
        else { return }
        let missing = (gaps.0.kind == .none ? 1 : 0) + (gaps.1.kind == .none ? 1 : 0)
        let interpreter = DateInterpreter(context: context)
        let meanings = interpreter.meanings(first, second, third)
        guard !meanings.isEmpty else { return }
        let hasFullYear = first.width == 4 || third.width == 4
        let marks = gaps.0.kind != gaps.1.kind || gaps.0.mark != gaps.1.mark ? 1 : 0
        var score = (hasFullYear ? 100 : 92) - editCost * 5 - marks * 2
        score -= missing == 2 ? 22 : missing * 9
        found.append(
            DateCandidate(
                range: start..<third.end, form: .dayMonthYear, meanings: meanings,
                isOrderKnown: interpreter.isOrderKnown(meanings, first), editCost: editCost, score: score,
                hasFullYear: hasFullYear,
                separation: separation(gaps.0.kind, gaps.1.kind, leadsWithYear: first.width == 4),
                looksLikeTime: gaps.0.mark == 0x3A && gaps.1.mark == 0x3A))
    }

    /// What separates three fields: numbers with a space in only one of the two gaps count as unseparated digits,
    /// unless the year comes first.
    private func separation(
        _ first: Separator.Kind, _ second: Separator.Kind, leadsWithYear: Bool
    ) -> Separator.Kind {
        if first == second { return first == .word ? .mark : first }
        if leadsWithYear { return .mark }
        let isMarked = first == .mark || first == .word || second == .mark || second == .word
        return isMarked ? .mark : .none
    }

    private func add(
        two first: Field, _ gap: Separator, _ second: Field, from start: Int,
        into found: inout [DateCandidate]
    ) {
        guard first.width != 3, first.width == 4 || second.width != 1 || gap.kind == .mark else { return }
        guard endsWell(second.end, full: false), gap.kind != .none || (first.width == 2 && second.width != 1) else {
            return
        }
        if gap.kind == .none, text[second.end] == 0x7C, GlyphClass.isDigit(text[second.end + 1]) { return }
        guard first.digits > 0, second.digits > 0, first.digits + second.digits >= 2 else { return }
        let (meanings, form) = DateInterpreter(context: context).meanings(first, second)
        guard !meanings.isEmpty else { return }
        let hasFullYear = first.width == 4 || second.width == 4
        let editCost = first.editCost + second.editCost + gap.editCost
        let base = hasFullYear ? 60 : 45
        found.append(
            DateCandidate(
                range: start..<second.end, form: form, meanings: meanings,
                isOrderKnown: meanings.count < 2 || (form == .dayMonth && context.isOrderKnown && !context.isAmerican),
                editCost: editCost,
                score: base - editCost * 5 - (gap.kind == .none ? 12 : 0), hasFullYear: hasFullYear,
                separation: gap.kind == .word ? .mark : gap.kind, looksLikeTime: gap.mark == 0x3A))
    }

    /// Whether no more digits follow directly; a time or a lot may follow a full date.
    private func endsWell(_ end: Int, full: Bool) -> Bool {
        guard GlyphClass.isDigit(text[end]) else { return true }
        return full || isTime(end)
    }

    /// Whether `hh:mm` begins at an index.
    func isTime(_ index: Int) -> Bool {
        guard let hours = field(index, width: 2), hours.editCost == 0, hours.value < 24, text[hours.end] == 0x3A,
            let minutes = field(hours.end + 1, width: 2), minutes.editCost == 0
        else { return false }
        return minutes.value < 60 && !GlyphClass.isDigit(text[minutes.end])
    }

    /// Whether the second and third fields are the two halves of a year: `11.2027` is not 11, 20 and 27.
    private func hidesYear(
        _ fields: (Field, Field, Field), _ gaps: (Separator, Separator)
    ) -> Bool {
        guard gaps.1.kind == .none, fields.1.width == 2, fields.2.width == 2, fields.0.width <= 2 else { return false }
        let year = CivilDate(year: fields.1.value * 100 + fields.2.value, month: fields.0.value)
        guard let year, context.window.contains(year) else { return false }
        return gaps.0.kind != .none || !context.isAmerican
    }

    private func mixesColonAndSpace(_ gaps: (Separator, Separator)) -> Bool {
        let colons = (gaps.0.mark == 0x3A ? 1 : 0) + (gaps.1.mark == 0x3A ? 1 : 0)
        return colons == 1 && (gaps.0.kind != .mark || gaps.1.kind != .mark)
    }

    private func eachHasDigit(
        _ fields: (Field, Field, Field), _ gaps: (Separator, Separator)
    ) -> Bool {
        if gaps.0.kind == .mark && gaps.1.kind == .mark {
            guard fields.2.digits > 0 else { return false }
            return fields.0.digits > 0 || (gaps.0.mark != 0x3A && Self.isMark(text[fields.0.end]))
        }
        return fields.0.digits > 0 && fields.1.digits > 0 && fields.2.digits > 0
    }
}
