package import KeepItFreshLabels

/// Names packs without a number as the household named earlier packs with the same lettering.
///
/// Of two letterings the brand and the name have to be the same: another variety differs in one word of a few.
package actor HouseholdLettering {
    private let items: any ItemProviding
    private let householdId: String
    private var reading: Task<[Named], any Error>?

    /// The corrections that are looked at, the last ones first.
    private static let maximumCorrections = 200
    /// The share of the lettering that two packs of one product have in common, at least.
    private static let minimumLikeness = 0.7
    private static let minimumWords = 2
    /// How often such a match is right.
    private static let confidence = 0.97

    /// The names that persons gave in a household.
    package init(_ items: any ItemProviding, in householdId: String) {
        self.items = items
        self.householdId = householdId
    }

    /// A name that a person gave, with the lettering of a pack that has it.
    private struct Named {
        let match: LetteringMatch
        let lettering: PackLettering
    }

    /// The name of the earlier pack whose lettering is most like that of one of these photos; nil when none is.
    package func match(_ labels: [ScannedLabel]) async -> LetteringMatch? {
        guard let named = try? await named(), !named.isEmpty else { return nil }
        let parser = LabelParser()
        let likest = labels.compactMap { parser.lettering(of: $0) }.filter { $0.words.count >= Self.minimumWords }
            .flatMap { lettering in named.map { (likeness: lettering.likeness(to: $0.lettering), match: $0.match) } }
            .max { $0.likeness < $1.likeness }
        return likest.flatMap { $0.likeness >= Self.minimumLikeness ? $0.match : nil }
    }

    /// The names, read once. Throws `DataError`.
    private func named() async throws -> [Named] {
        let task = reading ?? Task { try await read() }
        reading = task
        return try await task.value
    }

    private func read() async throws -> [Named] {
        let entries = try await items.journal(
            in: householdId, since: nil, of: .fixed, limit: Self.maximumCorrections)
        let parser = LabelParser()
        var found: [Named] = []
        var ids: Set<String> = []
        for step in entries.lazy.filter({ !$0.isUndone }).compactMap(\.steps.first) {
            guard let item = step.after, item.gtin == nil, let name = item.name, item.fieldsSetByUser.contains(.name),
                step.changes.contains(where: { $0.aspect == .name }), ids.insert(step.itemId).inserted
            else { continue }
            let match = LetteringMatch(
                name: name, brand: item.brand, category: item.category, confidence: Self.confidence)
            for photo in try await items.photos(of: step.itemId, in: householdId) {
                guard let lettering = photo.label.flatMap({ parser.lettering(of: $0) }),
                    lettering.words.count >= Self.minimumWords
                else { continue }
                found.append(Named(match: match, lettering: lettering))
            }
        }
        return found
    }
}
