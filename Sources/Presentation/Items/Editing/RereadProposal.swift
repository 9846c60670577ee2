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

    /// One line with the item and the changes.
    package var line: String {
        "\(item.shownName)  \(item.id.prefix(8)): \(changes.map(\.words).joined(separator: ", "))"
    }

    /// The object for scripts.
    package var json: JSONValue {
        .object([
            ("id", .string(item.id)), ("name", .text(item.name)),
            ("changes", .array(changes.map { $0.json(of: item.id) })),
        ])
    }
}
