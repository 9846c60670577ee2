/// The weights by which the subject of a photo is decided: a score for each class, of its words and of what else was
/// read. The classes are the subjects in the order of `PhotoSubject`, of which the first is food by itself, and last
/// many packs of food beside each other, as in a fridge.
///
/// They are fitted to photos and texts of food and of other things by `Scripts/training/fit_subjects.py`; they are no
/// settings.
enum SubjectRules {
    /// What a photo shows.
    struct Decision {
        /// The subject; nil when it is open whether the photo shows food.
        let subject: PhotoSubject?
        /// The most probable subject that is not food.
        let other: PhotoSubject
        /// The probability that it shows food, 0…1.
        let food: Double
        /// The probability that it shows many packs, none of them in front, if it shows food.
        let manyPacks: Double
    }

    /// Up to this probability of food, the photo shows something else; above it and below the other it is open.
    static let maximumOfOther = 0.3
    /// From this probability of food on, the photo shows food.
    static let minimumOfFood = 0.45
    /// Between these probabilities of food, lines that were not read yet may change the decision.
    private static let openToMore = 0.03...0.95
    /// From this probability on, a photo of food without a number or a date shows many packs.
    static let minimumOfManyPacks = 0.5

    /// What a photo with this evidence shows.
    static func decision(on evidence: SubjectEvidence) -> Decision {
        let shares = probabilities(on: evidence)
        let food = foodShare(of: shares)
        let best = shares.indices.dropFirst().dropLast().max { shares[$0] < shares[$1] } ?? 1
        let other = PhotoSubject.allCases[best]
        let subject = food >= minimumOfFood ? PhotoSubject.food : food <= maximumOfOther ? other : nil
        return Decision(subject: subject, other: other, food: food, manyPacks: (shares.last ?? 0) / max(food, 1e-9))
    }

    /// Whether more lines may change what a photo with this evidence is taken for.
    static func isOpen(on evidence: SubjectEvidence) -> Bool {
        !evidence.isEmpty && openToMore.contains(foodShare(of: probabilities(on: evidence)))
    }

    private static func foodShare(of shares: [Double]) -> Double { shares[0] + (shares.last ?? 0) }

    /// The probability of each class; they add up to 1.
    static func probabilities(on evidence: SubjectEvidence) -> [Double] {
        var scores = HashedWordWeights.subject.scores(of: evidence.wordCounts)
        for rule in rules {
            let value = evidence.features[rule.feature] ?? 0
            for place in scores.indices { scores[place] += rule.weights[place] * value }
        }
        return HashedWordWeights.probabilities(of: scores)
    }

    static let rules: [FittedRow<SubjectEvidence.Feature>] = [
        .init(.substances, -0.158, 4.593, -1.722, -1.788, 3.987, -1.089, -1.801, 1.366, -2.614, -0.774),
        .init(.doses, 1.372, 4.409, -4.310, -4.107, 1.398, 0.829, -2.421, -0.010, 3.310, -0.473),
        .init(.machineLine, -0.742, -0.648, -0.168, -2.379, -0.494, 5.309, -0.126, -0.271, -0.465, -0.016),
        .init(.cardNumber, -2.275, -1.357, -1.104, -2.032, 2.592, 4.053, -0.433, -0.909, 1.491, -0.028),
        .init(.accountNumber, -0.568, -0.378, -0.084, -0.105, 4.286, -1.541, -0.033, -0.022, -1.548, -0.007),
        .init(.prices, -0.633, 0.394, -0.802, -1.039, 0.948, 0.135, 0.628, 0.516, 0.932, -1.080),
        .init(.times, 0.823, -2.848, -0.946, -0.058, 0.313, -1.051, 0.471, 2.823, 1.226, -0.754),
        .init(.days, -0.231, -1.923, -1.546, -2.698, 3.517, 2.217, -2.964, 1.051, 2.850, -0.273),
        .init(.foods, 0.719, -0.854, -0.683, -0.880, 0.365, -1.092, 0.814, -0.013, -0.358, 1.981),
        .init(.ingredients, 0.449, 0.303, 0.663, 1.089, -0.903, 0.015, -0.517, 0.317, 0.179, -1.596),
        .init(.nutrition, 2.116, -0.985, 0.119, -1.432, 1.276, 0.183, 0.299, 1.114, -0.354, -2.337),
        .init(.storage, 1.109, 1.280, 0.607, 0.797, -0.432, -2.018, -0.734, -0.471, -0.103, -0.034),
        .init(.maker, 0.312, 0.267, 0.257, 0.208, -0.016, 0.301, 0.801, -0.944, 0.211, -1.396),
        .init(.quantity, 2.249, 0.556, 1.662, 1.394, -1.224, -1.989, -0.190, -0.835, -0.140, -1.482),
        .init(.claims, 0.919, 0.144, 0.516, -0.349, -0.197, -0.071, 0.409, -0.393, 0.251, -1.229),
        .init(.retailNumber, 2.550, 1.899, 2.122, 2.271, -3.108, -1.454, -2.635, -2.493, -1.673, 2.521),
        .init(.bookNumber, -0.152, -0.203, -0.145, -0.107, -2.801, -0.215, -0.157, -0.626, 4.422, -0.016),
        .init(.couponNumber, -0.381, -0.377, -0.530, -0.314, -0.782, 3.688, -0.141, -0.166, -0.942, -0.055),
        .init(.serialNumber, -2.285, 7.174, -1.093, -1.205, -0.806, -0.211, -0.447, -0.539, -0.423, -0.164),
        .init(.linkCode, 0.098, 0.282, 0.287, 0.326, 0.338, -2.674, 0.583, 0.280, 0.081, 0.398),
        .init(.otherCode, -0.488, -0.283, -0.446, -0.643, 0.575, 0.558, 0.170, 0.097, 0.298, 0.162),
        .init(.foodDate, 1.991, 0.514, 0.562, 0.728, -1.266, -0.855, -1.306, -0.752, -1.038, 1.422),
        .init(.expiryDate, 0.124, 0.896, -0.061, -0.230, 0.120, 0.499, -0.417, -0.656, -0.544, 0.269),
        .init(.productionDate, 1.452, 0.522, 0.933, 0.577, -0.989, -0.677, -0.966, 0.304, -0.426, -0.730),
        .init(.lot, 0.199, 1.326, 1.816, 0.653, -0.580, -1.055, -0.536, -0.615, -0.572, -0.636),
        .init(.words, -0.621, 0.339, 1.069, 1.692, 0.366, 0.687, -1.115, 0.019, -0.313, -2.122),
        .init(.lines, -0.122, -0.097, -1.527, -1.835, 0.256, 0.875, 1.645, 0.457, -0.378, 0.727),
        .init(.numbers, 1.538, -0.601, 1.752, 2.212, -3.741, 3.403, 1.376, 0.858, 0.716, -7.511),
        .init(.priceLines, 1.191, -0.068, -1.396, 2.284, 2.744, -3.843, 2.200, 2.681, -3.398, -2.394),
        .init(.titles, -0.177, -0.529, -1.491, -0.694, -1.264, -0.932, 1.552, 0.110, -0.135, 3.562),
        .init(.shortLines, 0.065, -0.056, 0.004, 0.233, -1.066, -0.037, -1.307, -0.228, -0.523, 2.915),
        .init(.fewWords, 0.580, -0.031, 0.006, 0.163, 0.367, -0.135, 0.276, 1.453, -0.166, -2.513),
        .init(.bareDate, 2.705, 1.463, 1.249, 1.309, -0.073, -1.729, -1.554, 0.278, -3.614, -0.035),
        .init(.recall, -3.110, -2.801, -4.502, -4.932, 5.519, -0.824, 5.818, 6.343, -1.113, -0.398),
        .init(.name, 2.045, 0.640, 0.880, -0.327, -1.107, -0.474, -1.060, -0.853, -0.717, 0.974),
        .init(.screenName, -4.723, -0.418, -0.775, -0.891, -0.250, -0.021, -0.253, 9.982, -0.146, -2.505),
        .init(.screenFile, -5.121, -0.287, -0.708, -0.792, -0.221, -0.029, -0.217, 9.924, -0.119, -2.430),
        .init(.statusBar, -5.427, -0.122, -0.988, -1.642, -0.591, 1.536, -0.672, 8.275, 2.024, -2.392),
    ]
}
