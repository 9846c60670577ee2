/// When a date is given, and when it is given without asking: the only place that weighs what a wrong date costs
/// against what a look costs.
enum AskPolicy {
    /// The minimum probability, by the solver, of an expiry that is given: a person who is asked sees at once whether
    /// it is right.
    static let minimumToGive = 0.3
    /// The minimum confidence in the digits, and that in the meaning, of an expiry that is saved without asking. Of
    /// dates with so much of both, one of a hundred is wrong (BENCHMARKS.md), on kinds of labels that nothing was
    /// fitted to.
    static let minimumOfDigits = 0.985, minimumOfMeaning = 0.965
    /// The minimum confidence of a date that is listed as a guess.
    static let minimumToList = 0.1
    /// The minimum confidence, of an expiry and the other meanings of its digits together, from which it is clearly
    /// read.
    static let minimumToBeClear = 0.95
    /// The minimum probability of another meaning of the expiry's digits that is offered.
    static let minimumOfAlternative = 0.015
    /// The confidence of a barcode's date that no food has.
    static let implausible = 0.3
    /// A name that is read with less confidence does not show that packs are different.
    static let minimumOfName = 0.7

    /// What always asks about the digits, and about their meaning: a part of the print may not have been read, or was
    /// read for something else. How often that gives a wrong date cannot be learned from photos, in which it is rare.
    static let doubtsOfDigits: [DateFeature] = [
        .otherReading, .onlyDocument, .onTwoLines, .doubtfulLetter, .shortMixed, .fullMixed,
    ]
    static let doubtsOfMeaning: [DateFeature] = [
        .monthWithNumber, .endWithNumber, .impossibleDay, .unreadSecond, .sharedWords, .laterUnexplained,
        .earliestOfAlike, .laterOfAlike, .weekdayAlone, .yearCut, .dayCut, .dayLost, .partOfMonth,
    ]
    /// The minimum of ``DateFeature/illegible`` and ``DateFeature/corrected`` that asks, too.
    private static let minimumIllegible = 0.3, minimumCorrections = 2.0
    /// The confidence in a part of which there is such a doubt.
    private static let maximumOfDoubtful = 0.96

    /// How sure a date is, less where there is a doubt about its digits or its meaning, or its year is open.
    static func sureness(_ fitted: DateConfidence, of date: DateEvidence, in window: DateWindow) -> DateConfidence {
        let hasDoubtfulDigits =
            doubtsOfDigits.contains { date[$0] > 0 } || date[.illegible] >= minimumIllegible
            || date[.corrected] >= minimumCorrections
        // A typed day that is past may be of anything; on a photo the print shows that it is a date code.
        let hasDoubtfulMeaning =
            doubtsOfMeaning.contains { date[$0] > 0 } || isYearOpen(date, in: window)
            || date.readers.isEmpty && date[.pastWithoutWord] > 0
        return DateConfidence(
            digits: min(fitted.digits, hasDoubtfulDigits ? maximumOfDoubtful : 1),
            meaning: min(fitted.meaning, hasDoubtfulMeaning ? maximumOfDoubtful : 1))
    }

    /// Whether the photo's day leaves the year of a date open that prints none: it is not known, or more than 45 days
    /// before the date, or more than three behind. Fresh food is bought and photographed within these days.
    static func isYearOpen(_ date: DateEvidence, in window: DateWindow) -> Bool {
        date.hypothesis.isYearInferred && (window.taken == nil || date[.endsNearPhoto] == 0)
    }

    /// Whether an expiry can be saved without asking: both its digits and its meaning are sure.
    static func isSure(digits: Double, meaning: Double) -> Bool {
        digits >= minimumOfDigits && meaning >= minimumOfMeaning
    }

    /// Whether a person who is asked has only to choose among the meanings of digits that are read without a doubt.
    static func isClearlyRead(digits: Double, meanings: Double) -> Bool {
        digits >= minimumOfDigits && meanings >= minimumToBeClear
    }
}
