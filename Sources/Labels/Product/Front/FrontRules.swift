import func Glibc.exp
import func Glibc.log

/// The weights by which lines are chosen for the name on the front of a pack, in log-odds.
///
/// They are fitted to photos of packs with known names by `Scripts/training/fit_names.py`; they are no settings.
enum FrontRules {
    /// Names that are right less often than this, 0…1, are not given.
    static let minimumConfidence = 0.45

    /// The probabilities that a line is the brand and that it belongs to the name, 0…1; it may be neither.
    static func probabilities(_ features: [FrontLine.Feature: Double]) -> (brand: Double, name: Double) {
        let brand = rules.score(of: features, from: brandBias)
        let name = rules.score(of: features, 1, from: nameBias)
        let highest = max(brand, name, 0)
        let shares = (brand: exp(brand - highest), name: exp(name - highest), neither: exp(-highest))
        let sum = shares.brand + shares.name + shares.neither
        return (shares.brand / sum, shares.name / sum)
    }

    /// How much speaks for a choice of lines.
    static func score(_ features: [FrontChoice.Feature: Double]) -> Double {
        choiceRules.score(of: features)
    }

    /// How often such a name is right, 0…1.
    static func confidence(_ features: [FrontName.Feature: Double]) -> Double {
        1 / (1 + exp(-answerRules.score(of: features, from: answerBias)))
    }

    /// The log-odds of a probability, within those of one in ten thousand.
    static func logOdds(_ probability: Double) -> Double {
        log(max(probability, 0.0001) / max(1 - probability, 0.0001))
    }

    static let brandBias = -6.734
    static let nameBias = -15.131
    static let answerBias = -6.390

    /// A line as the brand, and as a part of the name.
    static let rules: [FittedRow<FrontLine.Feature>] = [
        .init(.belowTallest, 0.544, 0.746),
        .init(.aboveMedian, 0.377, 0.169),
        .init(.shareOfPhoto, 1.443, 0.873),
        .init(.isSmall, -0.618, -0.409),
        .init(.isTallest, -0.559, -0.720),
        .init(.rank, -2.161, -1.824),
        .init(.confidence, 11.142, 18.874),
        .init(.isUnclear, -9.577, 14.603),
        .init(.fromMiddle, -2.622, -1.976),
        .init(.fromUpperMiddle, 1.607, -1.648),
        .init(.fromTallest, -0.763, -1.521),
        .init(.letters, -0.047, 0.407),
        .init(.words, -0.515, -0.534),
        .init(.longestWord, 0.973, 0.744),
        .init(.digits, -3.365, -0.828),
        .init(.capitals, -0.435, -0.262),
        .init(.claims, -1.378, -0.364),
        .init(.foods, -1.271, 1.414),
        .init(.implausible, 0.333, -0.531),
        .init(.quantity, -2.414, 1.400),
        .init(.excluded, 0.364, -0.327),
        .init(.company, 0.756, -0.837),
        .init(.prose, -0.129, -0.110),
        .init(.organic, 2.232, 2.452),
        .init(.lack, -3.346, -1.463),
        .init(.isShort, -2.176, -1.087),
        .init(.dates, -2.660, -1.084),
        .init(.repeated, 2.614, 4.284),
        .init(.commas, 0.690, -0.735),
        .init(.fullStop, 0.153, -0.409),
        .init(.length, 1.043, 1.453),
        .init(.alike, -0.427, -0.868),
        .init(.excludedAlike, 0.046, -0.685),
        .init(.claimsBeside, 0.630, -0.525),
        .init(.foodsBeside, -0.780, 0.503),
        .init(.alikeBeside, -0.231, -0.133),
        .init(.tilt, -0.856, -1.783),
        .init(.lines, 0.385, -0.176),
        .init(.fromEdge, 0.776, 0.566),
        .init(.beside, -2.970, -2.444),
        .init(.brandWords, 0.692, 0.016),
        .init(.nameWords, 0.254, 0.859),
        .init(.descriptionWords, -0.282, 0.209),
        .init(.claimWords, -0.236, -0.138),
        .init(.wineWords, 0.326, -0.158),
        .init(.smallWords, -0.261, -0.044),
        .init(.otherWords, -0.024, 0.114),
        .init(.above, -0.246, 0.471),
        .init(.aboveHeight, 0.202, 0.259),
        .init(.aboveGap, -1.399, -0.375),
        .init(.aboveBrand, 1.234, 0.249),
        .init(.aboveName, -0.244, 1.022),
        .init(.aboveOther, -0.834, -0.082),
        .init(.below, 0.237, 0.280),
        .init(.belowHeight, 0.729, -0.164),
        .init(.belowGap, 0.094, -0.251),
        .init(.belowBrand, 1.104, -0.222),
        .init(.belowName, 0.299, 0.448),
        .init(.belowOther, 0.075, 0.239),
    ]

    /// Lines together as brand and name.
    static let choiceRules: [FittedRow<FrontChoice.Feature>] = [
        .init(.likely, 0.417),
        .init(.unlikely, 1.133),
        .init(.leftOut, 0.418),
        .init(.words1, -0.506),
        .init(.words2, 0.889),
        .init(.words3, 0.652),
        .init(.words4, 0.547),
        .init(.words5, -0.107),
        .init(.words6, -0.482),
        .init(.words7, -1.083),
        .init(.words8, -1.803),
        .init(.lines1, -0.265),
        .init(.lines2, -0.454),
        .init(.lines3, 0.279),
        .init(.lines4, 1.213),
        .init(.brands0, 0.351),
        .init(.brands1, 0.175),
        .init(.brands2, -0.577),
        .init(.spread, -0.377),
        .init(.tallest, 0.116),
        .init(.food, 0.302),
        .init(.foodLeftOut, -0.392),
        .init(.hasName, 1.030),
        .init(.hasBrand, 0.068),
        .init(.places, -1.302),
        .init(.repeated, -3.807),
        .init(.smallBelow, 0.204),
        .init(.small, -0.818),
        .init(.all, 0.132),
        .init(.alikeLeftOut, -0.860),
    ]

    /// The chosen lines, among all of a photo, as the right name.
    static let answerRules: [FittedRow<FrontName.Feature>] = [
        .init(.height, 3.037),
        .init(.isLow, -1.205),
        .init(.probability, 4.016),
        .init(.choice, 2.412),
        .init(.lines, 0.328),
        .init(.excluded, -0.667),
        .init(.excludedOfName, -0.736),
        .init(.confidence, -0.254),
        .init(.foods, 1.222),
        .init(.lettering, -3.030),
        .init(.smallWords, -0.228),
    ]
}
