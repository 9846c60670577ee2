/// The weights by which a catalogue's product is chosen by the lettering of a pack, in log-odds.
///
/// They are fitted to photos of packs with known names by `Scripts/training/fit_lettering.py`; they are no settings.
enum LetteringRules {
    /// That of no product of the catalogue.
    static let noProduct = 4.965

    static let weights: [String: Double] = [
        "nameFound": 0.199,
        "brandFound": -0.028,
        "nameMissing": -0.273,
        "claimsMissing": -4.993,
        "brandMissing": -5.564,
        "hasNoBrand": -1.296,
        "isWhole": 6.114,
        "unexplained": -0.181,
        "unexplainedShare": -2.871,
        "quantity": 2.997,
    ]

    /// A product's score in the relation to that of `noProduct`.
    static func score(_ features: LetteringFeatures) -> Double {
        features.values.reduce(0) { $0 + (weights[$1.name] ?? 0) * $1.value }
    }
}
