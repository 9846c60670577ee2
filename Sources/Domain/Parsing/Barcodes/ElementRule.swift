/// What a part of an element must obey beyond its format, by the names of the GS1 Syntax Dictionary.
enum ElementRule: String, Sendable {
    case none
    /// The last digit is a check digit.
    case csum
    /// A date; day 00 is the month's end.
    case yymmd0
    /// A date with a day.
    case yymmdd
    /// A date with a four-digit year.
    case yyyymmdd
    /// Hour and minute.
    case hhmi
    case hh
    case mi
    case ss

    /// What is wrong with a part that has the right length and characters; nil when it obeys.
    func fault(in part: ArraySlice<UInt8>, today: CivilDate) -> BarcodeError? {
        switch self {
        case .none: return nil
        case .csum: return ASCII.hasCheckDigit(part) ? nil : .checkDigit
        case .yymmd0: return GS1Date.parse(part, allowsDay00: true, today: today) == nil ? .date : nil
        case .yymmdd: return GS1Date.parse(part, allowsDay00: false, today: today) == nil ? .date : nil
        case .yyyymmdd: return Self.isLongDate(part) ? nil : .date
        case .hhmi: return Self.isBelow(24, part.prefix(2)) && Self.isBelow(60, part.suffix(2)) ? nil : .date
        case .hh: return Self.isBelow(24, part) ? nil : .date
        case .mi, .ss: return Self.isBelow(60, part) ? nil : .date
        }
    }

    private static func isBelow(_ limit: Int, _ digits: ArraySlice<UInt8>) -> Bool {
        ASCII.number(digits).map { $0 < limit } ?? false
    }

    private static func isLongDate(_ digits: ArraySlice<UInt8>) -> Bool {
        guard let number = ASCII.number(digits) else { return false }
        return CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100) != nil
    }
}
