public import KeepItFreshDomain

/// What reading an item's labels again would change.
public struct RereadProposal: Sendable {
    private let item: Item
    private let changes: [AspectChange]

    /// The proposal for an item whose photos show `read` to today's parser; nil when nothing would change.
    public init?(_ item: Item, read: Item) {
        let step = JournalStep(itemId: item.id, before: item, after: item.reread(as: read))
        guard !step.changes.isEmpty else { return nil }
        self.item = item
        changes = step.changes
    }

    /// One line on the item.
    public var line: String {
        "\(item.shownName)  \(item.id.prefix(8)): \(changes.map(\.words).joined(separator: ", "))"
    }

    /// The object for scripts.
    public var json: JSONValue {
        .object([
            ("id", .string(item.id)), ("name", .text(item.name)),
            ("changes", .array(changes.map { $0.json(of: item.id) })),
        ])
    }
}
