extension FoldedText {
    /// The index after at most four spaces.
    func skipSpaces(_ index: Int) -> Int {
        var end = index
        while self[end] == 0x20 && end - index < 4 { end += 1 }
        return end
    }

    /// Whether `hh:mm` begins at an index.
    func isTime(at index: Int) -> Bool {
        guard self[index + 2] == 0x3A, !GlyphClass.isDigit(self[index + 5]),
            [0, 1, 3, 4].allSatisfy({ GlyphClass.isDigit(self[index + $0]) })
        else { return false }
        return self[index] * 10 + self[index + 1] < 0x30 * 11 + 24 && self[index + 3] < 0x36
    }

    /// Whether the year of a day and month is cut off: behind them only its first digit or two are left on the line.
    func isYearCut(behind end: Int) -> Bool {
        let start = DateFinder.isMark(self[end]) || self[end] == 0x20 ? end + 1 : end
        guard start > end, self[start] == 0x32 else { return false }
        return self[start + 1] == 0x0A || self[start + 1] == 0x30 && self[start + 2] == 0x0A
    }

    /// At so many degrees Celsius and less food is frozen.
    static let freezing = -6

    /// The last temperature of a range: a number with a minus or not, and a degree sign or `C` behind it.
    func temperature(in range: Range<Int>) -> Int? {
        var found: Int?
        var index = range.lowerBound
        while index < range.upperBound {
            guard GlyphClass.isDigit(self[index]), !GlyphClass.isDigit(self[index - 1]) else {
                index += 1
                continue
            }
            var end = index
            while GlyphClass.isDigit(self[end]), end - index < 3 { end += 1 }
            let unit = skipSpaces(end)
            let isDegree = self[unit] == 0xB0 || self[unit] == 0x2103 || self[unit] == 0xBA
            let isCelsius = self[unit] == 0x63 && !GlyphClass.isWordPart(self[unit + 1])
            if isDegree || isCelsius, end - index < 3 {
                let value = number(index..<end)
                let sign = self[index - 1] == 0x20 ? self[index - 2] : self[index - 1]
                found = [0x2D, 0x2212, 0x2013].contains(sign) ? -value : value
            }
            index = end
        }
        return found
    }

    /// The time of day right behind an index, in minutes; nil without one.
    func minutes(behind index: Int) -> Int? {
        guard let start = (index..<index + 6).first(where: { GlyphClass.isDigit(self[$0]) }), isTime(at: start) else {
            return nil
        }
        return number(start..<start + 2) * 60 + number(start + 3..<start + 5)
    }
}
