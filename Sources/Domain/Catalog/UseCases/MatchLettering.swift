package import KeepItFreshLabels

/// Finds the product of a pack by its lettering, for packs whose number is not known.
package struct MatchLettering: Sendable {
    private let catalog: any ProductCatalogProviding

    package init(_ catalog: any ProductCatalogProviding) {
        self.catalog = catalog
    }

    /// The product of the first photo whose lettering is surely that of one; nil when there is none.
    package func match(_ labels: [ScannedLabel]) async -> LetteringMatch? {
        // Made here: its words take some milliseconds to prepare, which commands without photos do not need.
        let parser = LabelParser()
        for label in labels {
            guard let lettering = parser.lettering(of: label), let found = await catalog.candidates(for: lettering),
                let match = LetteringMatch(lettering, among: found)
            else { continue }
            return match
        }
        return nil
    }
}
