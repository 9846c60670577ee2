/// What a word on a label says about the dates near it.
enum WordRole: UInt8, Sendable, CaseIterable {
    case bestBefore, useBy, expiry, sellBy, freezeBy, displayUntil
    case production, packed, frozen, harvest
    /// The day on which frozen food was thawed, from which its shelf life is counted.
    case thawed
    /// Precedes a lot, whose value is never a date.
    case lot
    /// Introduces a promotion or a competition: dates in the line do not concern the shelf life.
    case promotion
    /// Says until when something holds: food or, as often, what the line above names.
    case validUntil
    /// Names what expires and is no food: points, vouchers, licences, subscriptions, apps.
    case notFood
    /// Introduces a first day: the one from which food is ripe, sold or delivered, or before which it is not.
    case firstDay
    /// Precedes something other than a shelf life: copyright, telephone, licence, price, founding year.
    case ignored
    /// Says that the date is printed elsewhere on the pack, such as "see lid".
    case elsewhere
    /// Introduces a time after opening, never a date.
    case opened
    /// Says that a length holds as long as the pack is closed.
    case unopened
    /// Says that a shelf life is counted from thawing, where the label has the day of that.
    case thawing
    /// Introduces the length of a shelf life, such as "within".
    case within
    /// Introduces a shelf life that is counted from production.
    case shelfLife
    /// Says that a shelf life is counted from production or packing.
    case fromProduction
    /// "From", after the date.
    case from
    /// "End of", before or after a month or a year.
    case end
    /// "Until", after the date.
    case until
    case hours, days, weeks, months, years
    /// A part of a year, with its number before or behind: a calendar week, a quarter, a half-year.
    case calendarWeek, quarter, halfYear
    /// A day of the week; which one is in ``WordMatch/weekday``.
    case weekday
    /// The first days of a month, beside it, and its middle; "late" is as ``end``.
    case early, middle
    /// Parts of a month that are counted, as in "first half" and "second ten days"; the last one ends with the month.
    case halfOfMonth, thirdOfMonth
    /// Says in which country the pack is sold: its units, its states, where it was made. With the language of that
    /// country.
    case market
    /// Food that keeps for days or weeks, and food that keeps for months or years.
    case freshFood, lastingFood
    /// Says that food is frozen, or where that is kept.
    case freezing
    /// Says that food is kept in a refrigerator.
    case chilling
    /// Introduces what is no pack, but names food: a receipt, an order, a delivery, a ticket, a recall.
    case notice
    /// Shows the order of the date, such as `dd/mm/yy`.
    case dayMonthYearHint, monthDayYearHint, yearMonthDayHint
    /// Shows that the date has no day, such as `mm/yy`.
    case monthYearHint

    /// The kind of date for which the word is a keyword; nil for other words.
    var kind: DateKind? {
        switch self {
        case .bestBefore, .shelfLife: .bestBefore
        case .useBy: .useBy
        case .expiry, .validUntil: .expiry
        case .sellBy: .sellBy
        case .freezeBy: .freezeBy
        case .displayUntil: .displayUntil
        case .production, .thawed: .production
        case .packed: .packed
        case .frozen: .frozen
        case .harvest: .harvest
        default: nil
        }
    }

    /// Whether it says nothing about a date, but about the pack as a whole.
    var isOfPack: Bool {
        switch self {
        case .market, .freshFood, .lastingFood, .freezing, .chilling, .notice: true
        default: false
        }
    }

    /// Whether it is a unit of time.
    var isUnit: Bool {
        switch self {
        case .hours, .days, .weeks, .months, .years: true
        default: false
        }
    }
}
