/// What a word on a label does for the dates near it.
enum WordRole: UInt8, Sendable, CaseIterable {
    case bestBefore, useBy, expiry, sellBy, freezeBy, displayUntil
    case production, packed, frozen, harvest
    /// Announces a lot: its value is never a date.
    case lot
    /// The line is about a promotion or a competition: its dates are no shelf life.
    case promotion
    /// What follows is no date of shelf life: copyright, telephone, licence, price, founding year.
    case ignored
    /// "See lid": the date is printed elsewhere on the pack.
    case elsewhere
    /// A time after opening or thawing, never a date.
    case opened
    /// Announces how long something keeps, counted from production.
    case shelfLife
    /// Says that a keeping time counts from production or packing.
    case fromProduction
    /// "End of": announces a month or a year, before or after it.
    case end
    /// "Until", hanging behind the date.
    case until
    case days, weeks, months, years
    case weekday
    /// Says in which order the date is printed, such as `dd/mm/yy`.
    case dayMonthYearHint, monthDayYearHint, yearMonthDayHint
    /// Says that no day is printed, such as `mm/yy`.
    case monthYearHint

    /// The kind of date that the word announces; nil for words that announce none.
    var kind: DateKind? {
        switch self {
        case .bestBefore, .shelfLife: .bestBefore
        case .useBy: .useBy
        case .expiry: .expiry
        case .sellBy: .sellBy
        case .freezeBy: .freezeBy
        case .displayUntil: .displayUntil
        case .production: .production
        case .packed: .packed
        case .frozen: .frozen
        case .harvest: .harvest
        default: nil
        }
    }

    /// True for the units in which keeping times are counted.
    var isUnit: Bool {
        switch self {
        case .days, .weeks, .months, .years: true
        default: false
        }
    }
}
