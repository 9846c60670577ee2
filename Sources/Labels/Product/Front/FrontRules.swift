import func Glibc.exp
import func Glibc.log

/// The weights by which lines are chosen for the name on the front of a pack, in log-odds.
///
/// They are fitted to photos of packs with known names by `Scripts/training/fit_names.py`; they are no settings.
enum FrontRules {
    /// Names that are right less often than this, 0…1, are not given.
    static let minimumConfidence = 0.45

    /// A row: a feature of a line with its weights.
    struct Rule {
        let feature: FrontLine.Feature
        /// In favour of the line as the brand.
        let brand: Double
        /// In favour of the line as a part of the name.
        let name: Double

        init(_ feature: FrontLine.Feature, _ brand: Double, _ name: Double) {
            self.feature = feature
            self.brand = brand
            self.name = name
        }
    }

    /// A row: a feature of lines together, with its weight in favour of them as brand and name.
    struct ChoiceRule {
        let feature: FrontChoice.Feature
        let weight: Double

        init(_ feature: FrontChoice.Feature, _ weight: Double) {
            self.feature = feature
            self.weight = weight
        }
    }

    /// A row: a feature of the chosen lines among all of a photo, with its weight in favour of them as the right name.
    struct AnswerRule {
        let feature: FrontName.Feature
        let weight: Double

        init(_ feature: FrontName.Feature, _ weight: Double) {
            self.feature = feature
            self.weight = weight
        }
    }

    /// The probabilities that a line is the brand and that it belongs to the name, 0…1; it may be neither.
    static func probabilities(_ features: [FrontLine.Feature: Double]) -> (brand: Double, name: Double) {
        var (brand, name) = (brandBias, nameBias)
        for rule in rules {
            let value = features[rule.feature] ?? 0
            brand += rule.brand * value
            name += rule.name * value
        }
        let highest = max(brand, name, 0)
        let shares = (brand: exp(brand - highest), name: exp(name - highest), neither: exp(-highest))
        let sum = shares.brand + shares.name + shares.neither
        return (shares.brand / sum, shares.name / sum)
    }

    /// How much speaks for a choice of lines.
    static func score(_ features: [FrontChoice.Feature: Double]) -> Double {
        choiceRules.reduce(0) { $0 + $1.weight * (features[$1.feature] ?? 0) }
    }

    /// How often such a name is right, 0…1.
    static func confidence(_ features: [FrontName.Feature: Double]) -> Double {
        1 / (1 + exp(-answerRules.reduce(answerBias) { $0 + $1.weight * (features[$1.feature] ?? 0) }))
    }

    /// The log-odds of a probability, within those of one in ten thousand.
    static func logOdds(_ probability: Double) -> Double {
        log(max(probability, 0.0001) / max(1 - probability, 0.0001))
    }

    static let brandBias = -6.734
    static let nameBias = -15.131
    static let answerBias = -6.390

    static let rules: [Rule] = [
        Rule(.belowTallest, 0.544, 0.746),
        Rule(.aboveMedian, 0.377, 0.169),
        Rule(.shareOfPhoto, 1.443, 0.873),
        Rule(.isSmall, -0.618, -0.409),
        Rule(.isTallest, -0.559, -0.720),
        Rule(.rank, -2.161, -1.824),
        Rule(.confidence, 11.142, 18.874),
        Rule(.isUnclear, -9.577, 14.603),
        Rule(.fromMiddle, -2.622, -1.976),
        Rule(.fromUpperMiddle, 1.607, -1.648),
        Rule(.fromTallest, -0.763, -1.521),
        Rule(.letters, -0.047, 0.407),
        Rule(.words, -0.515, -0.534),
        Rule(.longestWord, 0.973, 0.744),
        Rule(.digits, -3.365, -0.828),
        Rule(.capitals, -0.435, -0.262),
        Rule(.claims, -1.378, -0.364),
        Rule(.foods, -1.271, 1.414),
        Rule(.implausible, 0.333, -0.531),
        Rule(.quantity, -2.414, 1.400),
        Rule(.excluded, 0.364, -0.327),
        Rule(.company, 0.756, -0.837),
        Rule(.prose, -0.129, -0.110),
        Rule(.organic, 2.232, 2.452),
        Rule(.lack, -3.346, -1.463),
        Rule(.isShort, -2.176, -1.087),
        Rule(.dates, -2.660, -1.084),
        Rule(.repeated, 2.614, 4.284),
        Rule(.commas, 0.690, -0.735),
        Rule(.fullStop, 0.153, -0.409),
        Rule(.length, 1.043, 1.453),
        Rule(.alike, -0.427, -0.868),
        Rule(.excludedAlike, 0.046, -0.685),
        Rule(.claimsBeside, 0.630, -0.525),
        Rule(.foodsBeside, -0.780, 0.503),
        Rule(.alikeBeside, -0.231, -0.133),
        Rule(.tilt, -0.856, -1.783),
        Rule(.lines, 0.385, -0.176),
        Rule(.fromEdge, 0.776, 0.566),
        Rule(.beside, -2.970, -2.444),
        Rule(.brandWords, 0.692, 0.016),
        Rule(.nameWords, 0.254, 0.859),
        Rule(.descriptionWords, -0.282, 0.209),
        Rule(.claimWords, -0.236, -0.138),
        Rule(.wineWords, 0.326, -0.158),
        Rule(.smallWords, -0.261, -0.044),
        Rule(.otherWords, -0.024, 0.114),
        Rule(.above, -0.246, 0.471),
        Rule(.aboveHeight, 0.202, 0.259),
        Rule(.aboveGap, -1.399, -0.375),
        Rule(.aboveBrand, 1.234, 0.249),
        Rule(.aboveName, -0.244, 1.022),
        Rule(.aboveOther, -0.834, -0.082),
        Rule(.below, 0.237, 0.280),
        Rule(.belowHeight, 0.729, -0.164),
        Rule(.belowGap, 0.094, -0.251),
        Rule(.belowBrand, 1.104, -0.222),
        Rule(.belowName, 0.299, 0.448),
        Rule(.belowOther, 0.075, 0.239),
    ]

    static let choiceRules: [ChoiceRule] = [
        ChoiceRule(.likely, 0.417),
        ChoiceRule(.unlikely, 1.133),
        ChoiceRule(.leftOut, 0.418),
        ChoiceRule(.words1, -0.506),
        ChoiceRule(.words2, 0.889),
        ChoiceRule(.words3, 0.652),
        ChoiceRule(.words4, 0.547),
        ChoiceRule(.words5, -0.107),
        ChoiceRule(.words6, -0.482),
        ChoiceRule(.words7, -1.083),
        ChoiceRule(.words8, -1.803),
        ChoiceRule(.lines1, -0.265),
        ChoiceRule(.lines2, -0.454),
        ChoiceRule(.lines3, 0.279),
        ChoiceRule(.lines4, 1.213),
        ChoiceRule(.brands0, 0.351),
        ChoiceRule(.brands1, 0.175),
        ChoiceRule(.brands2, -0.577),
        ChoiceRule(.spread, -0.377),
        ChoiceRule(.tallest, 0.116),
        ChoiceRule(.food, 0.302),
        ChoiceRule(.foodLeftOut, -0.392),
        ChoiceRule(.hasName, 1.030),
        ChoiceRule(.hasBrand, 0.068),
        ChoiceRule(.places, -1.302),
        ChoiceRule(.repeated, -3.807),
        ChoiceRule(.smallBelow, 0.204),
        ChoiceRule(.small, -0.818),
        ChoiceRule(.all, 0.132),
        ChoiceRule(.alikeLeftOut, -0.860),
    ]

    static let answerRules: [AnswerRule] = [
        AnswerRule(.height, 3.037),
        AnswerRule(.isLow, -1.205),
        AnswerRule(.probability, 4.016),
        AnswerRule(.choice, 2.412),
        AnswerRule(.lines, 0.328),
        AnswerRule(.excluded, -0.667),
        AnswerRule(.excludedOfName, -0.736),
        AnswerRule(.confidence, -0.254),
        AnswerRule(.foods, 1.222),
        AnswerRule(.lettering, -3.030),
        AnswerRule(.smallWords, -0.228),
    ]
}
