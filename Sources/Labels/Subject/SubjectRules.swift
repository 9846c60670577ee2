/// The weights by which the subject of a photo is decided: a score for each subject, of its words and of what else was
/// read.
///
/// They are fitted to photos and texts of food and of other things by `Scripts/training/fit_subjects.py`; they are no
/// settings.
enum SubjectRules {
    /// A row: a feature with its weights for the subjects, in the order of `PhotoSubject`.
    struct Rule {
        let feature: SubjectEvidence.Feature
        let weights: [Double]

        init(_ feature: SubjectEvidence.Feature, _ weights: Double...) {
            self.feature = feature
            self.weights = weights
        }
    }

    /// What a photo shows.
    struct Decision {
        /// The subject; nil when it is open whether the photo shows food.
        let subject: PhotoSubject?
        /// The most probable subject that is not food.
        let other: PhotoSubject
        /// The probability that it shows food, 0…1.
        let food: Double
    }

    /// Up to this probability of food, the photo shows something else; above it and below the other it is open.
    static let maximumOfOther = 0.3
    /// From this probability of food on, the photo shows food.
    static let minimumOfFood = 0.45

    /// What a photo with this evidence shows.
    static func decision(on evidence: SubjectEvidence) -> Decision {
        let shares = probabilities(on: evidence)
        let food = shares[0]
        let best = shares.indices.dropFirst().max { shares[$0] < shares[$1] } ?? 1
        let other = PhotoSubject.allCases[best]
        let subject = food >= minimumOfFood ? PhotoSubject.food : food <= maximumOfOther ? other : nil
        return Decision(subject: subject, other: other, food: food)
    }

    /// The probability of each subject, in the order of `PhotoSubject`; they add up to 1.
    static func probabilities(on evidence: SubjectEvidence) -> [Double] {
        var scores = SubjectWordWeights.weights.scores(of: evidence.wordCounts)
        for rule in rules {
            let value = evidence.features[rule.feature] ?? 0
            for place in scores.indices { scores[place] += rule.weights[place] * value }
        }
        return HashedWordWeights.probabilities(of: scores)
    }

    static let rules: [Rule] = [
        Rule(.substances, -0.495, 4.320, -1.795, -1.910, 3.843, -1.159, -1.534, 1.315, -2.586),
        Rule(.doses, 1.372, 4.260, -4.422, -4.156, 1.360, 0.722, -2.244, -0.105, 3.214),
        Rule(.machineLine, -0.719, -0.689, -0.148, -2.262, -0.626, 5.203, -0.052, -0.223, -0.485),
        Rule(.cardNumber, -2.174, -1.317, -1.074, -1.909, 2.474, 3.989, -0.512, -0.898, 1.420),
        Rule(.accountNumber, -0.457, -0.402, -0.048, -0.066, 4.114, -1.472, 0.004, 0.015, -1.689),
        Rule(.prices, -0.621, 0.278, -0.869, -1.163, 0.784, -0.094, 0.593, 0.277, 0.814),
        Rule(.times, 0.766, -2.871, -1.028, -0.138, 0.206, -1.124, 0.381, 2.694, 1.114),
        Rule(.days, -0.599, -2.003, -1.650, -2.839, 3.729, 2.041, -2.381, 0.934, 2.767),
        Rule(.foods, 0.949, -0.629, -0.450, -0.638, 0.662, -0.907, 0.836, 0.268, -0.091),
        Rule(.ingredients, 0.366, 0.066, 0.420, 0.815, -1.010, -0.214, -0.504, 0.065, -0.004),
        Rule(.nutrition, 1.824, -1.193, -0.091, -1.690, 1.015, -0.107, 0.066, 0.769, -0.592),
        Rule(.storage, 1.060, 1.241, 0.562, 0.725, -0.433, -2.013, -0.576, -0.474, -0.092),
        Rule(.maker, 0.203, 0.081, 0.083, 0.020, -0.208, 0.136, 0.735, -1.088, 0.037),
        Rule(.quantity, 2.067, 0.369, 1.473, 1.223, -1.432, -2.106, -0.274, -1.018, -0.302),
        Rule(.claims, 0.765, -0.022, 0.356, -0.500, -0.345, -0.257, 0.399, -0.516, 0.119),
        Rule(.retailNumber, 2.895, 2.227, 2.473, 2.617, -2.942, -1.250, -2.294, -2.305, -1.419),
        Rule(.bookNumber, 0.175, -0.194, -0.080, -0.021, -2.265, -0.234, -0.293, -0.983, 3.895),
        Rule(.couponNumber, -0.095, -0.357, -0.678, -0.250, -0.825, 3.448, -0.200, -0.118, -0.926),
        Rule(.serialNumber, -2.246, 7.056, -1.059, -1.216, -0.873, -0.194, -0.492, -0.526, -0.449),
        Rule(.linkCode, 0.176, 0.320, 0.323, 0.371, 0.409, -2.630, 0.597, 0.312, 0.122),
        Rule(.otherCode, -0.458, -0.231, -0.366, -0.592, 0.622, 0.594, -0.010, 0.127, 0.313),
        Rule(.foodDate, 2.177, 0.672, 0.699, 0.896, -1.183, -0.677, -1.052, -0.606, -0.927),
        Rule(.expiryDate, 0.154, 0.906, -0.049, -0.224, 0.103, 0.486, -0.187, -0.654, -0.535),
        Rule(.productionDate, 1.364, 0.454, 0.823, 0.497, -1.166, -0.675, -1.005, 0.212, -0.504),
        Rule(.lot, 0.121, 1.216, 1.645, 0.565, -0.668, -1.152, -0.406, -0.685, -0.635),
        Rule(.words, -0.992, -0.048, 0.391, 1.137, 0.065, 0.223, -0.159, -0.153, -0.464),
        Rule(.lines, 0.498, 0.446, -0.707, -0.814, -0.221, 1.519, -0.918, 0.764, -0.566),
        Rule(.numbers, 0.431, -1.471, 0.445, 1.258, -5.063, 2.238, 1.763, 0.298, 0.099),
        Rule(.priceLines, 0.956, -0.413, -1.833, 2.046, 1.783, -4.101, 2.728, 2.649, -3.815),
        Rule(.fewWords, 0.293, -0.361, -0.387, -0.240, 0.095, -0.348, 0.102, 1.279, -0.432),
        Rule(.bareDate, 2.507, 1.405, 1.277, 1.203, 0.247, -1.568, -1.498, 0.076, -3.650),
        Rule(.recall, -2.975, -2.963, -4.648, -5.334, 5.648, -0.958, 5.900, 6.457, -1.126),
        Rule(.name, 2.190, 0.711, 0.895, -0.285, -1.154, -0.496, -0.492, -0.752, -0.618),
    ]
}
