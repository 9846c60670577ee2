package import KeepItFreshDomain

/// The changes that parsing an item's labels again would make.
package struct RereadProposal: Sendable {
    private let item: Item
    private let changes: [JournalStep.Change]

    /// A proposal for an item that today's parser reads as `read`; nil if nothing would change.
    package init?(_ item: Item, read: Item) {
        let step = JournalStep(itemId: item.id, before: item, after: item.reread(as: read))
        guard !step.changes.isEmpty else { return nil }
        self.item = item
        changes = step.changes
    }

    /// Returns one line with the item and the changes.
    package func line(in language: MessageLanguage) -> String {
        let changes = changes.map { $0.words(in: language) }.joined(separator: ", ")
        return "\(item.shownName(in: language))  \(item.id.prefix(8)): \(changes)"
    }

    /// The object for scripts.
    package var json: JSONValue {
        .object([
            ("id", .string(item.id)), ("name", .text(item.name)),
            ("changes", .array(changes.map { $0.json(of: item.id) })),
        ])
    }
}
