import func Glibc.exp
import func Glibc.log

/// How sure an expiry is, in two parts: that its digits are read rightly, and that they mean what they are taken for.
///
/// Two readers that agree make the digits sure, but say nothing about the meaning; what stands beside a date and is not
/// understood makes the meaning unsure, however well it is read. Each part is a logistic curve over the solver's
/// probability and the features of the print, below a ceiling. The digits are right only if all of them were read, too:
/// readers leave out what they cannot read, and agree on the rest. What is in the date's place besides what was read
/// shows that, so a third curve over it is a factor of the first. `Scripts/training/fit_dates.py` fits it to labels
/// whose products and kinds had no part in fitting the weights of ``DateRules``, so that it holds for labels like none
/// of those.
struct DateConfidence: Sendable {
    /// That these are the digits, 0…1; 1 for plain text without other readings.
    let digits: Double
    /// That they are the expiry, if they are read rightly, 0…1.
    let meaning: Double

    /// How often such dates are right.
    var product: Double { digits * meaning }

    /// A feature with its weights in log-odds.
    private struct Row: Sendable {
        let feature: DateFeature
        let digits: Double
        let meaning: Double
        let whole: Double

        init(_ feature: DateFeature, _ digits: Double, _ meaning: Double, _ whole: Double) {
            (self.feature, self.digits, self.meaning, self.whole) = (feature, digits, meaning, whole)
        }
    }

    private static let digitsOffset = 0.2646
    private static let digitsSlope = 1.3529
    private static let digitsCeiling = 0.9999
    private static let wholeOffset = 6.9842
    private static let meaningOffset = 1.6549
    private static let meaningSlope = 0.6960
    private static let meaningCeiling = 0.9938

    private static let rows: [Row] = [
        .init(.readByTwo, 1.39, 0.00, 0.00),
        .init(.readDifferently, -2.40, 0.00, 0.00),
        .init(.legible, 1.41, 0.00, 0.00),
        .init(.illegible, -8.00, 0.00, 0.00),
        .init(.onlyDocument, -3.00, 0.00, 0.00),
        .init(.onlyDateCode, -0.48, 0.00, 0.00),
        .init(.otherReading, -2.97, 0.00, 0.00),
        .init(.sameDigits, 1.00, 0.00, 0.00),
        .init(.support, 0.56, 0.00, 0.00),
        .init(.corrected, -0.95, 0.00, 0.00),
        .init(.onTwoLines, -1.00, -1.52, 0.00),
        .init(.doubtfulLetter, -2.00, -1.95, 0.00),
        .init(.fullMixed, -0.98, -1.74, 0.00),
        .init(.shortMixed, -1.00, -1.96, 0.00),
        .init(.touchesDigits, -1.00, -0.94, 0.00),
        .init(.partOfLonger, -0.48, -0.41, 0.00),
        .init(.loneDigit, -0.46, 0.00, -2.74),
        .init(.gapBefore, 0.00, 0.00, -0.95),
        .init(.gapInside, 0.00, 0.00, -1.47),
        .init(.gapBehind, 0.00, 0.00, -0.81),
        .init(.foreignBefore, 0.00, 0.00, -0.43),
        .init(.foreignInside, 0.00, 0.00, -1.04),
        .init(.foreignBehind, 0.00, 0.00, -1.18),
        .init(.unreadBefore, 0.00, 0.00, -1.88),
        .init(.unreadInside, 0.00, 0.00, -1.74),
        .init(.unreadBehind, 0.00, 0.00, -1.13),
        .init(.atEdge, 0.00, 0.00, -0.45),
        .init(.unreadWord, 0.00, -0.79, 0.00),
        .init(.unsureCharacter, -1.44, 0.00, 0.00),
        .init(.looksAgree, 1.96, 0.00, 0.00),
        .init(.looksDiffer, -3.03, 0.00, 0.00),
        .init(.unreadSecond, 0.00, -3.88, 0.00),
        .init(.sharedWords, 0.00, -2.99, 0.00),
        .init(.laterUnexplained, 0.00, -2.01, 0.00),
        .init(.monthWithNumber, 0.00, -1.99, 0.00),
        .init(.endWithNumber, 0.00, -2.50, 0.00),
        .init(.impossibleDay, 0.00, -2.63, 0.00),
        .init(.unexplainedBefore, 0.00, -0.47, 0.00),
        .init(.unexplainedBehind, 0.00, -0.29, 0.00),
        .init(.unexplainedBesidePart, 0.00, -0.34, 0.00),
        .init(.markBesidePart, 0.00, -2.13, 0.00),
        .init(.unknownWordBeforeRecent, 0.00, -2.01, 0.00),
        .init(.yearWithoutWord, 0.00, -2.02, 0.00),
        .init(.yearAlone, 0.00, -0.65, -3.36),
        .init(.monthShort, 0.00, -1.14, -0.20),
        .init(.monthBare, 0.00, -1.05, -0.94),
        .init(.monthSpaced, 0.00, -0.61, -0.96),
        .init(.dayNamed, 0.00, 0.00, -0.89),
        .init(.dayNumeric, 0.00, -0.52, -1.17),
        .init(.inferredFar, 0.00, -1.72, 0.00),
        .init(.inferredNear, 0.00, -0.70, 0.00),
        .init(.endsNearPhoto, 0.00, 0.00, 0.00),
        .init(.promotionOnLabel, 0.00, -2.14, 0.00),
        .init(.inPeriod, 0.00, -2.04, 0.00),
        .init(.weighed, 0.00, -1.58, 0.00),
        .init(.severalLives, 0.00, -2.57, 0.00),
        .init(.counted, 0.00, -0.76, 0.00),
        .init(.atFreezing, 0.00, -1.08, 0.00),
        .init(.endCorrected, 0.00, -1.58, 0.00),
        .init(.endShort, 0.00, 0.00, 0.00),
        .init(.endFar, 0.00, -0.08, 0.00),
        .init(.endElsewhere, 0.00, -0.37, 0.00),
        .init(.endTaken, 0.00, -0.97, 0.00),
        .init(.withoutWord, 0.00, 0.00, 0.00),
        .init(.otherLanguage, 0.00, -0.53, 0.00),
        .init(.anotherCalendar, 0.00, -0.55, 0.00),
        .init(.behindOtherWord, 0.00, -1.03, 0.00),
        .init(.runningText, 0.00, -0.43, 0.00),
        .init(.numberBefore, 0.00, -0.61, 0.00),
        .init(.numberBehind, 0.00, -0.04, 0.00),
        .init(.past, 0.00, 0.00, 0.00),
        .init(.farAhead, 0.00, -0.10, 0.00),
        .init(.pastWithStartOnLabel, 0.00, -0.92, 0.00),
        .init(.chineseWithoutWord, 0.00, -0.85, 0.00),
        .init(.pastWithoutWord, 0.00, -0.07, 0.00),
        .init(.forTemperatures, 0.00, -3.25, 0.00),
        .init(.endsBeforePhoto, 0.00, -1.18, 0.00),
        .init(.yearFirst, 0.00, -0.64, 0.00),
        .init(.noticeOnLabel, 0.00, -3.38, 0.00),
        .init(.inferredLasting, 0.00, -1.04, 0.00),
        .init(.shortYearFresh, 0.00, -1.06, 0.00),
        .init(.shortYearLasting, 0.00, -0.41, 0.00),
        .init(.weekdayAndDay, 0.00, -0.41, 0.00),
        .init(.mayBeCut, 0.00, -1.23, 0.00),
        .init(.lifeAtFreezing, 0.00, -0.69, 0.00),
        .init(.orderOfSigns, 0.00, 0.00, 0.00),
        .init(.weekdayFits, 0.00, 0.72, 0.00),
        .init(.lifeWithEnd, 0.00, 0.49, 0.00),
        .init(.dayFirst, 0.00, -0.15, 0.00),
        .init(.openStart, 0.00, 0.00, -0.78),
        .init(.alignedStart, 0.00, 0.00, 0.47),
        .init(.otherPartAlike, 0.00, 0.00, 1.93),
        .init(.monthFull, 0.00, 0.00, -0.93),
        .init(.monthNamed, 0.00, 0.00, -1.23),
    ]
}

extension DateConfidence {
    /// The confidence in an expiry by its likeliest print. `probability` is the solver's for its day, `rivals` that of
    /// the days that other readings of the same place show.
    init(of date: DateEvidence, probability: Double, rivals: Double) {
        let rest = 1 - min(rivals, 1 - Self.limit)
        meaning = Self.part(
            date, Self.logOdds(probability / rest), \.meaning, Self.meaningOffset, Self.meaningSlope,
            Self.meaningCeiling)
        // Typed text is not read by anyone.
        digits =
            date.readers.isEmpty && date[.otherReading] == 0 && date[.illegible] == 0
            ? rest
            : Self.part(date, Self.logOdds(rest), \.digits, Self.digitsOffset, Self.digitsSlope, Self.digitsCeiling)
                * Self.part(date, 0, \.whole, Self.wholeOffset, 0, 1)
    }

    private static func part(
        _ date: DateEvidence, _ odds: Double, _ weight: KeyPath<Row, Double>, _ offset: Double, _ slope: Double,
        _ ceiling: Double
    ) -> Double {
        let score = rows.reduce(offset + slope * odds) { $0 + date[$1.feature] * $1[keyPath: weight] }
        return ceiling / (1 + exp(-min(max(score, -30), 30)))
    }

    private static func logOdds(_ probability: Double) -> Double {
        let clamped = min(max(probability, limit), 1 - limit)
        return log(clamped / (1 - clamped))
    }

    private static let limit = 1e-3
}
