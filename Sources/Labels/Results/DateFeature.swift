/// What can speak for or against a date on a label: the rows of ``DateRules``.
///
/// Most are 0 or 1. Orders are −1 where another order would fit; years, corrections and shares are numbers.
package enum DateFeature: Int, CaseIterable, Sendable {
    // How well it is read.
    case readByTwo, readDifferently, legible, illegible, onlyDocument, onlyDateCode, otherReading, sameDigits, support,
        corrected
    case onTwoLines
    // Its format.
    case fullWithMarks, fullWithSpaces, fullNamed, fullBare, fullMixed
    case shortWithMarks, shortWithSpaces, shortNamed, shortBare, shortMixed
    case monthFull, monthShort, monthSpaced, monthNamed, monthBare
    case weekdayAndDay, weekdayAlone
    case dayNamed, dayNumeric, yearAlone, colons, splitsYear, partOfLonger, monthWithNumber, otherLanguage,
        decimal, loneDigit, doubtfulLetter, impossibleDay, partOfMonth
    // Its order, where the digits allow others.
    case orderPrinted, againstOtherDate, orderOfHousehold, orderOfLabel, orderOfLocale, orderOfTextLocale,
        orderOfMarket, orderOfSigns, orderOfNumber,
        dayFirst,
        dayFirstPoints,
        dayFirstPointsFull, monthFirst, monthFirstPoints, yearFirst, yearFirstBare, yearFirstMonth, yearFirstNamed
    // Its age.
    case yearsAhead, farAhead, longPast, past, inferredNear, inferredFar, inferredFresh, inferredLasting,
        shortYearFresh, shortYearLasting, anotherCalendar
    // The text around it.
    case touchesLetters, touchesDigits, numberBefore, numberBehind, measure, signBefore, aloneOnLine, startsLine,
        timeBehind
    case runningText, longNumberOnLine, unreadSecond, inLot, lotBehind, behindOtherWord, inPromotion, firstDay,
        weekdayBefore, weekdayFits,
        codeReaderBare
    // The words that explain it.
    case endDirect, endBeside, endRow, endBehind, untilBehind, endAbove, endFar, endElsewhere, endTaken, endShort,
        endCorrected,
        endWithNumber, sharedWords
    case endOnLabel, sellBy, displayOrFreeze, useBy, weakerKind
    case startDirect, startBeside, startRow, startBehind, startAbove, startFar, startTaken, startShort, startOnLabel,
        pastWithStartOnLabel
    case chineseWithoutWord
    // What stands beside it and is not understood.
    case yearCut, yearCutFresh, mayBeCut, dayCut
    case unexplainedBefore, unexplainedBehind, unexplainedBesidePart, markBesidePart, dayLost,
        unknownWordBeforeRecent
    // What is in its place besides what was read, and what further looks at it say.
    case gapBefore, gapInside, gapBehind, foreignBefore, foreignInside, foreignBehind, unreadBefore, unreadInside,
        unreadBehind, atEdge, openStart, alignedStart, unreadWord, unsureCharacter, looksAgree, looksDiffer
    // The day of the photo, where it is known.
    case endsNearPhoto, endsBeforePhoto, madeNearPhoto, madeAfterPhoto
    // What else the label says.
    case withoutWord, pastWithoutWord, atFreezing, forTemperatures, inPeriod, promotionOnLabel, noticeOnLabel, weighed,
        yearWithoutWord, yearWithRest, severalLives, shortestLife, lifeWithEnd, lifeAtFreezing, lifeChilled
    // Other dates of the label.
    case onlyDate, latest, earliest, between, monthOfDay, otherPartAlike, laterUnexplained, earliestOfAlike,
        laterOfAlike, counted
}

extension DateFeature {
    /// Whether it says where a keyword for the end of the shelf life (`true`) or its start is printed; nil for others.
    var isOfEndKeyword: Bool? {
        switch self {
        case .endDirect, .endBeside, .endRow, .endBehind, .untilBehind, .endAbove, .endFar, .endElsewhere: true
        case .startDirect, .startBeside, .startRow, .startBehind, .startAbove, .startFar: false
        default: nil
        }
    }

    /// Whether it is the order of a market, where dates have no points.
    var isOfMarket: Bool { self == .orderOfMarket || self == .orderOfSigns }
}
