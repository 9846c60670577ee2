import func Glibc.exp

/// The weights by which lines are chosen for the name on the front of a pack, in log-odds.
///
/// They are fitted to photos of packs with known names by `Scripts/training/fit_names.py`; they are no settings.
enum FrontRules {
    /// A line whose probability is at least this belongs to the name; one whose probability is at least this is the
    /// brand.
    static let minimumProbability = 0.5
    /// Names that are right less often than this, 0…1, are not given.
    static let minimumConfidence = 0.55

    /// A row: a feature of a line with its weights.
    struct Rule {
        let feature: FrontLine.Feature
        /// In favour of the line as a part of the brand or name.
        let name: Double
        /// In favour of such a line as the brand.
        let brand: Double

        init(_ feature: FrontLine.Feature, _ name: Double, _ brand: Double) {
            self.feature = feature
            self.name = name
            self.brand = brand
        }
    }

    /// A row: a feature of the chosen lines together, with its weight in favour of them as the right name.
    struct AnswerRule {
        let feature: FrontName.Feature
        let weight: Double

        init(_ feature: FrontName.Feature, _ weight: Double) {
            self.feature = feature
            self.weight = weight
        }
    }

    /// The probability that a line belongs to brand or name, 0…1.
    static func nameProbability(_ features: [FrontLine.Feature: Double]) -> Double {
        logistic(rules.reduce(nameBias) { $0 + $1.name * (features[$1.feature] ?? 0) })
    }

    /// The probability that a line of brand or name is the brand, 0…1.
    static func brandProbability(_ features: [FrontLine.Feature: Double]) -> Double {
        logistic(rules.reduce(brandBias) { $0 + $1.brand * (features[$1.feature] ?? 0) })
    }

    /// How often such a name is right, 0…1.
    static func confidence(_ features: [FrontName.Feature: Double]) -> Double {
        logistic(answerRules.reduce(answerBias) { $0 + $1.weight * (features[$1.feature] ?? 0) })
    }

    private static func logistic(_ score: Double) -> Double {
        1 / (1 + exp(-score))
    }

    static let nameBias = -4.931
    static let brandBias = 8.784
    static let answerBias = -20.311

    static let rules: [Rule] = [
        Rule(.belowTallest, 0.583, -0.084),
        Rule(.aboveMedian, 0.267, -0.183),
        Rule(.shareOfPhoto, 0.900, -0.065),
        Rule(.isSmall, -0.307, -0.875),
        Rule(.isTallest, -0.795, -0.244),
        Rule(.rank, -1.934, -0.570),
        Rule(.confidence, 12.347, -4.078),
        Rule(.isUnclear, -0.755, -2.660),
        Rule(.fromMiddle, -3.202, -1.303),
        Rule(.fromUpperMiddle, -0.161, 1.810),
        Rule(.fromTallest, -2.143, 2.495),
        Rule(.letters, 0.063, -0.991),
        Rule(.words, -0.698, -1.359),
        Rule(.longestWord, -0.025, -0.226),
        Rule(.digits, -4.445, -3.009),
        Rule(.capitals, -0.447, -1.020),
        Rule(.claims, -1.615, -0.195),
        Rule(.foods, 1.339, -4.001),
        Rule(.implausible, 0.548, 1.789),
        Rule(.quantity, 0.323, 0.628),
        Rule(.excluded, -0.787, 0.445),
        Rule(.company, 0.240, 4.811),
        Rule(.prose, 0.813, 0.892),
        Rule(.organic, 2.007, 0.427),
        Rule(.lack, -3.851, -0.727),
        Rule(.isShort, -2.404, -2.780),
        Rule(.dates, -1.574, -0.368),
        Rule(.repeated, 2.669, -2.314),
        Rule(.commas, -0.237, 0.343),
        Rule(.fullStop, -1.162, -0.426),
        Rule(.length, 0.203, -3.254),
        Rule(.alike, -1.134, -0.969),
        Rule(.excludedAlike, 0.355, 2.078),
        Rule(.claimsBeside, 0.033, 1.328),
        Rule(.foodsBeside, 0.692, -1.528),
        Rule(.alikeBeside, -0.472, -1.131),
        Rule(.tilt, -2.817, -1.383),
        Rule(.lines, 0.145, 0.515),
    ]

    static let answerRules: [AnswerRule] = [
        AnswerRule(.height, 1.100),
        AnswerRule(.isLow, -0.158),
        AnswerRule(.probability, 7.128),
        AnswerRule(.lines, 0.155),
        AnswerRule(.excluded, -1.051),
        AnswerRule(.excludedOfName, -2.937),
        AnswerRule(.confidence, 16.429),
        AnswerRule(.foods, 0.522),
        AnswerRule(.lettering, -0.936),
    ]
}
