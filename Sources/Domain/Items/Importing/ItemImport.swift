import FoundationEssentials

/// What storing items under the ids that they have does to what is there.
package struct ItemImport: Sendable {
    /// What is to be done, to each item once.
    package private(set) var steps: [JournalStep] = []
    /// What becomes of each item, in their order.
    package private(set) var changes: [ItemChange] = []

    /// Puts `imported` beside `known`; an item whose id is known takes the imported values only when `replacing`.
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

    /// Stores keep a date to the millisecond.
    private static func areSame(_ before: Item?, _ item: Item) -> Bool {
        guard let before else { return false }
        return item.differences(from: before).isEmpty
            && abs(item.addedDate.timeIntervalSince(before.addedDate)) < 0.001
    }
}
