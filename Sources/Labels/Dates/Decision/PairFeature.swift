/// What can speak for or against two dates as production and expiry of one pack: the rows of ``DateRules/pairs``.
enum PairFeature: String, CaseIterable, Sendable {
    /// The expiry is 3, 6, 9, 12, 15, 18, 24, 30, 36, 48 or 60 months after the production, to the day or a day less.
    case usualMonths
    /// A usual number of months, less a day: the last day that these include.
    case lessADay
    /// The same with another number of months up to 60.
    case otherMonths
    /// A number of days that packs count with, such as 90, 180 or 365.
    case usualDays
    /// Less than a week apart.
    case daysApart
    /// At most six weeks apart, made within ten days before the photo's day: fresh food.
    case freshPair
    /// Whole months apart, where another order of the same digits makes them days apart, near the photo's day.
    case coincidence
    /// More than five years apart.
    case manyYearsApart
    /// The production is right before the expiry, with a mark or a word that joins them.
    case joined
    /// The expiry is right before the production, joined.
    case joinedReversed
    /// The expiry is the next date in reading order.
    case nextDate
    /// The production is the next date in reading order.
    case nextDateReversed
    /// Both have the same format.
    case sameFormat
    /// Their keywords have the order of the dates.
    case wordsInOrder
    /// Their keywords have the other order.
    case wordsReversed
    /// The expiry is the stated shelf life after the production.
    case countedFrom
    /// The same, without a word for the production.
    case countedFromUnexplained
    /// The production was made after the photo was taken.
    case madeInFuture
    /// Both have words for the end of their own, and the production none for production.
    case startHasEndWord
}
