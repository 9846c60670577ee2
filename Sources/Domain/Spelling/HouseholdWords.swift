import KeepItFreshLabels

/// The words of the names and brands of a household's items that a person gave or that come from a catalogue. What was
/// read on packs is left out, as a misread word is not right because it was read twice.
package actor HouseholdWords: KnownWordsProviding {
    /// So many items are looked at, those that were added last.
    private static let maximumItems = 2_000

    private let items: any ItemProviding
    private let householdId: String
    private var reading: Task<[String: String], Never>?

    /// The words of a household; they are read when they are first asked for.
    package init(_ items: any ItemProviding, in householdId: String) {
        self.items = items
        self.householdId = householdId
    }

    /// The words that names have, whatever their language.
    package func known(among words: [String], in languages: [String]) async -> [String: KnownWord] {
        let task = reading ?? Task { [items, householdId] in await Self.read(items, householdId) }
        reading = task
        let spellings = await task.value
        guard !spellings.isEmpty else { return [:] }
        var found: [String: KnownWord] = [:]
        for word in words {
            if let spelling = spellings[word.folded] { found[word] = KnownWord(spelling, .own) }
        }
        return found
    }

    /// The words in small letters by the words without marks; nothing when the items cannot be read.
    private static func read(_ items: any ItemProviding, _ householdId: String) async -> [String: String] {
        let query = ItemQuery(order: .added, includesUsedUp: true)
        let found = (try? await items.items(query, limit: maximumItems, in: householdId)) ?? []
        var spellings: [String: String] = [:]
        for item in found {
            let source = item.nameSource
            let isRead = if case .front = source { true } else { item.name == nil }
            let isBrandGiven = item.fieldsSetByUser.contains(.brand) || source == .lettering
            for text in [isRead ? nil : item.name, isBrandGiven ? item.brand : nil].compactMap(\.self) {
                for word in LabelWords.words(of: text) where spellings[word.folded] == nil {
                    spellings[word.folded] = word
                }
            }
        }
        return spellings
    }
}
