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
    static let noExpiry = -1.06

    /// The rows for single dates.
    static let all: [Rule] = [
        Rule(.readByTwo, 2.08, 0.00, "two readers agree on the digits"),
        Rule(.readDifferently, -0.06, -0.58, "another reader reads other digits"),
        Rule(.legible, 0.59, 0.28, "clearly read"),
        Rule(.illegible, -2.80, -2.87, "hardly legible"),
        Rule(.onlyDocument, -1.43, -1.01, "read by the document OCR alone, which sees dates in ornament"),
        Rule(.onlyDateCode, -0.89, -0.20, "read by the date-code reader alone"),
        Rule(.otherReading, -1.48, -1.70, "not the likeliest reading of the line"),
        Rule(.sameDigits, 1.76, 0.57, "another reading of the line with the same digits"),
        Rule(.support, 0.66, 1.23, "the share of the readings of the line that show it"),
        Rule(.corrected, 0.00, 0.00, "digits or letters corrected"),
        Rule(.onTwoLines, -2.16, -2.04, "on two lines"),
        Rule(.fullWithMarks, 1.56, 0.56, "a full date with marks"),
        Rule(.fullWithSpaces, 1.09, 0.07, "a full date with spaces"),
        Rule(.fullNamed, 2.64, 1.11, "a full date with the name of the month"),
        Rule(.fullBare, 0.88, -0.30, "eight digits without marks"),
        Rule(.fullMixed, -1.92, -2.05, "a full date with a mark missing"),
        Rule(.shortWithMarks, 0.07, 0.00, "a date with a short year and marks"),
        Rule(.shortWithSpaces, -1.38, -0.62, "a date with a short year and spaces"),
        Rule(.shortNamed, 0.85, 0.30, "a date with the name of the month and a short year"),
        Rule(.shortBare, -1.65, -1.82, "six digits without marks"),
        Rule(.shortMixed, -2.16, -2.57, "a date with a short year and a mark missing"),
        Rule(.monthFull, 1.48, 0.71, "a month with a full year"),
        Rule(.monthShort, -1.18, -1.04, "a month with a short year"),
        Rule(.monthSpaced, -2.12, 0.00, "two numbers as month and year"),
        Rule(.monthNamed, 0.46, 0.86, "the name of a month with a year"),
        Rule(.monthBare, -2.89, -3.08, "four digits"),
        Rule(.dayNamed, -1.89, -1.79, "a day and the name of a month, without a year"),
        Rule(.dayNumeric, -3.15, -3.30, "a day and a month in numbers, without a year"),
        Rule(.yearAlone, -2.60, -2.33, "a year alone"),
        Rule(.colons, -6.77, -6.00, "colons, as in a time"),
        Rule(.marksDiffer, 0.00, -0.08, "different marks"),
        Rule(.splitsYear, -3.82, -3.06, "its day and year are the four digits of a year"),
        Rule(.partOfLonger, -2.50, -1.61, "a part of a longer date"),
        Rule(.monthWithNumber, -3.21, -0.86, "a month with another number beside it"),
        Rule(.otherLanguage, -1.88, -1.07, "the name of a month in another language than the label's"),
        Rule(.decimal, -2.91, -2.76, "one digit beside a point or stroke, as in a decimal number"),
        Rule(.loneDigit, -1.98, -0.71, "a day or month of one digit, of which another may be lost"),
        Rule(.doubtfulLetter, -2.41, -0.84, "a letter for a digit that may be another digit, too"),
        Rule(.impossibleDay, -5.70, -3.00, "a day that the month does not have, read as a year"),
        Rule(.orderPrinted, 5.04, 3.97, "the order that the label prints, or that of the product"),
        Rule(.orderOfLabel, 1.34, 1.13, "the order of the label's language"),
        Rule(.orderOfLocale, 0.11, 0.35, "the order of the user's locale"),
        Rule(.orderOfTextLocale, 1.30, 1.30, "the order of the locale of a text"),
        Rule(.orderOfMarket, 3.00, 1.50, "the order of the United States, whose words the label has"),
        Rule(.orderOfNumber, 1.33, 0.81, "the usual order of the region of the product's number"),
        Rule(.dayFirst, 0.47, 0.14, "the day first"),
        Rule(.dayFirstPoints, 0.00, 0.00, "the day first, with points"),
        Rule(.dayFirstPointsFull, 2.38, 2.13, "the day first, with points and a full year"),
        Rule(.monthFirst, -1.84, -0.39, "the month first"),
        Rule(.monthFirstPoints, -1.82, -2.42, "the month first, with points"),
        Rule(.yearFirst, -0.43, -1.03, "a short year first"),
        Rule(.yearFirstBare, -0.42, -0.76, "six digits with the year first"),
        Rule(.yearFirstMonth, -0.40, -0.56, "a month with a short year first"),
        Rule(.yearFirstNamed, -3.79, -3.10, "a short year before the name of the month"),
        Rule(.yearsAhead, -0.33, -0.69, "years ahead"),
        Rule(.farAhead, -1.04, -1.22, "years beyond five ahead"),
        Rule(.age, -0.03, 0.00, "years past"),
        Rule(.longPast, -0.68, -1.26, "years beyond five past"),
        Rule(.past, -0.96, 1.17, "past"),
        Rule(.inferredNear, -0.87, 0.01, "a day within six weeks of the photo"),
        Rule(.inferredFar, -1.17, -1.11, "a day without a year, months from the photo"),
        Rule(.anotherCalendar, -0.38, 0.01, "in another calendar"),
        Rule(.touchesLetters, -0.54, -0.56, "letters attached"),
        Rule(.touchesDigits, -2.93, -3.00, "further digits attached"),
        Rule(.numberBefore, -1.95, -1.11, "a number right before"),
        Rule(.numberBehind, 0.00, -0.96, "a number right behind"),
        Rule(.measure, -3.78, -3.97, "a unit behind"),
        Rule(.signBefore, -1.32, -0.75, "a sign before, as before a number or a price"),
        Rule(.aloneOnLine, 1.10, 0.93, "alone on its line"),
        Rule(.startsLine, 1.34, 0.65, "at the start of its line"),
        Rule(.timeBehind, 0.51, 0.28, "a time behind"),
        Rule(.runningText, -0.67, -1.02, "in a line of other words"),
        Rule(.longNumberOnLine, -1.33, -0.05, "a long number on the line"),
        Rule(.unreadSecond, -3.76, 2.78, "joined to a second date that was not read"),
        Rule(.inLot, -6.07, -5.02, "a lot"),
        Rule(.lotBehind, 1.48, 0.00, "a lot behind"),
        Rule(.behindOtherWord, -5.55, -5.26, "behind a word for something else"),
        Rule(.inPromotion, -7.19, -6.01, "in the line of a promotion"),
        Rule(.weekdayBefore, 1.03, 0.56, "a weekday before"),
        Rule(.codeReaderBare, 0.81, 0.64, "digits without marks, read as a date code"),
        Rule(.endDirect, 3.73, -4.07, "a word for the end right before"),
        Rule(.endBeside, 3.63, -4.26, "a word for the end before it on the line"),
        Rule(.endRow, 3.49, -1.95, "a word for the end in its row"),
        Rule(.endBehind, 3.36, -2.65, "a word for the end right behind"),
        Rule(.untilBehind, 4.52, -4.00, "the word \"until\" right behind"),
        Rule(.endAbove, 2.53, 0.00, "a word for the end right above"),
        Rule(.endFar, 1.09, -0.57, "a word for the end further above"),
        Rule(.endElsewhere, 1.59, -1.01, "a word that says that the date is elsewhere"),
        Rule(.endTaken, -1.45, 0.88, "whose word is closer to another date"),
        Rule(.endShort, 0.00, 0.59, "that word is short"),
        Rule(.endCorrected, -0.27, 0.04, "that word is misread"),
        Rule(.endWithNumber, -3.13, 0.78, "that word has a number behind it, which may be a part of the date"),
        Rule(.sharedWords, -2.25, -1.52, "words for two dates, of which it is the only one"),
        Rule(.endOnLabel, 0.11, -0.68, "a word for the end elsewhere on the label"),
        Rule(.sellBy, -1.58, 0.87, "that word says when to sell"),
        Rule(.displayOrFreeze, -1.70, -0.01, "that word says until when to display or freeze"),
        Rule(.useBy, 0.00, 0.53, "that word says by when to use"),
        Rule(.weakerKind, -2.25, -0.29, "another date has a word that says more"),
        Rule(.startDirect, -4.61, 4.43, "a word for production right before"),
        Rule(.startBeside, -3.30, 3.94, "a word for production before it on the line"),
        Rule(.startRow, -3.34, 3.64, "a word for production in its row"),
        Rule(.startBehind, -3.50, 3.50, "a word for production right behind"),
        Rule(.startAbove, -2.34, 2.47, "a word for production right above"),
        Rule(.startFar, -0.66, 0.73, "a word for production further above"),
        Rule(.startTaken, 0.73, -2.10, "whose word is closer to another date"),
        Rule(.startShort, 0.87, -0.31, "that word is short or misread"),
        Rule(.startOnLabel, -0.64, 0.00, "a word for production elsewhere on the label"),
        Rule(.pastWithStartOnLabel, -1.92, 1.31, "the only date, past, on a label with a word for production"),
        Rule(.chineseWithoutWord, -4.77, 1.56, "no word for the end, on a Chinese pack, which prints the production"),
        Rule(.unexplainedBefore, -0.82, -0.71, "something before it that is not understood"),
        Rule(.unexplainedBehind, -0.83, 0.74, "something behind it that is not understood"),
        Rule(.unexplainedBesidePart, -0.66, -0.38, "something beside it that is not understood"),
        Rule(.markBesidePart, -1.27, 0.00, "a mark beside it, as if a part were lost"),
        Rule(.unknownWordBeforeRecent, -1.80, 1.05, "an unknown word before a day shortly before the photo's"),
        Rule(.endsNearPhoto, 1.53, 0.05, "within six weeks behind the photo's day"),
        Rule(.endsBeforePhoto, -2.72, 0.00, "days before the photo's day"),
        Rule(.madeNearPhoto, -0.33, 1.38, "within ten days before the photo's day"),
        Rule(.madeAfterPhoto, -0.37, -4.27, "after the photo's day"),
        Rule(.withoutWord, 0.00, -0.61, "no word for the end with it"),
        Rule(.pastWithoutWord, 0.00, -1.07, "past, and no word for the end with it"),
        Rule(.forTemperatures, 0.00, -0.00, "one of several dates for temperatures"),
        Rule(.atFreezing, -3.25, -0.00, "for frozen food"),
        Rule(.inPeriod, -4.59, -2.47, "one of two dates of a period"),
        Rule(.promotionOnLabel, -2.72, -0.97, "an offer or a competition on the label"),
        Rule(.weighed, -2.70, 1.28, "no word for the end on the label of a scale"),
        Rule(.yearWithoutWord, -3.08, 0.02, "a year alone without a word for the end"),
        Rule(.yearWithRest, -4.02, -1.00, "a year alone with something else beside it"),
        Rule(.severalLives, -0.50, 0.00, "one of several shelf lives"),
        Rule(.onlyDate, 0.63, 0.00, "the only date"),
        Rule(.latest, 0.00, -1.29, "the latest date"),
        Rule(.earliest, -0.17, 0.72, "the earliest date"),
        Rule(.between, -1.21, -0.51, "neither the earliest nor the latest date"),
        Rule(.monthOfDay, -0.83, -2.52, "a month of which another date shows the day"),
        Rule(.laterUnexplained, 0.00, 0.61, "a later date has no word"),
        Rule(.counted, -4.22, -9.00, "counted from the production by the stated shelf life"),
    ]

    /// The rows for two dates.
    static let pairs: [PairRule] = [
        PairRule(.usualMonths, 2.26, "a usual shelf life apart"),
        PairRule(.otherMonths, 1.01, "whole months apart"),
        PairRule(.usualDays, 1.25, "a usual number of days apart"),
        PairRule(.daysApart, -0.43, "only days apart"),
        PairRule(.freshPair, 3.10, "fresh food, packed shortly before the photo"),
        PairRule(.coincidence, -2.04, "whole months apart by chance, as another order makes it fresh food"),
        PairRule(.manyYearsApart, -4.01, "more than five years apart"),
        PairRule(.joined, 2.42, "joined"),
        PairRule(.joinedReversed, -0.92, "joined, the expiry first"),
        PairRule(.nextDate, 0.62, "the expiry is the next date"),
        PairRule(.nextDateReversed, -1.05, "the production is the next date"),
        PairRule(.sameFormat, 2.55, "in one format"),
        PairRule(.wordsInOrder, 1.27, "in the order of their words"),
        PairRule(.wordsReversed, -1.91, "against the order of their words"),
        PairRule(.countedFrom, 8.78, "the stated shelf life apart"),
        PairRule(.countedFromUnexplained, 3.43, "the stated shelf life apart, without a word for the production"),
        PairRule(.startHasEndWord, -3.00, "both have words for the end of their own"),
        PairRule(.madeInFuture, -1.75, "made after the photo was taken"),
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

    /// The rules that weigh most for or against a date as the expiry or the production.
    static func reasons(for date: DateEvidence, as role: KeyPath<Weights, Double>) -> [DateReason] {
        all.map { DateReason(text: $0.reason, weight: date[$0.feature] * $0.weights[keyPath: role]) }
            .filter { abs($0.weight) >= minimumWeightOfReason }
            .sorted { abs($0.weight) > abs($1.weight) }
    }

    private static let minimumWeightOfReason = 0.5

    /// The log-odds of two dates as expiry and production, beside those of each.
    static func score(of pair: [PairFeature: Double]) -> Double {
        pairs.reduce(0) { $0 + (pair[$1.feature] ?? 0) * $1.weight }
    }
}
