/// The rules by which dates are weighed: what speaks for or against each one, in log-odds.
///
/// The weights are fitted to photos and label texts with known dates by `Scripts/training/fit_dates.py`, with a prior
/// that is set by hand; they are no settings.
enum DateRules {
    /// The weights of a date.
    struct Weights: Sendable {
        /// In favour of the date as the expiry.
        let expiry: Double
        /// In favour of the date as that of production or packing.
        let production: Double
    }

    /// A row: a feature with its weights and what it says.
    struct Rule: Sendable {
        let feature: DateFeature
        let weights: Weights
        /// What it says about a date.
        let reason: String

        fileprivate init(_ feature: DateFeature, _ expiry: Double, _ production: Double, _ reason: String) {
            self.feature = feature
            weights = Weights(expiry: expiry, production: production)
            self.reason = reason
        }
    }

    /// A row for two dates.
    struct PairRule: Sendable {
        let feature: PairFeature
        /// In favour of the two as expiry and production.
        let weight: Double
        let reason: String

        fileprivate init(_ feature: PairFeature, _ weight: Double, _ reason: String) {
            self.feature = feature
            self.weight = weight
            self.reason = reason
        }
    }

    /// The score of a label without an expiry that was read.
    static let noExpiry = -1.10

    /// The rows for single dates.
    static let all: [Rule] = [
        .init(.readByTwo, 1.55, 0.00, "two readers agree on the digits"),
        .init(.readDifferently, 0.00, -0.72, "another reader reads other digits"),
        .init(.legible, 0.66, 0.29, "clearly read"),
        .init(.illegible, -3.30, -2.88, "hardly legible"),
        .init(.onlyDocument, -1.61, -1.01, "read by the document OCR alone, which sees dates in ornament"),
        .init(.onlyDateCode, -0.86, 0.14, "read by the date-code reader alone"),
        .init(.otherReading, -1.46, -1.93, "not the likeliest reading of the line"),
        .init(.sameDigits, 1.65, 0.44, "another reading of the line with the same digits"),
        .init(.support, 0.49, 0.88, "the share of the readings of the line that show it"),
        .init(.corrected, 0.00, -0.05, "digits or letters corrected"),
        .init(.onTwoLines, -2.05, -2.06, "on two lines"),
        .init(.fullWithMarks, 0.66, 0.00, "a full date with marks"),
        .init(.fullWithSpaces, 1.04, 0.01, "a full date with spaces"),
        .init(.fullNamed, 2.22, 0.71, "a full date with the name of the month"),
        .init(.fullBare, 1.03, -0.39, "eight digits without marks"),
        .init(.fullMixed, -1.87, -1.95, "a full date with a mark missing"),
        .init(.shortWithMarks, 0.38, 0.00, "a date with a short year and marks"),
        .init(.shortWithSpaces, -1.22, -0.50, "a date with a short year and spaces"),
        .init(.shortNamed, 0.98, 0.46, "a date with the name of the month and a short year"),
        .init(.shortBare, -1.63, -1.49, "six digits without marks"),
        .init(.shortMixed, -2.09, -2.62, "a date with a short year and a mark missing"),
        .init(.monthFull, 1.43, 0.96, "a month with a full year"),
        .init(.monthShort, -1.02, -0.84, "a month with a short year"),
        .init(.monthSpaced, -1.99, 0.00, "two numbers as month and year"),
        .init(.monthNamed, 0.75, 1.23, "the name of a month with a year"),
        .init(.monthBare, -3.03, -3.04, "four digits"),
        .init(.dayNamed, -1.81, -1.45, "a day and the name of a month, without a year"),
        .init(.dayNumeric, -3.13, -3.36, "a day and a month in numbers, without a year"),
        .init(.yearAlone, -2.74, -2.37, "a year alone"),
        .init(.weekdayAndDay, -1.50, -1.51, "a weekday and the day of the month"),
        .init(.weekdayAlone, -2.23, -3.10, "a weekday alone"),
        .init(.colons, -6.77, -6.00, "colons, as in a time"),
        .init(.splitsYear, -3.78, -3.08, "its day and year are the four digits of a year"),
        .init(.partOfLonger, -2.45, -1.70, "a part of a longer date"),
        .init(.monthWithNumber, -3.23, -0.45, "a month with another number beside it"),
        .init(.otherLanguage, -2.01, -1.06, "the name of a month in another language than the label's"),
        .init(.decimal, -2.95, -2.72, "one digit beside a point or stroke, as in a decimal number"),
        .init(.loneDigit, -1.64, 0.00, "a day or month of one digit, of which another may be lost"),
        .init(.doubtfulLetter, -2.26, -0.81, "a letter for a digit that may be another digit, too"),
        .init(.impossibleDay, -5.56, -2.97, "a day that the month does not have, read as a year"),
        .init(.partOfMonth, -0.80, -0.13, "an early or middle part of a month, whose last day is not said"),
        .init(.orderPrinted, 5.06, 3.95, "the order that the label prints, or that of the product"),
        .init(.againstOtherDate, -3.00, -2.00, "in another order than a date on the label that has only one"),
        .init(.orderOfHousehold, 1.00, 0.20, "the order of the household's packs"),
        .init(.orderOfLabel, 1.25, 0.75, "the order of the label's language"),
        .init(.orderOfLocale, 0.07, 0.46, "the order of the user's locale"),
        .init(.orderOfTextLocale, 1.24, 1.43, "the order of the locale of a text"),
        .init(.orderOfMarket, 2.94, 2.36, "the order of the United States, whose words the label has"),
        .init(.orderOfSigns, 1.54, 1.02, "the order of the United States, of which the label has signs"),
        .init(.orderOfNumber, 1.89, 1.06, "the usual order of the region of the product's number"),
        .init(.dayFirst, 0.50, 0.50, "the day first"),
        .init(.dayFirstPoints, 0.00, 0.02, "the day first, with points"),
        .init(.dayFirstPointsFull, 1.61, 2.28, "the day first, with points and a full year"),
        .init(.monthFirst, -1.68, -0.52, "the month first"),
        .init(.monthFirstPoints, -1.73, -2.34, "the month first, with points"),
        .init(.yearFirst, -0.42, -1.08, "a short year first"),
        .init(.yearFirstBare, -0.38, -0.66, "six digits with the year first"),
        .init(.yearFirstMonth, -0.42, -0.51, "a month with a short year first"),
        .init(.yearFirstNamed, -3.71, -3.07, "a short year before the name of the month"),
        .init(.yearsAhead, -0.45, -0.55, "years ahead"),
        .init(.farAhead, -0.94, -1.12, "years beyond five ahead"),
        .init(.longPast, -0.62, -0.95, "years beyond five past"),
        .init(.past, -1.07, 0.98, "past"),
        .init(.inferredNear, -0.32, 0.18, "a day within six weeks of the photo"),
        .init(.inferredFar, -1.35, -1.10, "a day without a year, months from the photo"),
        .init(.inferredFresh, 1.35, 0.35, "without a year, on fresh food"),
        .init(.inferredLasting, -1.57, -0.03, "without a year, on food that keeps"),
        .init(.shortYearFresh, -1.73, -0.24, "the number behind the month may be the day of fresh food"),
        .init(.shortYearLasting, 0.41, -0.06, "the number behind the month is the year of food that keeps"),
        .init(.anotherCalendar, -0.73, 0.04, "in another calendar"),
        .init(.touchesLetters, -0.28, -0.36, "letters attached"),
        .init(.touchesDigits, -2.92, -2.88, "further digits attached"),
        .init(.numberBefore, -1.74, -0.90, "a number right before"),
        .init(.numberBehind, 0.00, -1.13, "a number right behind"),
        .init(.measure, -3.81, -3.98, "a unit behind"),
        .init(.signBefore, -1.32, -0.68, "a sign before, as before a number or a price"),
        .init(.aloneOnLine, 1.04, 0.90, "alone on its line"),
        .init(.startsLine, 1.17, 0.88, "at the start of its line"),
        .init(.timeBehind, 0.33, 0.63, "a time behind"),
        .init(.runningText, -1.27, -1.69, "in a line of other words"),
        .init(.longNumberOnLine, -1.09, 0.00, "a long number on the line"),
        .init(.unreadSecond, -3.69, 2.70, "joined to a second date that was not read"),
        .init(.inLot, -5.79, -5.01, "a lot"),
        .init(.lotBehind, 1.29, 0.00, "a lot behind"),
        .init(.behindOtherWord, -5.42, -5.45, "behind a word for something else"),
        .init(.inPromotion, -7.09, -6.16, "in the line of a promotion"),
        .init(.firstDay, -11.74, -0.13, "behind a word for a first day, from which it is ripe, sold or delivered"),
        .init(.weekdayBefore, 0.63, 0.44, "a weekday before"),
        .init(.weekdayFits, 1.66, 1.30, "the weekday before it is that of the day"),
        .init(.codeReaderBare, 0.83, 0.77, "digits without marks, read as a date code"),
        .init(.endDirect, 3.54, -3.87, "a word for the end right before"),
        .init(.endBeside, 2.96, -4.09, "a word for the end before it on the line"),
        .init(.endRow, 2.64, -1.86, "a word for the end in its row"),
        .init(.endBehind, 3.38, -2.63, "a word for the end right behind"),
        .init(.untilBehind, 5.06, -4.01, "the word \"until\" right behind"),
        .init(.endAbove, 2.32, -0.32, "a word for the end right above"),
        .init(.endFar, 1.62, -0.67, "a word for the end further above"),
        .init(.endElsewhere, 0.99, -1.05, "a word that says that the date is elsewhere"),
        .init(.endTaken, -1.26, 0.85, "whose word is closer to another date"),
        .init(.endShort, 0.00, 0.41, "that word is short"),
        .init(.endCorrected, -0.40, -0.06, "that word is misread"),
        .init(.endWithNumber, -3.19, 0.55, "that word has a number behind it, which may be a part of the date"),
        .init(.sharedWords, -1.89, -1.60, "words for two dates, of which it is the only one"),
        .init(.endOnLabel, 0.39, -0.96, "a word for the end elsewhere on the label"),
        .init(.sellBy, -1.56, 0.84, "that word says when to sell"),
        .init(.displayOrFreeze, -1.68, 0.01, "that word says until when to display or freeze"),
        .init(.useBy, 0.21, 0.60, "that word says by when to use"),
        .init(.weakerKind, -1.40, -1.28, "another date has a word that says more"),
        .init(.startDirect, -4.79, 3.89, "a word for production right before"),
        .init(.startBeside, -3.22, 3.84, "a word for production before it on the line"),
        .init(.startRow, -2.69, 3.53, "a word for production in its row"),
        .init(.startBehind, -3.46, 3.49, "a word for production right behind"),
        .init(.startAbove, -1.43, 2.25, "a word for production right above"),
        .init(.startFar, -1.43, 1.00, "a word for production further above"),
        .init(.startTaken, 0.56, -0.76, "whose word is closer to another date"),
        .init(.startShort, 0.51, 0.00, "that word is short or misread"),
        .init(.startOnLabel, -0.63, 0.07, "a word for production elsewhere on the label"),
        .init(.pastWithStartOnLabel, -2.20, 1.55, "the only date, past, on a label with a word for production"),
        .init(.chineseWithoutWord, -4.46, 1.48, "no word for the end, on a Chinese pack, which prints the production"),
        .init(.unexplainedBefore, -0.65, -0.07, "something before it that is not understood"),
        .init(.unexplainedBehind, -0.63, 1.17, "something behind it that is not understood"),
        .init(.unexplainedBesidePart, -0.42, -0.16, "something beside it that is not understood"),
        .init(.markBesidePart, -1.27, 0.00, "a mark beside it, as if a part were lost"),
        .init(.dayLost, 0.00, -0.15, "two marks, a sign or a letter where its day would be, as if that were lost"),
        .init(.yearCut, -0.83, -0.01, "whose year is cut off"),
        .init(.yearCutFresh, 1.43, -0.00, "of fresh food, whose year is cut off"),
        .init(.mayBeCut, -1.57, -1.25, "of whose year the last digits may be cut off"),
        .init(.dayCut, -1.89, -0.54, "the first digit of its day may be cut off"),
        .init(.unknownWordBeforeRecent, -2.29, 0.92, "an unknown word before a day shortly before the photo's"),
        .init(.endsNearPhoto, 1.01, -0.22, "within six weeks behind the photo's day"),
        .init(.endsBeforePhoto, -2.79, 0.00, "days before the photo's day"),
        .init(.madeNearPhoto, -1.02, 0.93, "within ten days before the photo's day"),
        .init(.madeAfterPhoto, -0.86, -4.04, "after the photo's day"),
        .init(.withoutWord, 0.00, -0.83, "no word for the end with it"),
        .init(.pastWithoutWord, 0.00, -1.15, "past, and no word for the end with it"),
        .init(.forTemperatures, 0.00, -0.00, "one of several dates for temperatures"),
        .init(.atFreezing, -3.26, -0.00, "for frozen food"),
        .init(.inPeriod, -4.25, -2.47, "one of two dates of a period"),
        .init(.promotionOnLabel, -3.79, -1.41, "an offer or a competition on the label"),
        .init(.noticeOnLabel, -3.83, -1.50, "a receipt, an order or a ticket"),
        .init(.weighed, -2.21, 1.21, "no word for the end on the label of a scale"),
        .init(.yearWithoutWord, -3.08, 0.00, "a year alone without a word for the end"),
        .init(.yearWithRest, -4.02, -1.00, "a year alone with something else beside it"),
        .init(.severalLives, -1.19, -0.00, "one of several shelf lives"),
        .init(.shortestLife, 0.31, -0.00, "the shortest of several shelf lives"),
        .init(.lifeWithEnd, 0.00, 0.00, "the shelf life has a word for the end"),
        .init(.lifeAtFreezing, -1.34, 0.00, "a shelf life for frozen food"),
        .init(.lifeChilled, 1.01, -0.00, "a shelf life for the refrigerator"),
        .init(.onlyDate, 0.91, 0.00, "the only date"),
        .init(.latest, 0.00, -0.78, "the latest date"),
        .init(.earliest, 0.00, 0.11, "the earliest date"),
        .init(.between, -1.40, -0.83, "neither the earliest nor the latest date"),
        .init(.monthOfDay, -0.81, -2.63, "a month of which another date shows the day"),
        .init(.laterUnexplained, -0.31, 0.73, "a later date has no word"),
        .init(.earliestOfAlike, 1.13, 0.26, "the first of several dates with the same word"),
        .init(.laterOfAlike, -2.23, -0.00, "later than another date with the same word"),
        .init(.gapBefore, 0.00, -0.17, "a gap before it that is wider than its own"),
        .init(.gapInside, -0.09, -0.00, "a gap between its numbers that is wider than another"),
        .init(.gapBehind, 0.00, -0.20, "a gap behind it that is wider than its own"),
        .init(.foreignBefore, 0.00, -0.32, "another ground right before it"),
        .init(.foreignInside, -0.22, -0.22, "another ground between its characters"),
        .init(.foreignBehind, 0.00, -0.24, "another ground right behind it"),
        .init(.unreadBefore, -0.15, 0.00, "print right before it that was not read"),
        .init(.unreadInside, 0.00, -0.16, "print between its characters that was not read"),
        .init(.unreadBehind, -0.20, -0.09, "print right behind it that was not read"),
        .init(.atEdge, -0.52, -0.85, "at the edge of the photo"),
        .init(.openStart, -1.26, 0.07, "nothing before it on its line, where a part may be missing"),
        .init(.alignedStart, 0.00, 0.00, "it begins where the line above or below it does"),
        .init(.otherPartAlike, 0.00, 0.00, "another month is printed like it"),
        .init(.unreadWord, 0.00, 0.61, "print beside it that could not be read, where no word explains it"),
        .init(.unsureCharacter, 0.00, -0.50, "a character that is not certain"),
        .init(.looksAgree, 0.97, 0.35, "further looks read the same"),
        .init(.looksDiffer, -1.48, -0.12, "further looks read something else"),
        .init(.counted, -5.12, -9.00, "counted from the production by the stated shelf life"),
    ]

    /// The rows for two dates.
    static let pairs: [PairRule] = [
        .init(.usualMonths, 1.89, "a usual shelf life apart"),
        .init(.lessADay, 0.69, "a usual shelf life apart, less a day"),
        .init(.otherMonths, 0.61, "whole months apart"),
        .init(.usualDays, 1.42, "a usual number of days apart"),
        .init(.daysApart, -0.75, "only days apart"),
        .init(.freshPair, 1.50, "fresh food, packed shortly before the photo"),
        .init(.coincidence, -2.25, "whole months apart by chance, as another order makes it fresh food"),
        .init(.manyYearsApart, -3.85, "more than five years apart"),
        .init(.joined, 2.48, "joined"),
        .init(.joinedReversed, -0.85, "joined, the expiry first"),
        .init(.nextDate, 0.36, "the expiry is the next date"),
        .init(.nextDateReversed, -0.74, "the production is the next date"),
        .init(.sameFormat, 2.24, "in one format"),
        .init(.wordsInOrder, 0.69, "in the order of their words"),
        .init(.wordsReversed, -1.43, "against the order of their words"),
        .init(.countedFrom, 6.97, "the stated shelf life apart"),
        .init(.countedFromUnexplained, 4.06, "the stated shelf life apart, without a word for the production"),
        .init(.startHasEndWord, -2.61, "both have words for the end of their own"),
        .init(.madeInFuture, -1.67, "made after the photo was taken"),
    ]
}

extension DateRules {
    private static let table: [Weights] = {
        var table = [Weights](repeating: Weights(expiry: 0, production: 0), count: DateFeature.allCases.count)
        for rule in all { table[rule.feature.rawValue] = rule.weights }
        return table
    }()

    /// The log-odds of a date as the expiry or the production.
    static func score(of date: DateEvidence, as role: KeyPath<Weights, Double>) -> Double {
        var score = 0.0
        for (index, value) in date.features.enumerated() where value != 0 {
            score += value * table[index][keyPath: role]
        }
        return score
    }

    /// The rules that weigh most for or against a date as the expiry or the production; `own` is what the household's
    /// packs say, `keyword` returns the print of the keyword that a feature is about.
    static func reasons(
        for date: DateEvidence, as role: KeyPath<Weights, Double>, ofHousehold own: DateReason? = nil,
        keyword: (DateFeature) -> String?
    ) -> [DateReason] {
        let general = all.compactMap { rule -> DateReason? in
            if rule.feature == .orderOfHousehold, let own { return own }
            let weight = date[rule.feature] * rule.weights[keyPath: role]
            guard abs(weight) >= minimumWeightOfReason else { return nil }
            return DateReason(
                text: rule.reason, weight: weight, rule: .feature(rule.feature, keyword: keyword(rule.feature)))
        }
        return general.filter { abs($0.weight) >= minimumWeightOfReason }
            .sorted { abs($0.weight) > abs($1.weight) }
    }

    private static let minimumWeightOfReason = 0.5

    /// The log-odds of two dates as expiry and production, beside those of each.
    static func score(of pair: [PairFeature: Double]) -> Double {
        pairs.reduce(0) { $0 + (pair[$1.feature] ?? 0) * $1.weight }
    }
}
