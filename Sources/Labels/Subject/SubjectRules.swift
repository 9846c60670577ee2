import func Glibc.exp

/// The weights by which the subject of a photo is decided, in log-odds against food.
///
/// They are fitted to photos of packs, medicine and other things by `Scripts/training/fit_subjects.py`; they are no
/// settings.
enum SubjectRules {
    /// A row: a feature with its weights in favour of medicine, of personal papers, and of other things.
    struct Rule {
        let feature: SubjectEvidence.Feature
        let medicine: Double
        let papers: Double
        let things: Double

        init(_ feature: SubjectEvidence.Feature, _ medicine: Double, _ papers: Double, _ things: Double) {
            self.feature = feature
            self.medicine = medicine
            self.papers = papers
            self.things = things
        }
    }

    /// Subjects are given from this probability on, 0…1, that the photo shows food, or that it does not.
    static let minimumConfidence = 0.85
    /// A score beyond this adds nothing that a number of 64 bits can show.
    private static let maximumScore = 30.0

    /// What a photo shows.
    struct Decision {
        /// The most probable subject; nil when it is open whether the photo shows food.
        let subject: PhotoSubject?
        /// The probability of the most probable subject, 0…1.
        let confidence: Double
        /// Whether it shows papers of a person: a passport, a bank card, a ticket, a letter.
        let isPrivate: Bool
    }

    /// What a photo with this evidence shows.
    static func decision(on evidence: SubjectEvidence) -> Decision {
        var scores = (medicine: medicineBias, papers: papersBias, things: thingsBias)
        for rule in rules {
            let value = evidence.features[rule.feature] ?? 0
            scores.medicine += rule.medicine * value
            scores.papers += rule.papers * value
            scores.things += rule.things * value
        }
        let medicine = exp(min(scores.medicine, maximumScore))
        let papers = exp(min(scores.papers, maximumScore))
        let things = exp(min(scores.things, maximumScore))
        let (sum, other) = (1 + medicine + papers + things, papers + things)
        let (subject, share): (PhotoSubject, Double) =
            1 >= max(medicine, other) ? (.food, 1) : medicine > other ? (.medicine, medicine) : (.other, other)
        let food = 1 / sum
        let isCertain = max(food, 1 - food) >= minimumConfidence
        return Decision(
            subject: isCertain ? subject : nil, confidence: share / sum,
            isPrivate: isCertain && subject == .other && papers >= things)
    }

    static let medicineBias = -2.254
    static let papersBias = -3.860
    static let thingsBias = -0.882

    static let rules: [Rule] = [
        Rule(.medicine, 3.480, -0.562, -1.301),
        Rule(.identity, -0.234, 5.434, 1.321),
        Rule(.bankCard, -0.132, 2.325, 1.251),
        Rule(.ticket, 1.217, 4.368, -0.451),
        Rule(.letter, -0.117, 3.391, -0.810),
        Rule(.receipt, -1.064, 1.853, 2.548),
        Rule(.calendar, 0.689, 0.484, 2.087),
        Rule(.book, 2.937, 1.084, 6.475),
        Rule(.recording, -0.097, -0.168, 2.849),
        Rule(.device, -0.520, -0.026, 3.489),
        Rule(.screen, -0.401, -0.836, 3.339),
        Rule(.parcel, -0.135, -1.122, 3.324),
        Rule(.story, -0.376, -0.129, 1.800),
        Rule(.cosmetics, -3.327, -1.479, -2.478),
        Rule(.substances, 4.290, -0.222, -1.145),
        Rule(.doses, 3.920, -0.281, 1.350),
        Rule(.machineLine, -0.160, 1.962, -0.246),
        Rule(.cardNumber, -0.144, 4.831, -1.862),
        Rule(.accountNumber, -0.093, 1.682, -0.558),
        Rule(.prices, -1.435, -0.491, 3.054),
        Rule(.times, -2.328, -1.303, 1.095),
        Rule(.days, -0.433, 0.312, 2.771),
        Rule(.foods, -1.821, -1.385, -1.173),
        Rule(.ingredients, -0.990, -0.867, -2.808),
        Rule(.nutrition, -1.577, -1.233, -4.108),
        Rule(.storage, -0.350, -1.955, -0.523),
        Rule(.maker, 0.186, -0.579, 0.332),
        Rule(.quantity, -1.230, -2.714, -1.491),
        Rule(.claims, -2.381, -1.421, -0.913),
        Rule(.retailNumber, -2.354, -0.203, -1.148),
        Rule(.bookNumber, -0.363, -0.103, 1.563),
        Rule(.otherCode, -0.423, 4.009, 4.095),
        Rule(.foodDate, -2.947, -1.326, -3.905),
        Rule(.expiryDate, -1.241, 0.231, -2.060),
        Rule(.productionDate, 1.554, -1.576, -1.072),
        Rule(.lot, 0.714, -1.503, -0.792),
        Rule(.words, 0.026, 0.601, 0.193),
        Rule(.lettering, -4.694, -4.044, -4.799),
        Rule(.name, 1.340, 0.226, -0.550),
    ]
}
