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
    static let noExpiry = -0.62

    /// The rows for single dates.
    static let all: [Rule] = [
        Rule(.readByTwo, 1.52, 0.02, "two readers agree on the digits"),
        Rule(.readDifferently, -0.55, -0.87, "another reader reads other digits"),
        Rule(.legible, 1.83, 0.15, "clearly read"),
        Rule(.illegible, -4.40, -2.88, "hardly legible"),
        Rule(.onlyDocument, -1.47, -0.98, "read by the document OCR alone, which sees dates in ornament"),
        Rule(.onlyDateCode, -0.94, 0.35, "read by the date-code reader alone"),
        Rule(.otherReading, -0.51, -1.54, "not the likeliest reading of the line"),
        Rule(.sameDigits, 1.63, 0.97, "another reading of the line with the same digits"),
        Rule(.support, 0.86, 0.94, "the share of the readings of the line that show it"),
        Rule(.corrected, 0.00, 0.00, "digits or letters corrected"),
        Rule(.onTwoLines, -2.00, -2.03, "on two lines"),
        Rule(.fullWithMarks, 1.54, 0.37, "a full date with marks"),
        Rule(.fullWithSpaces, 0.76, 0.00, "a full date with spaces"),
        Rule(.fullNamed, 2.54, 1.19, "a full date with the name of the month"),
        Rule(.fullBare, 0.84, -0.20, "eight digits without marks"),
        Rule(.fullMixed, -2.05, -2.41, "a full date with a mark missing"),
        Rule(.shortWithMarks, 0.17, 0.00, "a date with a short year and marks"),
        Rule(.shortWithSpaces, -1.40, -0.51, "a date with a short year and spaces"),
        Rule(.shortNamed, 1.06, 0.38, "a date with the name of the month and a short year"),
        Rule(.shortBare, -1.98, -1.56, "six digits without marks"),
        Rule(.shortMixed, -2.08, -2.60, "a date with a short year and a mark missing"),
        Rule(.monthFull, 1.73, 0.57, "a month with a full year"),
        Rule(.monthShort, -1.04, -1.29, "a month with a short year"),
        Rule(.monthSpaced, -2.97, -0.05, "two numbers as month and year"),
        Rule(.monthNamed, 1.06, 1.08, "the name of a month with a year"),
        Rule(.monthBare, -2.39, -2.94, "four digits"),
        Rule(.dayNamed, -1.68, -1.75, "a day and the name of a month, without a year"),
        Rule(.dayNumeric, -2.92, -3.17, "a day and a month in numbers, without a year"),
        Rule(.yearAlone, -2.59, -2.50, "a year alone"),
        Rule(.colons, -6.79, -6.00, "colons, as in a time"),
        Rule(.marksDiffer, 0.00, -0.53, "different marks"),
        Rule(.splitsYear, -3.40, -3.05, "its day and year are the four digits of a year"),
        Rule(.partOfLonger, -2.16, -1.66, "a part of a longer date"),
        Rule(.monthWithNumber, -4.43, -0.90, "a month with another number beside it"),
        Rule(.otherLanguage, -2.20, -0.77, "the name of a month in another language than the label's"),
        Rule(.decimal, -3.66, -3.07, "one digit beside a point or stroke, as in a decimal number"),
        Rule(.loneDigit, -1.53, -0.17, "a day or month of one digit, of which another may be lost"),
        Rule(.doubtfulLetter, -2.37, -0.76, "a letter for a digit that may be another digit, too"),
        Rule(.impossibleDay, -4.22, -3.00, "a day that the month does not have, read as a year"),
        Rule(.orderPrinted, 5.00, 4.00, "the order that the label prints, or that of the product"),
        Rule(.orderOfLabel, 1.26, 1.24, "the order of the label's language"),
        Rule(.orderOfLocale, 0.32, 0.47, "the order of the user's locale"),
        Rule(.orderOfTextLocale, 1.14, 1.41, "the order of the locale of a text"),
        Rule(.orderOfMarket, 2.91, 1.57, "the order of the United States, whose words the label has"),
        Rule(.orderOfNumber, 1.08, 1.01, "the usual order of the region of the product's number"),
        Rule(.dayFirst, 0.59, 0.49, "the day first"),
        Rule(.dayFirstPoints, 0.00, 0.35, "the day first, with points"),
        Rule(.dayFirstPointsFull, 2.11, 2.32, "the day first, with points and a full year"),
        Rule(.monthFirst, -1.61, -0.80, "the month first"),
        Rule(.monthFirstPoints, -1.82, -2.42, "the month first, with points"),
        Rule(.yearFirst, -0.49, -0.79, "a short year first"),
        Rule(.yearFirstBare, -0.73, -0.97, "six digits with the year first"),
        Rule(.yearFirstMonth, -0.73, -0.49, "a month with a short year first"),
        Rule(.yearFirstNamed, -3.86, -3.09, "a short year before the name of the month"),
        Rule(.yearsAhead, -0.34, -0.07, "years ahead"),
        Rule(.farAhead, -1.01, -1.00, "years beyond five ahead"),
        Rule(.age, 0.00, 0.00, "years past"),
        Rule(.longPast, -0.65, -0.98, "years beyond five past"),
        Rule(.past, -0.87, 0.67, "past"),
        Rule(.inferredNear, -0.69, -0.29, "a day within six weeks of the photo"),
        Rule(.inferredFar, -0.90, -0.63, "a day without a year, months from the photo"),
        Rule(.anotherCalendar, 0.01, -0.00, "in another calendar"),
        Rule(.touchesLetters, -0.56, -0.37, "letters attached"),
        Rule(.touchesDigits, -2.95, -3.01, "further digits attached"),
        Rule(.numberBefore, -2.65, -1.27, "a number right before"),
        Rule(.numberBehind, -0.50, -0.40, "a number right behind"),
        Rule(.measure, -3.84, -3.98, "a unit behind"),
        Rule(.signBefore, -1.33, -0.72, "a sign before, as before a number or a price"),
        Rule(.aloneOnLine, 1.02, 0.64, "alone on its line"),
        Rule(.startsLine, 1.53, 0.39, "at the start of its line"),
        Rule(.timeBehind, 0.62, 0.06, "a time behind"),
        Rule(.runningText, -0.81, -1.47, "in a line of other words"),
        Rule(.longNumberOnLine, -1.97, 0.00, "a long number on the line"),
        Rule(.unreadSecond, -4.12, 3.13, "joined to a second date that was not read"),
        Rule(.inLot, -5.96, -4.97, "a lot"),
        Rule(.lotBehind, 1.06, 0.00, "a lot behind"),
        Rule(.behindOtherWord, -5.31, -5.04, "behind a word for something else"),
        Rule(.inPromotion, -7.38, -6.19, "in the line of a promotion"),
        Rule(.weekdayBefore, 1.37, 0.47, "a weekday before"),
        Rule(.codeReaderBare, 1.30, 0.93, "digits without marks, read as a date code"),
        Rule(.endDirect, 3.75, -3.23, "a word for the end right before"),
        Rule(.endBeside, 3.65, -4.11, "a word for the end before it on the line"),
        Rule(.endRow, 3.43, -1.86, "a word for the end in its row"),
        Rule(.endBehind, 3.14, -2.25, "a word for the end right behind"),
        Rule(.untilBehind, 5.02, -4.00, "the word \"until\" right behind"),
        Rule(.endAbove, 2.10, 0.00, "a word for the end right above"),
        Rule(.endFar, 1.82, -0.62, "a word for the end further above"),
        Rule(.endElsewhere, 1.41, -0.86, "a word that says that the date is elsewhere"),
        Rule(.endTaken, -1.06, 0.63, "whose word is closer to another date"),
        Rule(.endShort, 0.00, 0.44, "that word is short"),
        Rule(.endCorrected, 0.00, -0.05, "that word is misread"),
        Rule(.endWithNumber, -3.21, 0.64, "that word has a number behind it, which may be a part of the date"),
        Rule(.sharedWords, -2.48, -1.64, "words for two dates, of which it is the only one"),
        Rule(.endOnLabel, 0.65, 0.05, "a word for the end elsewhere on the label"),
        Rule(.sellBy, -1.55, 0.78, "that word says when to sell"),
        Rule(.displayOrFreeze, -1.57, 0.00, "that word says until when to display or freeze"),
        Rule(.useBy, 0.00, 0.75, "that word says by when to use"),
        Rule(.weakerKind, -2.27, -0.40, "another date has a word that says more"),
        Rule(.startDirect, -4.76, 4.64, "a word for production right before"),
        Rule(.startBeside, -3.33, 3.87, "a word for production before it on the line"),
        Rule(.startRow, -3.64, 3.82, "a word for production in its row"),
        Rule(.startBehind, -3.50, 3.50, "a word for production right behind"),
        Rule(.startAbove, -2.32, 2.33, "a word for production right above"),
        Rule(.startFar, -0.92, 0.98, "a word for production further above"),
        Rule(.startTaken, 1.31, -2.05, "whose word is closer to another date"),
        Rule(.startShort, 1.16, -0.72, "that word is short or misread"),
        Rule(.startOnLabel, 0.00, 0.62, "a word for production elsewhere on the label"),
        Rule(.pastWithStartOnLabel, -1.37, 1.29, "the only date, past, on a label with a word for production"),
        Rule(.chineseWithoutWord, -4.75, 1.44, "no word for the end, on a Chinese pack, which prints the production"),
        Rule(.onlyDate, 0.71, -0.05, "the only date"),
        Rule(.latest, 0.00, -1.10, "the latest date"),
        Rule(.earliest, -0.09, 0.64, "the earliest date"),
        Rule(.between, -0.75, -0.52, "neither the earliest nor the latest date"),
        Rule(.monthOfDay, -1.60, -2.66, "a month of which another date shows the day"),
        Rule(.laterUnexplained, -0.25, 0.48, "a later date has no word"),
        Rule(.counted, -3.97, -9.00, "counted from the production by the stated shelf life"),
    ]

    /// The rows for two dates.
    static let pairs: [PairRule] = [
        PairRule(.usualMonths, 2.55, "a usual shelf life apart"),
        PairRule(.otherMonths, 1.06, "whole months apart"),
        PairRule(.usualDays, 0.83, "a usual number of days apart"),
        PairRule(.daysApart, -0.75, "only days apart"),
        PairRule(.manyYearsApart, -4.11, "more than five years apart"),
        PairRule(.joined, 2.17, "joined"),
        PairRule(.joinedReversed, -0.90, "joined, the expiry first"),
        PairRule(.nextDate, 0.66, "the expiry is the next date"),
        PairRule(.nextDateReversed, -0.97, "the production is the next date"),
        PairRule(.sameFormat, 2.03, "in one format"),
        PairRule(.wordsInOrder, 1.46, "in the order of their words"),
        PairRule(.wordsReversed, -1.55, "against the order of their words"),
        PairRule(.countedFrom, 8.56, "the stated shelf life apart"),
        PairRule(.countedFromUnexplained, 3.63, "the stated shelf life apart, without a word for the production"),
        PairRule(.startHasEndWord, -2.98, "both have words for the end of their own"),
        PairRule(.madeInFuture, -2.06, "made after the photo was taken"),
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
