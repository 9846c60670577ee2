/// When a date is given, and when it is given without asking: the only place that weighs what a wrong date costs
/// against what a look costs.
enum AskPolicy {
    /// The minimum confidence of an expiry that is given: a person who is asked sees at once whether it is right.
    static let minimumToGive = 0.4
    /// The minimum confidence of an expiry that is saved without asking: one of a hundred such dates may be wrong.
    static let minimumToBeSure = LabelDate.sureConfidence
    /// The minimum confidence of a date that is listed as a guess.
    static let minimumToList = 0.1
    /// The minimum confidence, of an expiry and the other meanings of its digits together, from which it is clearly read.
    static let minimumToBeClear = 0.95
    /// The minimum probability of another meaning of the expiry's digits that is offered.
    static let minimumOfAlternative = 0.015

    /// What always asks: a part of the print may not have been read, or was read for something else. How often that
    /// gives a wrong date cannot be learned from photos, in which it is rare.
    static let doubts: [DateFeature] = [
        .otherReading, .onlyDocument, .onTwoLines, .doubtfulLetter, .shortMixed, .fullMixed, .monthWithNumber,
        .endWithNumber, .impossibleDay, .unreadSecond, .sharedWords, .laterUnexplained,
    ]
    /// The minimum of ``DateFeature/illegible`` and ``DateFeature/corrected`` that asks, too.
    private static let minimumIllegible = 0.3, minimumCorrections = 2.0

    /// The confidence of a date that was weighed, below that of a sure one where it has a doubt. A year that is not
    /// printed is certain only for a day within some weeks of the photo's, if that is known.
    static func confidence(_ calibrated: Double, of date: DateEvidence, in window: DateWindow) -> Double {
        isDoubtful(date, in: window) ? min(calibrated, maximumOfDoubtful) : calibrated
    }

    /// Whether the print may have been read for something else, or its year is open.
    static func isDoubtful(_ date: DateEvidence, in window: DateWindow) -> Bool {
        let isYearOpen = date.hypothesis.isYearInferred && (window.taken == nil || date[.inferredNear] == 0)
        return isYearOpen || doubts.contains { date[$0] > 0 } || date[.illegible] >= minimumIllegible
            || date[.corrected] >= minimumCorrections
    }

    private static let maximumOfDoubtful = 0.98
}
