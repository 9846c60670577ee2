/// How a person refers to an item: by its id, by the start of the id if no other item's id starts so, or by its full
/// name.
public struct ItemReference: Hashable, Sendable {
    /// The minimum length of a shortened id; shorter ones are understood but not shown.
    private static let minimumShownLength = 4

    private let text: String

    /// A reference by id or name; case is ignored.
    package init(_ text: String) {
        self.text = text.lowercased()
    }

    /// Why a reference does not identify an item.
    public enum Failure: Error, Equatable, Sendable, CustomStringConvertible {
        /// No id starts with the text and no item has it as its name; these items are similar.
        case unknown(near: [Item])
        /// All of these match.
        case ambiguous([Item])

        /// What went wrong, in one English sentence.
        public var description: String {
            switch self {
            case .unknown: "No item has this name or id."
            case .ambiguous(let items): "There are \(items.count) items with this name or id."
            }
        }
    }

    /// The item that is referred to.
    package func resolve(in items: [Item]) throws(Failure) -> Item {
        if let item = items.first(where: { $0.id == text }) { return item }
        let ids = Set(named(items).map(\.id))
        let found = text.isEmpty ? [] : items.filter { $0.id.hasPrefix(text) || ids.contains($0.id) }
        guard let first = found.first else { throw .unknown(near: similar(items)) }
        guard found.count == 1 else { throw .ambiguous(found) }
        return first
    }

    /// The items with that name; used-up ones only if there are no others.
    private func named(_ items: [Item]) -> [Item] {
        let named = items.filter { $0.name?.lowercased() == text }
        let available = named.filter { $0.quantity > 0 }
        return available.isEmpty ? named : available
    }

    /// The items that an unknown text may refer to: those whose name contains it, otherwise those with the most similar
    /// id.
    private func similar(_ items: [Item]) -> [Item] {
        guard text.count > 1 else { return [] }
        let named = items.filter { $0.name?.lowercased().contains(text) ?? false }
        guard named.isEmpty else { return named }
        let prefixes = items.map { String($0.id.prefix(text.count)) }
        guard let nearest = ClosestMatch.nearest(to: text, in: prefixes) else { return [] }
        return items.filter { $0.id.hasPrefix(nearest) }
    }

    /// How many characters of the ids are needed to distinguish all items.
    package static func length(toDistinguish items: [Item]) -> Int {
        let prefixes = items.map { prefix(of: $0.id) }.sorted()
        let shared = zip(prefixes, prefixes.dropFirst()).reduce(0) { max($0, ($1.0 ^ $1.1).leadingZeroBitCount / 8) }
        guard shared == 8 else { return max(minimumShownLength, shared + 1) }
        let ids = items.map(\.id).sorted()
        let sharedLength = zip(ids, ids.dropFirst()).reduce(0) { max($0, Self.sharedLength($1.0, $1.1)) }
        return max(minimumShownLength, sharedLength + 1)
    }

    /// The first eight bytes as a number with the same order: faster to sort than texts, and usually sufficient.
    private static func prefix(of id: String) -> UInt64 {
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
