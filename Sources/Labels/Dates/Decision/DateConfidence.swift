import func Glibc.exp
import func Glibc.log

/// How sure an expiry is, in two parts: that its digits are read rightly, and that they mean what they are taken for.
///
/// Two readers that agree make the digits sure, but say nothing about the meaning; what stands beside a date and is not
/// understood makes the meaning unsure, however well it is read. Each part is a logistic curve over the solver's
/// probability and the features of the print, below a ceiling. `Scripts/training/fit_dates.py` fits it to labels whose
/// products and kinds had no part in fitting the weights of ``DateRules``, so that it holds for labels like none of
/// those.
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

        init(_ feature: DateFeature, _ digits: Double, _ meaning: Double) {
            (self.feature, self.digits, self.meaning) = (feature, digits, meaning)
        }
    }

    private static let digitsOffset = 1.8890
    private static let digitsSlope = 1.2051
    private static let digitsCeiling = 0.9983
    private static let meaningOffset = 1.6549
    private static let meaningSlope = 0.6960
    private static let meaningCeiling = 0.9938

    private static let rows: [Row] = [
        Row(.readByTwo, 1.50, 0.00),
        Row(.readDifferently, -2.43, 0.00),
        Row(.legible, 1.44, 0.00),
        Row(.illegible, -7.99, 0.00),
        Row(.onlyDocument, -3.00, 0.00),
        Row(.onlyDateCode, -0.55, 0.00),
        Row(.otherReading, -2.99, 0.00),
        Row(.sameDigits, 1.00, 0.00),
        Row(.support, 0.59, 0.00),
        Row(.corrected, -0.95, 0.00),
        Row(.onTwoLines, -1.00, -1.52),
        Row(.doubtfulLetter, -2.00, -1.95),
        Row(.fullMixed, -0.97, -1.74),
        Row(.shortMixed, -1.00, -1.96),
        Row(.touchesDigits, -1.00, -0.94),
        Row(.partOfLonger, -0.50, -0.41),
        Row(.loneDigit, -0.47, 0.00),
        Row(.unreadSecond, 0.00, -3.88),
        Row(.sharedWords, 0.00, -2.99),
        Row(.laterUnexplained, 0.00, -2.01),
        Row(.monthWithNumber, 0.00, -1.99),
        Row(.endWithNumber, 0.00, -2.50),
        Row(.impossibleDay, 0.00, -2.63),
        Row(.unexplainedBefore, 0.00, -0.47),
        Row(.unexplainedBehind, 0.00, -0.29),
        Row(.unexplainedBesidePart, 0.00, -0.34),
        Row(.markBesidePart, 0.00, -2.13),
        Row(.unknownWordBeforeRecent, 0.00, -2.01),
        Row(.yearWithoutWord, 0.00, -2.02),
        Row(.yearAlone, 0.00, -0.65),
        Row(.monthShort, 0.00, -1.14),
        Row(.monthBare, 0.00, -1.05),
        Row(.monthSpaced, 0.00, -0.61),
        Row(.dayNamed, 0.00, 0.00),
        Row(.dayNumeric, 0.00, -0.52),
        Row(.inferredFar, 0.00, -1.72),
        Row(.inferredNear, 0.00, -0.70),
        Row(.endsNearPhoto, 0.00, 0.00),
        Row(.promotionOnLabel, 0.00, -2.14),
        Row(.inPeriod, 0.00, -2.04),
        Row(.weighed, 0.00, -1.58),
        Row(.severalLives, 0.00, -2.57),
        Row(.counted, 0.00, -0.76),
        Row(.atFreezing, 0.00, -1.08),
        Row(.endCorrected, 0.00, -1.58),
        Row(.endShort, 0.00, 0.00),
        Row(.endFar, 0.00, -0.08),
        Row(.endElsewhere, 0.00, -0.37),
        Row(.endTaken, 0.00, -0.97),
        Row(.withoutWord, 0.00, 0.00),
        Row(.otherLanguage, 0.00, -0.53),
        Row(.anotherCalendar, 0.00, -0.55),
        Row(.behindOtherWord, 0.00, -1.03),
        Row(.runningText, 0.00, -0.43),
        Row(.numberBefore, 0.00, -0.61),
        Row(.numberBehind, 0.00, -0.04),
        Row(.past, 0.00, 0.00),
        Row(.farAhead, 0.00, -0.10),
        Row(.pastWithStartOnLabel, 0.00, -0.92),
        Row(.chineseWithoutWord, 0.00, -0.85),
        Row(.pastWithoutWord, 0.00, -0.07),
        Row(.forTemperatures, 0.00, -3.25),
        Row(.endsBeforePhoto, 0.00, -1.18),
        Row(.yearFirst, 0.00, -0.64),
        Row(.noticeOnLabel, 0.00, -3.38),
        Row(.inferredLasting, 0.00, -1.04),
        Row(.shortYearFresh, 0.00, -1.06),
        Row(.shortYearLasting, 0.00, -0.41),
        Row(.weekdayAndDay, 0.00, -0.41),
        Row(.mayBeCut, 0.00, -1.23),
        Row(.lifeAtFreezing, 0.00, -0.69),
        Row(.orderOfSigns, 0.00, 0.00),
        Row(.weekdayFits, 0.00, 0.72),
        Row(.lifeWithEnd, 0.00, 0.49),
        Row(.dayFirst, 0.00, -0.15),
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
