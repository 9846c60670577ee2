/// A format in which packs print dates: the fields in their order, and what separates them.
///
/// The table lists every format that is looked for. Patterns are written as packs print them in hints: `dd` a day and
/// `mm` a month of one or two digits, `yy` a year of two digits, `yyyy` a full one, `MMM` a month's name or Roman
/// number, `MA` one of Canada's two-letter codes of months. A pattern may be printed with each separation.
struct DateFormat: Sendable {
    private static let numbers = [
        "dd mm yyyy", "mm dd yyyy", "yyyy mm dd", "dd mm yy", "mm dd yy", "yy mm dd",
        "mm yyyy", "yyyy mm", "mm yy", "yy mm", "dd mm", "mm dd",
        "yyyy",
    ]
    /// Latvia and Lithuania print the day between the year and the month.
    private static let names = [
        "dd MMM yyyy", "MMM dd yyyy", "yyyy MMM dd", "yyyy dd MMM", "dd MMM yy", "MMM dd yy", "yy MMM dd",
        "MMM yyyy", "yyyy MMM", "MMM yy", "dd MMM", "MMM dd",
        "yyyy MA dd", "yy MA dd", "MA dd",
    ]

    /// Every format.
    static let all: [DateFormat] = (numbers + names).flatMap { pattern in
        Separation.allCases.map { DateFormat(pattern, $0) }.filter(\.isPrinted)
    }

    /// Whether the fields can have the separation. Four digits without a separator are a month and a year, not a day.
    private var isPrinted: Bool {
        switch separation {
        case .none: yearDigits > 0 || isNamed
        case .mixed: fields.count > 2
        default: fields.count > 1
        }
    }

    /// The formats with a number of fields and a separation.
    static func formats(fields count: Int, _ separation: Separation) -> [DateFormat] {
        groups[count]?[separation] ?? []
    }

    private static let groups = Dictionary(grouping: all) { $0.fields.count }
        .mapValues { Dictionary(grouping: $0) { $0.separation } }

    /// A field of a date.
    enum Field: String, Sendable {
        case day = "dd"
        case month = "mm"
        case monthName = "MMM"
        case monthCode = "MA"
        case shortYear = "yy"
        case fullYear = "yyyy"
    }

    /// What separates the fields.
    enum Separation: UInt8, Sendable, CaseIterable {
        /// Nothing, as in `201127` and `20NOV27`.
        case none
        case space
        /// Points, strokes and other marks, or words such as "of".
        case mark
        /// Two of those, as in `20.1127` and `20. November 2027`.
        case mixed
        /// The signs of the fields behind them, as in `2027年11月20日`.
        case label
    }

    /// The parts of a date that a format prints.
    enum Form: UInt8, Sendable {
        case dayMonthYear, monthYear, dayMonth, year
    }

    /// The pattern with its separators: `dd.mm.yyyy`, `ddmmyy`, `MMM yy`; `dd~mm~yy` for mixed ones, `dd:mm:yy` for
    /// labels.
    let name: String
    let fields: [Field]
    let separation: Separation
    let form: Form
    /// The number of the year's digits: 0, 2 or 4.
    let yearDigits: Int
    /// The order of the fields; with a day or the year left out, the order that the others have.
    let order: DateOrder
    /// Whether the month is a word or the fields have signs, so that the order is certain.
    let isNamed: Bool

    /// A calendar week, whose last day is meant, and a quarter or half-year, whose last month is.
    static let week = DateFormat(name: "week", form: .dayMonthYear)
    static let monthOfPeriod = DateFormat(name: "period", form: .monthYear)
    /// A weekday with the day of the month, or alone, near the photo's day.
    static let weekdayAndDay = DateFormat(name: "weekday dd", form: .dayMonth, yearDigits: 0)
    static let weekday = DateFormat(name: "weekday", form: .dayMonth, yearDigits: 0)
    /// The last day of a part of a month, and a day or month by which a part is safely over whose end is not clear.
    static let partOfMonth = DateFormat(name: "part", form: .dayMonthYear)
    static let vaguePart = DateFormat(name: "vague part", form: .dayMonthYear)
    static let vaguePartOfYear = DateFormat(name: "vague part", form: .monthYear)
    /// A named month with a full year, of which the day does not exist.
    static let monthWithoutDay = DateFormat(name: "MMM yyyy", form: .monthYear)

    /// A format whose order is certain.
    private init(name: String, form: Form, yearDigits: Int = 4) {
        self.name = name
        self.form = form
        fields = []
        separation = .space
        self.yearDigits = yearDigits
        order = .dayMonthYear
        isNamed = true
    }

    private init(_ pattern: String, _ separation: Separation) {
        fields = pattern.split(separator: " ").compactMap { Field(rawValue: String($0)) }
        name = fields.map(\.rawValue).joined(separator: ["", " ", ".", "~", ":"][Int(separation.rawValue)])
        self.separation = separation
        let hasDay = fields.contains(.day)
        yearDigits = fields.contains(.fullYear) ? 4 : fields.contains(.shortYear) ? 2 : 0
        form = yearDigits == 0 ? .dayMonth : hasDay ? .dayMonthYear : fields.count > 1 ? .monthYear : .year
        let isYearFirst = fields.first == .fullYear || fields.first == .shortYear
        order = isYearFirst ? .yearMonthDay : fields.first == .day || !hasDay ? .dayMonthYear : .monthDayYear
        isNamed = separation == .label || fields.contains { $0 == .monthName || $0 == .monthCode }
    }
}
