import KeepItFreshLabels

/// The weights by which a catalogue's product is chosen by the lettering of a pack, in log-odds.
///
/// They are fitted to photos of packs with known names by `Scripts/training/fit_lettering.py`; they are no settings.
enum LetteringRules {
    /// That of no product of the catalogue.
    static let noProduct = 4.965

    static let rules: [FittedRow<LetteringFeatures.Feature>] = [
        .init(.nameFound, 0.199),
        .init(.brandFound, -0.028),
        .init(.nameMissing, -0.273),
        .init(.claimsMissing, -4.993),
        .init(.brandMissing, -5.564),
        .init(.hasNoBrand, -1.296),
        .init(.isWhole, 6.114),
        .init(.unexplained, -0.181),
        .init(.unexplainedShare, -2.871),
        .init(.quantity, 2.997),
    ]

    /// A product's score in the relation to that of `noProduct`.
    static func score(_ features: LetteringFeatures) -> Double { rules.score(of: features.values) }
}
