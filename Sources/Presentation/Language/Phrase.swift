/// What people read every day. A phrase says what stands in it; `{}` in its text is where a value goes.
public enum Phrase: String, CaseIterable, Sendable {
    case expired, expiringSoon, fresh, today, tomorrow
    case yesterday, inDays, daysAgo, oneDay, days
    case frozen, frozenLeft, useByPassed, bestBeforePassed, noDate
    case noName, leftOfOne, openSince, thawed, inPlace
    case check, pleaseCheck, bestBefore, useBy, expires
    case until, ambiguousDate, lowConfidence, conflictingDates, reviewNoName
    case reviewNoDate, possibleMerge, isNew, isUpdated, nowCount
    case importedBefore, nothingFound, emptyInventory, noSuchItems, nothingToCheck
    case nothingDue, mayBeRepeated
}
