/// What a second reader says about the digits of a date that another one has read.
///
/// How it changes a date's confidence is a temporary rule, until all evidence for a date is summed up in one
/// probability. It rests on photos of packs on which both readers saw the same date: it was right on 72 of 72, while
/// digits that differ are a misreading of one of the two.
enum SecondOpinion: Sendable {
    /// No other reader has read the place.
    case none
    /// It has read the same digits.
    case agrees
    /// It has read other digits.
    case differs

    /// Fewer digits are not a reading of a date.
    static let minimumDigits = 4

    /// The minimum confidence in a date by its keyword when the readers agree, although no keyword is near: the digits
    /// are right, and hardly any pack prints a date that is not about the food.
    private static let minimumAgreedBase = 0.96
    /// The confidence of a date with an inferred year is lower by this factor.
    private static let inferredYearFactor = 0.9
    /// The maximum number of days between the photo and a date whose year is certain: chilled food is photographed
    /// within some weeks of its date.
    private static let maximumDaysToInferredYear = 42

    /// The confidence in a date by the place of its keyword, with this opinion on its digits. Where it may be the date
    /// of production, it remains as doubtful as before.
    func adjusted(base: Double, mayBeProduction: Bool) -> Double {
        self == .agrees && !mayBeProduction ? max(base, Self.minimumAgreedBase) : base
    }

    /// The factor for a date whose year is not printed, when the photo was taken on a day that is known, or nil.
    func inferredYearFactor(of date: CivilDate, taken: CivilDate?) -> Double {
        guard self == .agrees, let taken, abs(taken.days(until: date)) <= Self.maximumDaysToInferredYear else {
            return Self.inferredYearFactor
        }
        return 1
    }

    /// The maximum confidence of a date: digits that differ have to be confirmed by a person.
    var maximumConfidence: Double {
        self == .differs ? LabelDate.sureConfidence - 0.05 : 1
    }
}
