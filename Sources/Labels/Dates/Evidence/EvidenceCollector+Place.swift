/// What stands in the place of a date besides what was read of it.
extension EvidenceCollector {
    func ratePlace(_ date: inout DateEvidence) {
        if date.mayLackBefore, !date.readers.isEmpty, date[.startsLine] > 0 {
            date[.openStart] = 1
            date[.alignedStart] = isAligned(date) ? 1 : 0
        }
        guard date.mayLackPart, let box = date.box, let place = place(at: box) else { return }
        let separation = date.hypothesis.format.separation
        let hasSpaces = date.hypothesis.format.isNamed || separation == .space || separation == .mixed
        let inside = place.inside(hasSpaces: hasSpaces)
        date[.gapInside] = inside.gap
        date[.foreignInside] = inside.foreign
        date[.unreadInside] = inside.unread
        if date.mayLackBefore {
            let before = place.before
            date[.gapBefore] = before.gap
            date[.foreignBefore] = before.foreign
            date[.unreadBefore] = before.unread
            date[.atEdge] = before.isAtEdge ? 1 : 0
        }
        if date.mayLackBehind {
            let behind = place.behind
            date[.gapBehind] = behind.gap
            date[.foreignBehind] = behind.foreign
            date[.unreadBehind] = behind.unread
            if behind.isAtEdge { date[.atEdge] = 1 }
        }
    }

    /// Whether a line right above or below a date, of like height, begins where the date does: where something before
    /// it is lost, it begins further right.
    private func isAligned(_ date: DateEvidence) -> Bool {
        guard let box = date.box else { return false }
        let height = max(box.lineHeight, 1)
        return reader.layout.boxes.contains { other in
            let offset = box.offset(of: other.start)
            return Self.alikeHeights.contains(other.lineHeight / height)
                && abs(offset.along + box.length / 2) <= Self.aligned * height
                && (Self.sameRow...Self.nearRow).contains(abs(offset.across) / height)
        }
    }

    /// The print at a box; nil where the photo's picture was not looked at.
    private func place(at box: Quad) -> PrintPlace? {
        guard let profile = picture.profiles.first(where: { $0.isAlong(box) }) else { return nil }
        let middle = profile.column(of: box.center), half = box.length / profile.box.length / 2
        let extent = half * Double(profile.ink.count)
        let read = reader.layout.letters.filter { profile.isAlong($0.point) }
            .map { PrintPlace.Character(column: profile.column(of: $0.point), isMark: $0.isMark) }
        return PrintPlace(
            profile, characters: read.filter { abs($0.column - middle) <= extent }.map(\.column), read: read)
    }

    /// Whether print that could not be read is in the row of a date, or right above it, where its word would be.
    func hasUnreadWord(_ date: DateEvidence) -> Bool {
        guard let box = date.box else { return false }
        let height = max(box.lineHeight, 1)
        return picture.unread.contains { place in
            let offset = box.offset(of: place.center)
            let along = offset.along / height, across = offset.across / height
            let half = (place.length + box.length) / 2 / height
            let isInRow = abs(across) < Self.sameRow && along < 0 && -along - half < Self.reachInRow
            return isInRow || (-Self.reachAbove..<(-Self.sameRow)).contains(across) && abs(along) < half
        }
    }

    /// How far a word may be from its date, and a line that begins where it does, in heights of the date.
    private static let sameRow = 0.7, reachInRow = 25.0, reachAbove = 3.0, nearRow = 3.0, aligned = 0.4
    private static let alikeHeights = 0.6...1.7

    /// How sure the least certain character of a date is not.
    func rateCharacters(_ date: inout DateEvidence, _ range: Range<Int>) {
        let certainties = reader.layout.letters(of: range).map(\.certainty)
        guard let least = certainties.min() else { return }
        date[.unsureCharacter] = 1 - least
    }

    /// Compares a date with what further looks at its line have read.
    func rateLooks(_ date: inout DateEvidence, _ looks: [DatePassage]) {
        let looks = looks.filter { $0.line == date.line && $0.looks > 0 }
        let all = looks.reduce(0) { $0 + $1.looks }
        guard all > 0, date.hypothesis.format.isUnmistakable else { return }
        let form = date.hypothesis.format.form
        let agreeing = looks.filter { look in
            look.dates.contains { $0.date == date.date && $0.format.form == form && $0.editCost <= 1 }
        }
        let agreed = agreeing.reduce(0) { $0 + $1.looks }
        let others = looks.filter { look in
            !agreeing.contains { $0.text === look.text }
                && look.dates.contains {
                    $0.date != date.date && ($0.format.form == .dayMonthYear || $0.format.form == form)
                }
        }
        date[.looksAgree] = Double(agreed) / Double(all)
        date[.looksDiffer] = Double(others.reduce(0) { $0 + $1.looks }) / Double(all)
    }
}

/// Which parts of a date may have been lost, by its form: of one with two digits for the day and the month none is.
extension DateEvidence {
    /// A year of two digits that may be what is left of one of four, as packs are photographed before they end.
    private var mayBeHalfYear: Bool {
        hypothesis.format.yearDigits == 2 && (date.year == 2020 || self[.endsBeforePhoto] > 0)
    }

    /// Whether its form lacks a field that packs print: chilled food has a day and a month alone.
    private var lacksField: Bool { [.monthYear, .year].contains(hypothesis.format.form) }

    fileprivate var mayLackPart: Bool { lacksField || hasLoneDigit || mayBeHalfYear }

    /// Whether something may have been lost before its first field: a day before a month, or a digit of the field.
    fileprivate var mayLackBefore: Bool {
        lacksField || text.prefix { $0.isNumber }.count == 1
    }

    /// Whether something may have been lost behind its last field: a day or a year, or a digit of the field.
    fileprivate var mayLackBehind: Bool {
        let last = text.reversed().prefix { $0.isNumber }.count
        return last < 4 && (lacksField || last == 1 || mayBeHalfYear)
    }
}

extension PictureEvidence.Profile {
    /// The greatest sine of the angle between two places of one line, and half the height of a line.
    private static let maximumSine = 0.2, half = 0.5

    /// Whether a place is on the line of the profile.
    fileprivate func isAlong(_ place: Quad) -> Bool {
        let sine = place.direction.x * box.direction.y - place.direction.y * box.direction.x
        return isAlong(place.center) && abs(sine) < Self.maximumSine
    }

    /// Whether a point is on the line of the profile.
    fileprivate func isAlong(_ point: (x: Double, y: Double)) -> Bool {
        let offset = box.offset(of: point)
        return abs(offset.along) <= box.length / 2 && abs(offset.across) <= Self.half * box.lineHeight
    }
}
