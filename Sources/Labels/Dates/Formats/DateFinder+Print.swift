extension DateFinder {
    /// A number or a month's name.
    struct Field {
        enum Kind: UInt8 {
            case number, name, roman, code
        }

        var kind = Kind.number
        /// The number, or the number of the month.
        let value: Int
        /// The number of digits; 0 for a name.
        var width = 0
        /// The folded indices, with the label.
        let range: Range<Int>
        /// The digits read as letters or with a space between them, and the wrong letters of a name.
        var editCost = 0
        /// The number of digits that were read as such; 1 for a name.
        var digits = 1
        /// The field that a sign behind it names: 年, 月 or 日.
        var label: DateFormat.Field?
        /// The era by which a year is counted; the value is the Gregorian year.
        var era: DateCalendar?
        /// The languages of a month's name.
        var languages: LanguageSet = []
        /// Whether it ends as a number does; otherwise only a month's name may follow.
        var isWhole = true
        /// Whether its digits have a space between them.
        var isSplit = false
        /// Whether it is an hour, by the sign behind it.
        var isHour = false

        var isName: Bool { kind != .number }
        var start: Int { range.lowerBound }
        var end: Int { range.upperBound }

        /// Whether it can be the field of a format.
        func fits(_ field: DateFormat.Field, in calendars: Set<DateCalendar>) -> Bool {
            guard !isHour else { return false }
            return switch field {
            case .day: kind == .number && width <= 2 && (label ?? .day) == .day
            case .month: kind == .number && width <= 2 && (label ?? .month) == .month
            case .monthName: kind == .name || kind == .roman
            case .monthCode: kind == .code
            case .shortYear:
                (width == 2 || width == 1 && value > 0 && kind == .number && calendars.contains(.reiwa))
                    && (label ?? .fullYear) == .fullYear
            case .fullYear: width > 2 && (label ?? .fullYear) == .fullYear
            }
        }
    }

    /// What is between two fields.
    struct Gap {
        var separation: DateFormat.Separation
        /// The first mark, such as `/`; 0 for none.
        var mark: UInt32 = 0
        /// The folded index after it.
        var end: Int
        /// The cost of doubled or unusual marks.
        var editCost = 0
        /// Whether the next field is on the next line.
        var isLineBreak = false
        /// Whether a space is before and behind its marks.
        var spaces = (before: false, behind: false)
        /// Whether it is the ending of an ordinal number that is misread, as in `12'h March`.
        var isOrdinalEnding = false
    }

    /// One to three fields with the gaps between them.
    struct Print {
        let fields: [Field]
        var gaps: [Gap] = []

        var last: Field { fields[fields.count - 1] }
        var range: Range<Int> { fields[0].start..<last.end }
        var hasName: Bool { fields.contains { $0.isName } }
        var languages: LanguageSet { fields.reduce(into: []) { $0.formUnion($1.languages) } }
        /// The cost of all corrections; one more for a split year without a day, which may be a day and a year.
        var editCost: Int {
            fields.reduce(0) { $0 + $1.editCost } + gaps.reduce(0) { $0 + $1.editCost }
                + (fields.count == 2 && last.isSplit ? 1 : 0)
        }

        /// Whether the middle field stands apart with marks of its own, as in `15 .8. 70`: it may be a misread name.
        private var isMiddleApart: Bool {
            gaps.count == 2 && gaps[0].spaces == (true, false) && gaps[1].spaces == (false, true)
        }

        var separation: DateFormat.Separation {
            guard let first = gaps.first?.separation else { return .none }
            if fields.contains(where: { $0.label != nil }) { return .label }
            return gaps[gaps.count - 1].separation == first && !isMiddleApart ? first : .mixed
        }
    }
}
