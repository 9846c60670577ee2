/// A date that a label may print, with all that speaks for and against it.
struct DateEvidence: Sendable {
    let hypothesis: DateHypothesis
    /// The line on which the print begins.
    let line: Int
    /// The part of the line that the print takes, 0…1 from its beginning.
    let extent: ClosedRange<Double>
    let box: Quad?
    /// The text as printed.
    let text: String
    /// The keywords that may explain it.
    let links: [KeywordLink]
    /// The engines that read these digits.
    var readers: Set<OCREngine>
    /// Whether a further look at its line read it, and the first one did not.
    var isOfFurtherLook = false
    /// The place on the label; dates of one place are readings of the same print.
    var place = 0
    /// The orders in which its digits are a date, and those in which they are this one.
    var orders: Set<DateOrder> = [], ordersOfDay: Set<DateOrder> = []
    /// The features, by the raw values of ``DateFeature``.
    var features = [Double](repeating: 0, count: DateFeature.allCases.count)

    var date: CivilDate { hypothesis.date }

    subscript(feature: DateFeature) -> Double {
        get { features[feature.rawValue] }
        set { features[feature.rawValue] = newValue }
    }

    /// Whether one of its numbers has one digit, of which another may have been lost.
    var hasLoneDigit: Bool { text.split { !$0.isNumber }.contains { $0.count == 1 } }

    /// Whether the print of both has text in common.
    func overlaps(_ other: DateEvidence) -> Bool {
        line == other.line && extent.lowerBound < other.extent.upperBound - Self.minimumOverlap
            && other.extent.lowerBound < extent.upperBound - Self.minimumOverlap
    }

    /// Whether its digits do not show whether the day or the month is first.
    var isOrderOpen: Bool {
        ordersOfDay.count > 1 || orders.isSuperset(of: [.dayMonthYear, .monthDayYear])
    }

    /// Whether both are days in numbers, with the same marks and years of the same length.
    func isPrintedLike(_ other: DateEvidence) -> Bool {
        let (format, another) = (hypothesis.format, other.hypothesis.format)
        return format.form == .dayMonthYear && another.form == .dayMonthYear && !format.isNamed && !another.isNamed
            && format.separation == another.separation && format.yearDigits == another.yearDigits
    }

    /// Readings of a line differ in length, so that the places of their words do not match exactly.
    private static let minimumOverlap = 0.04

    /// The closest keyword for the end of the shelf life, or for its start.
    func closestLink(toEnd: Bool) -> KeywordLink? {
        links.filter { $0.kind.endsShelfLife == toEnd }.closest
    }
}
