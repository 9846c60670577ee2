/// What a person calls an item by: its id, or as many of its first letters as no other item begins with.
public struct ItemReference: Hashable, Sendable {
    /// Fewer letters are not shown, though they are understood.
    private static let shownLength = 4

    private let text: String

    /// The item whose id begins with `text`.
    public init(_ text: String) {
        self.text = text.lowercased()
    }

    /// The item that is meant. Throws `ItemReferenceError` when it is none, or may be one of several.
    public func resolve(in items: [Item]) throws(ItemReferenceError) -> Item {
        if let item = items.first(where: { $0.id == text }) { return item }
        let found = text.isEmpty ? [] : items.filter { $0.id.hasPrefix(text) }
        guard let first = found.first else { throw .unknown }
        guard found.count == 1 else { throw .ambiguous(found) }
        return first
    }

    /// How many letters of their ids tell all the items apart.
    public static func length(toTellApart items: [Item]) -> Int {
        let ids = items.map(\.id).sorted()
        let shared = zip(ids, ids.dropFirst()).map { zip($0.utf8, $1.utf8).prefix { $0 == $1 }.count }
        return max(shownLength, (shared.max() ?? 0) + 1)
    }
}
