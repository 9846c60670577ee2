import FoundationEssentials
import KeepItFreshDomain

extension InMemoryHousehold {
    /// Stores items under the ids that they have. The rules are those of `ItemProviding.importItems`.
    mutating func importItems(
        _ imported: [Item], replacing: Bool, by userId: String, on day: CivilDate
    ) throws -> [ItemChange] {
        let plan = ItemImport(imported, into: items, replacing: replacing)
        for step in plan.steps {
            guard let after = step.after else { continue }
            if step.before == nil {
                items.append(after)
                addPurchase(of: after.id, quantity: after.quantity, at: after.addedDate, unit: after.unit)
            } else {
                try replace(after)
            }
        }
        if !plan.steps.isEmpty {
            note(JournalEntry(userId: userId, date: Date(), day: day, action: .imported, steps: plan.steps))
        }
        return plan.changes
    }
}
