/// A translated text, named after what it says. In the text, `{}` is the placeholder for a value; where there are
/// several, they are `{1}`, `{2}` and so on.
package enum Phrase: CaseIterable, Sendable {
    // Lists, statuses and dates.
    case expired, expiringSoon, fresh, withoutDate, today, tomorrow, yesterday, inDays, daysAgo, inYears, yearsAgo,
        oneDay, days
    case frozen, frozenLeft, useByPassed, bestBeforePassed, noDate, noDateYet, unnamed, openedLeft, openSince, thawed,
        inPlace
    case check, pleaseCheck, bestBefore, useBy, expires, until
    case ambiguousDate, lowConfidence, conflictingDates, possibleMerge, doubtfulBarcode
    case isNew, isUpdated, nowCount, isNewAgain, importedBefore, copyOf, photoOfDeleted, photoDeletedOn,
        nothingFound
    case emptyInventory, noSuchItems, moreItems, moreOfStatus, olderItem, olderItems, unnamedItems, nothingToCheck,
        nothingDue, mayBeRepeated
    case itemsToCheck, photosInInbox, workWaits, inInbox, notFood, medicine, forgotten, photoGone

    // Items, their values, and what was done with them.
    case packs, pack, amountOf, noneLeft
    case scanned, added, corrected, confirmed, readAgain, ate, threwAway, opened, froze, thawedNow, moved, deleted
    case completed, completedItems, readAgainItems, joined, parted, imported, importedItems, tookBack, undone, andMore
    case isGone, isBack,
        isAgain,
        reviewAgain,
        reviewCleared, nothing
    case unsafeUse
    case nameAspect, brandAspect, categoryAspect, numberAspect, contentAspect, packsAspect, openedAspect, dateAspect
    case productionAspect, lotAspect, notesAspect, placeAspect, openingAspect, freezingAspect, reviewAspect
    case addedAspect, producedAspect, nowAspect, goodUntil, takenBecause, photo
    case stockLater, changeThem, yesLetter
    case nothingUsed, eatenBar, wastedBar, weekUse, monthUse, wastedProduct, firstUse

    // The questions of a review, and their answers.
    case askDate, askMissing, askDigits, askOrder, askYear, askMeaning, askConflict
    case askOneThing, askOnePack, askBarcode, askName, askInbox, readWith, photoMoved
    case photoReplaced, oneThing, anotherThing, onePackMore, keyEnter, keySkip, keyDate
    case keyNumber, keyName, keyInbox, keyLater, keyBack, keysAlways, answerPrompt, joinPrompt, partPrompt
    case packsPrompt, namePrompt, helpCandidate, helpDate, helpNoDate, helpNumber, helpNoNumber
    case helpTypedName, helpMore, helpAsItIs, helpName, helpJoin, helpPart, helpPack
    case helpEaten, helpNotFood, helpStock, helpForget, helpView, helpSkip, helpBack
    case helpQuit, noAnswer, answerTooLong, changedMeanwhile, deletedMeanwhile, reviewed, pressEnter

    // Common errors.
    case noSuchFile, noPhotos, notAFile, mayNotRead, noPicture, damagedPicture, pictureTooLarge, pictureTooSlow
    case decoderCrashed, missingComponent, notAMember, noSuchItem
    case databaseBusy, diskFull, newerDatabase, notADatabase, damagedDatabase, databaseUnusable, noServer
    case databaseRefused
    case nothingLeft, notEnough, noAmount, tooMuch, nothingToChange, openAlready, isFrozen, notFrozen, useByIsOver
    case thawedBefore, changedSince, packsGone, itemGone, nothingToUndo
    case undoneAlready, notYours, noSuchChange, severalChanges, dayOutOfRange, isItself, joinedSince, onlyPhoto,
        noReading, anotherContent
    case noReference, unknownItem, itemMeant, severalItems, unknownDate, noSuchDay, ambiguousText, or
}
