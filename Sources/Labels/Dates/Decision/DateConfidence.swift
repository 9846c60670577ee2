import func Glibc.exp
import func Glibc.log

/// How sure an expiry is, in two parts: that its digits are read rightly, and that they mean what they are taken for.
///
/// Two readers that agree make the digits sure, but say nothing about the meaning; what stands beside a date and is not
/// understood makes the meaning unsure, however well it is read. Each part is a logistic curve over the solver's
/// probability and the features of the print, below a ceiling. `Scripts/training/fit_dates.py` fits it to labels whose
/// products and kinds had no part in fitting the weights of ``DateRules``, so that it holds for labels like none of those.
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

    private static let digitsOffset = 1.1945
    private static let digitsSlope = 1.3377
    private static let digitsCeiling = 0.9999
    private static let meaningOffset = 1.6729
    private static let meaningSlope = 0.7130
    private static let meaningCeiling = 0.9998

    private static let rows: [Row] = [
        Row(.readByTwo, 1.48, 0.00),
        Row(.readDifferently, -2.47, 0.00),
        Row(.legible, 1.45, 0.00),
        Row(.illegible, -7.99, 0.00),
        Row(.onlyDocument, -3.00, 0.00),
        Row(.onlyDateCode, -0.51, 0.00),
        Row(.otherReading, -2.99, 0.00),
        Row(.sameDigits, 1.00, 0.00),
        Row(.support, 0.59, 0.00),
        Row(.corrected, -0.92, -0.12),
        Row(.onTwoLines, -1.00, -1.73),
        Row(.doubtfulLetter, -2.00, -1.97),
        Row(.fullMixed, -0.96, -1.71),
        Row(.shortMixed, -1.00, -1.99),
        Row(.touchesDigits, -1.00, -0.91),
        Row(.partOfLonger, -0.50, -0.42),
        Row(.loneDigit, -0.46, 0.00),
        Row(.unreadSecond, 0.00, -4.00),
        Row(.sharedWords, 0.00, -3.00),
        Row(.laterUnexplained, 0.00, -2.05),
        Row(.monthWithNumber, 0.00, -1.86),
        Row(.endWithNumber, 0.00, -2.50),
        Row(.impossibleDay, 0.00, -2.90),
        Row(.unexplainedBefore, 0.00, -0.59),
        Row(.unexplainedBehind, 0.00, -0.32),
        Row(.unexplainedBesidePart, 0.00, -0.46),
        Row(.markBesidePart, 0.00, -2.17),
        Row(.unknownWordBeforeRecent, 0.00, -1.87),
        Row(.yearWithoutWord, 0.00, -2.02),
        Row(.yearAlone, 0.00, -0.60),
        Row(.monthShort, 0.00, -1.20),
        Row(.monthBare, 0.00, -1.12),
        Row(.monthSpaced, 0.00, -0.46),
        Row(.dayNamed, 0.00, -0.20),
        Row(.dayNumeric, 0.00, -0.57),
        Row(.inferredFar, 0.00, -1.90),
        Row(.inferredNear, 0.00, -0.16),
        Row(.endsNearPhoto, 0.00, 0.08),
        Row(.promotionOnLabel, 0.00, -2.21),
        Row(.inPeriod, 0.00, -2.14),
        Row(.weighed, 0.00, -1.81),
        Row(.severalLives, 0.00, -3.26),
        Row(.counted, 0.00, -1.27),
        Row(.atFreezing, 0.00, -1.09),
        Row(.endCorrected, 0.00, -1.57),
        Row(.endShort, 0.00, 0.00),
        Row(.endFar, 0.00, -0.10),
        Row(.endElsewhere, 0.00, -0.22),
        Row(.endTaken, 0.00, -0.79),
        Row(.withoutWord, 0.00, 0.00),
        Row(.otherLanguage, 0.00, -0.53),
        Row(.anotherCalendar, 0.00, -0.61),
        Row(.behindOtherWord, 0.00, -1.24),
        Row(.runningText, 0.00, -0.03),
        Row(.numberBefore, 0.00, -0.72),
        Row(.numberBehind, 0.00, -0.55),
        Row(.past, 0.00, 0.00),
        Row(.farAhead, 0.00, -0.25),
        Row(.pastWithStartOnLabel, 0.00, -0.96),
        Row(.chineseWithoutWord, 0.00, -0.82),
        Row(.pastWithoutWord, 0.00, -0.20),
        Row(.forTemperatures, 0.00, -3.33),
        Row(.endsBeforePhoto, 0.00, -1.17),
        Row(.yearFirst, 0.00, -0.79),
    ]
}

extension DateConfidence {
    /// The confidence in an expiry by its likeliest print. `probability` is the solver's for its day, `rivals` that of the
    /// days that other readings of the same place show.
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
