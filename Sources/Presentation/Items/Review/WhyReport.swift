import FoundationEssentials
public import KeepItFreshDomain

/// Where each of an item's values comes from, and who changed it when.
public struct WhyReport: Sendable {
    private let item: Item
    private let values: [ValueOrigin]
    private let history: [JournalEntry]
    private let userId: String

    /// The report on an item: which photos gave it which value (`origins`), what was read of them (`photos`), and what
    /// became of it since (`history`), told to the user `userId`.
    public init(
        _ item: Item, origins: [FieldOrigin], photos: [ItemPhoto], history: [JournalEntry], userId: String
    ) {
        self.item = item
        self.history = history
        self.userId = userId
        values = ItemField.allCases.compactMap { field in
            ValueOrigin(field, of: item, origins: origins, photos: photos, history: history)
        }
    }

    /// A line for each value, then the item's changes.
    public var lines: [String] {
        var lines = ["\(item.shownName)  \(TerminalText.visible(item.id))"]
        for value in values {
            lines.append("  \(value.title): \(TerminalText.visible(value.text))")
            lines += value.sourceLines(seenBy: userId).map { "      \($0)" }
        }
        lines.append("changes:")
        return lines + history.map { "  \($0.line(seenBy: userId))" }
    }

    /// The object for scripts.
    public var json: JSONValue {
        .object([
            ("id", .string(item.id)),
            ("name", .text(item.name)),
            ("values", .array(values.map(\.json))),
            ("history", .array(history.map { $0.json(seenBy: userId) })),
        ])
    }
}
