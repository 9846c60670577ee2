/// What a person calls an item by: its id, as many of its first letters as no other item begins with, or its whole name.
public struct ItemReference: Hashable, Sendable {
    /// Fewer letters are not shown, though they are understood.
    private static let shownLength = 4

    private let text: String

    /// The item whose id begins with `text`, or whose name it is; capitals do not matter.
    public init(_ text: String) {
        self.text = text.lowercased()
    }

    /// The item that is meant. Throws `ItemReferenceError` when it is none, or may be one of several.
    public func resolve(in items: [Item]) throws(ItemReferenceError) -> Item {
        if let item = items.first(where: { $0.id == text }) { return item }
        let ids = Set(named(items).map(\.id))
        let found = text.isEmpty ? [] : items.filter { $0.id.hasPrefix(text) || ids.contains($0.id) }
        guard let first = found.first else { throw .unknown(near: near(items)) }
        guard found.count == 1 else { throw .ambiguous(found) }
        return first
    }

    /// The items of that name; those with nothing left only where there are no others.
    private func named(_ items: [Item]) -> [Item] {
        let named = items.filter { $0.name?.lowercased() == text }
        let left = named.filter { $0.quantity > 0 }
        return left.isEmpty ? named : left
    }

    /// The items that may be meant by what is no id's beginning: those whose name has it in it, else one whose id is near.
    private func near(_ items: [Item]) -> [Item] {
        guard text.count > 1 else { return [] }
        let named = items.filter { $0.name?.lowercased().contains(text) ?? false }
        guard named.isEmpty else { return named }
        let beginnings = items.map { String($0.id.prefix(text.count)) }
        guard let nearest = NearName.nearest(to: text, in: beginnings) else { return [] }
        return items.filter { $0.id.hasPrefix(nearest) }
    }

    /// How many letters of their ids tell all the items apart.
    public static func length(toTellApart items: [Item]) -> Int {
        let beginnings = items.map { beginning(of: $0.id) }.sorted()
        let apart = zip(beginnings, beginnings.dropFirst()).reduce(0) { max($0, ($1.0 ^ $1.1).sharedBytes) }
        guard apart == 8 else { return max(shownLength, apart + 1) }
        let ids = items.map(\.id).sorted()
        let shared = zip(ids, ids.dropFirst()).reduce(0) { max($0, sharedLength($1.0, $1.1)) }
        return max(shownLength, shared + 1)
    }

    /// The first eight bytes as a number that is sorted as they are: quicker than texts, and most often enough.
    private static func beginning(of id: String) -> UInt64 {
        var number: UInt64 = 0
        var count: UInt64 = 0
        for byte in id.utf8.prefix(8) {
            number = number << 8 | UInt64(byte)
            count += 1
        }
        return number << (8 * (8 - count))
    }

    private static func sharedLength(_ left: String, _ right: String) -> Int {
        var count = 0
        for (first, second) in zip(left.utf8, right.utf8) {
            guard first == second else { break }
            count += 1
        }
        return count
    }
}

extension UInt64 {
    /// Of the difference of two beginnings: how many bytes they share.
    fileprivate var sharedBytes: Int { leadingZeroBitCount / 8 }
}
