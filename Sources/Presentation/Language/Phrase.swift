/// What people read every day. A phrase says what stands in it; `{}` in its text is where a value goes, `{1}` and `{2}` where
/// several do.
public enum Phrase: CaseIterable, Sendable {
    case expired, expiringSoon, fresh, today, tomorrow
    case yesterday, inDays, daysAgo, oneDay, days
    case frozen, frozenLeft, useByPassed, bestBeforePassed, noDate
    case noName, leftOfOne, openSince, thawed, inPlace
    case check, pleaseCheck, bestBefore, useBy, expires
    case until, ambiguousDate, lowConfidence, conflictingDates, reviewNoName
    case reviewNoDate, possibleMerge, isNew, isUpdated, nowCount
    case importedBefore, nothingFound, emptyInventory, noSuchItems, nothingToCheck
    case nothingDue, mayBeRepeated
    case packs, pack, amountOf, noneLeft, scanned
    case added, corrected, readAgain, ate, threwAway
    case opened, froze, thawedNow, moved, deleted
    case imported, importedItems, undone, andMore, isGone
    case isBack, isAgain, nothing, unsafeUse, nameAspect
    case brandAspect, categoryAspect, numberAspect, contentAspect, packsAspect
    case begunAspect, dateAspect, productionAspect, lotAspect, notesAspect
    case placeAspect, openingAspect, freezingAspect, reviewAspect, addedAspect
    case producedAspect, nowAspect, goodUntil, dateNow, sure
    case readAs, readAt, photo, reviewQuestion, askName
    case askDate, noAnswer, dayFirst, monthFirst, yearFirst
    case yesLetter, nothingUsed, eatenBar, wastedBar, weekUse
    case monthUse, wastedProduct, firstUse, noSuchFile, noPhotos
    case notAFile, mayNotRead, noPicture, damagedPicture, pictureTooLarge
    case pictureTooSlow, decoderCrashed, noLanguageData, notAMember, noSuchItem
    case databaseBusy, diskFull, newerDatabase, notADatabase, databaseUnusable
    case noServer, databaseRefused, nothingLeft, notEnough, noAmount
    case tooMuch, nothingToChange, openAlready, isFrozen, notFrozen
    case useByIsOver, thawedBefore, changedSince, packsGone, itemGone
    case nothingToUndo, noReference, unknownItem, itemMeant, severalItems
    case unknownDate, noSuchDay, ambiguousText, or
}
