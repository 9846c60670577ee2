import FoundationEssentials

/// The changes made by importing items under their own ids.
package struct ItemImport: Sendable {
    /// The changes to make, at most one for each item.
    package private(set) var steps: [JournalStep] = []
    /// The change of each imported item, in their order.
    package private(set) var changes: [ItemChange] = []

    /// Compares `imported` with the `known` items. An item with a known id is changed only when `replacing`.
    package init(_ imported: [Item], into known: [Item], replacing: Bool) {
        var byId = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
        for item in imported {
            let before = byId[item.id]
            guard before == nil || (replacing && !Self.areSame(before, item)) else {
                changes.append(.unchanged)
                continue
            }
            steps.append(JournalStep(itemId: item.id, before: before, after: item))
            changes.append(before == nil ? .created : .updated)
            byId[item.id] = item
        }
    }

    /// Compares dates to the millisecond, as precisely as stores keep them.
    private static func areSame(_ before: Item?, _ item: Item) -> Bool {
        guard let before else { return false }
        return item.differences(from: before).isEmpty
            && abs(item.addedDate.timeIntervalSince(before.addedDate)) < 0.001
    }
}
