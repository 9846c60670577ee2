import FoundationEssentials
import KeepItFreshDomain

extension InMemoryHousehold {
    /// Puts an entry into the journal and returns it with its number.
    @discardableResult
    mutating func note(_ entry: JournalEntry) -> JournalEntry {
        var entry = entry
        entry.id = (journal.last?.id ?? 0) + 1
        journal.append(entry)
        return entry
    }

    /// Edits an item. Throws `DataError.notFound` and `ItemEditError`.
    mutating func edit(_ itemId: String, _ edit: ItemEdit, on day: CivilDate, by userId: String) throws -> JournalEntry
    {
        guard let item = items.first(where: { $0.id == itemId }) else { throw DataError.notFound }
        let newId = UUID().uuidString.lowercased()
        let entry = try JournalEntry(editing: item, edit, on: day, by: userId, at: Date(), newId: newId)
        try entry.steps.forEach { try take($0) }
        return note(entry)
    }

    /// Takes back the last change of a user. Throws `ItemEditError`.
    mutating func undo(by userId: String) throws -> JournalEntry {
        guard let index = journal.lastIndex(where: { $0.userId == userId && !$0.isUndone }) else {
            throw ItemEditError.nothingToUndo
        }
        let steps = try journal[index].undone { id in items.first { $0.id == id } }
        try steps.forEach { try take($0) }
        for photo in journal[index].photos {
            photos[photo] = nil
            storedPhotos[photo] = nil
            packs[photo] = nil
            captures[photo] = nil
        }
        journal[index].isUndone = true
        return journal[index]
    }

    /// What the household said of a product.
    func memory(of gtin: GTIN) -> ProductMemory {
        ProductMemory(journal.reversed().filter { $0.gtin == gtin })
    }

    /// The photos of an item in the order they were stored.
    func photos(of itemId: String) -> [ItemPhoto] {
        photos.filter { $0.value.contains(itemId) }.compactMap { storedPhotos[$0.key] }
            .sorted { ($0.savedAt, $0.name) < ($1.savedAt, $1.name) }
    }

    private mutating func take(_ step: JournalStep) throws {
        guard let after = step.after else {
            removedPurchases[step.itemId] = purchases.filter { $0.itemId == step.itemId }
            items.removeAll { $0.id == step.itemId }
            purchases.removeAll { $0.itemId == step.itemId }
            return
        }
        guard step.before == nil else { return try replace(after) }
        items.append(after)
        if let earlier = removedPurchases.removeValue(forKey: after.id) {
            purchases += earlier
        } else {
            addPurchase(of: after.id, quantity: after.quantity, at: Date(), unit: after.unit)
        }
    }
}
