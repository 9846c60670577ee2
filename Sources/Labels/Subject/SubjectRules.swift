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
        Rule(.substances, -0.846, 4.200, -1.887, -2.002, 4.089, -1.121, -1.571, 1.538, -2.399),
        Rule(.doses, 1.050, 4.549, -3.608, -3.927, 0.900, 0.554, -2.165, -0.149, 2.795),
        Rule(.machineLine, -1.176, -1.246, -0.014, -0.875, -0.584, 4.955, -0.194, -0.240, -0.625),
        Rule(.cardNumber, -2.374, -1.332, -0.966, -2.093, 1.974, 4.928, -0.739, -1.046, 1.649),
        Rule(.accountNumber, 0.048, -0.148, -0.003, -0.002, 3.893, -2.046, -0.002, 0.037, -1.777),
        Rule(.prices, -0.284, 0.386, -0.751, -1.034, 0.468, -0.710, 0.696, 0.379, 0.850),
        Rule(.times, 0.850, -2.755, -0.979, -0.289, -0.082, -0.933, 0.636, 2.657, 0.894),
        Rule(.days, -0.622, -2.112, -1.512, -3.078, 3.616, 1.833, -1.994, 0.859, 3.011),
        Rule(.foods, 0.820, -0.625, -0.426, -0.754, 0.623, -0.854, 0.863, 0.274, 0.078),
        Rule(.ingredients, 0.423, -0.076, 0.461, 0.677, -1.105, -0.059, -0.413, 0.195, -0.103),
        Rule(.nutrition, 1.824, -1.259, -0.137, -1.590, 0.855, -0.258, 0.388, 0.751, -0.575),
        Rule(.storage, 1.022, 1.368, 0.600, 0.690, -0.545, -1.872, -0.560, -0.701, -0.002),
        Rule(.maker, 0.261, 0.155, 0.164, -0.010, -0.340, 0.046, 0.792, -1.154, 0.085),
        Rule(.quantity, 1.835, 0.409, 1.396, 1.161, -1.171, -1.817, -0.483, -0.965, -0.366),
        Rule(.claims, 0.723, 0.057, 0.374, -0.468, -0.190, -0.117, 0.113, -0.494, 0.002),
        Rule(.retailNumber, 2.683, 1.895, 2.260, 2.351, -2.714, -1.285, -2.069, -1.960, -1.162),
        Rule(.bookNumber, 0.029, -0.434, -0.123, -0.137, -1.989, -0.322, -0.398, -0.912, 4.288),
        Rule(.couponNumber, -0.091, -0.381, -0.497, -0.219, -0.943, 2.825, -0.097, -0.086, -0.511),
        Rule(.serialNumber, -2.744, 7.388, -0.960, -1.123, -0.659, -0.154, -0.764, -0.353, -0.632),
        Rule(.linkCode, 0.172, 0.384, 0.305, 0.289, 0.149, -2.278, 0.516, 0.268, 0.196),
        Rule(.otherCode, -0.387, -0.238, -0.303, -0.548, 0.636, 0.427, 0.000, 0.112, 0.299),
        Rule(.foodDate, 2.022, 0.553, 0.619, 0.731, -1.146, -0.422, -0.862, -0.567, -0.926),
        Rule(.expiryDate, 0.085, 0.885, -0.043, -0.279, 0.099, 0.587, -0.081, -0.682, -0.572),
        Rule(.productionDate, 1.486, 0.526, 0.895, 0.496, -1.367, -0.859, -0.786, 0.027, -0.419),
        Rule(.lot, 0.135, 1.123, 1.613, 0.531, -0.710, -0.892, -0.345, -0.729, -0.726),
        Rule(.words, -1.884, 0.065, -0.075, 1.391, 1.644, 0.646, -0.776, -0.267, -0.743),
        Rule(.lines, 1.125, 0.332, -0.570, -0.994, -1.256, 1.615, -0.423, 0.796, -0.624),
        Rule(.numbers, -2.538, -0.711, -1.052, 1.964, 1.559, 3.383, -0.934, -0.348, -1.323),
        Rule(.priceLines, 0.033, -0.838, -1.987, 1.734, 3.136, -3.024, 2.542, 2.211, -3.808),
        Rule(.fewWords, -0.213, -0.280, -0.747, -0.734, 1.020, 0.442, -0.037, 1.249, -0.699),
        Rule(.bareDate, 2.789, 1.078, 1.293, 1.538, -0.772, -1.448, -1.061, -0.026, -3.391),
        Rule(.recall, -2.838, -2.719, -4.189, -5.111, 5.052, -1.014, 5.554, 6.271, -1.006),
        Rule(.name, 1.946, 0.623, 0.797, -0.324, -0.307, -0.424, -0.718, -0.766, -0.828),
    ]
}
