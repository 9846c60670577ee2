public import KeepItFreshLabels

/// What a household has set for a product: the name and brand of later packs, the date order on their labels, and
/// whether they carry a date at all.
public struct ProductMemory: Equatable, Hashable, Sendable {
    /// The name; nil when none was set.
    public var name: String?
    /// The brand; nil when none was set.
    public var brand: String?
    /// The order of day, month and year; nil when none was set.
    public var dateOrder: DateOrder?
    /// Whether its packs carry no date; nil when that was not set.
    package var carriesNoDate: Bool?

    /// Collects the values from journal entries about a product, the latest entry first. Undone entries are ignored,
    /// and so is what was set on an item that had the number by mistake: on that with the id `mistaken`, and on one
    /// that lost it later with a photo of another thing.
    package init(_ entries: [JournalEntry], without mistaken: String? = nil) {
        var mistaken = Set([mistaken].compactMap(\.self))
        for entry in entries where !entry.isUndone {
            if entry.action == .parted {
                mistaken.formUnion(
                    entry.steps.filter { $0.before != nil && $0.before?.gtin != $0.after?.gtin }.map(\.itemId))
            }
            guard entry.action == .fixed, let step = entry.steps.first, !mistaken.contains(step.itemId)
            else { continue }
            dateOrder = dateOrder ?? entry.dateOrder
            guard let after = step.after else { continue }
            let changed = Set(step.changes.map(\.aspect))
            let isDateSet = changed.contains(.expiry) || step.before?.fieldsSetByUser.contains(.expiryDate) == false
            if after.fieldsSetByUser.contains(.expiryDate), isDateSet {
                carriesNoDate = carriesNoDate ?? (after.expiryDate == nil)
            }
            let isNewProduct = changed.contains(.gtin)
            if after.fieldsSetByUser.contains(.name), isNewProduct || changed.contains(.name) {
                name = name ?? after.name
            }
            if after.fieldsSetByUser.contains(.brand), isNewProduct || changed.contains(.brand) {
                brand = brand ?? after.brand
            }
        }
    }
}

extension Item {
    /// The fields that have what the household has set for a product.
    func fields(setBy memory: ProductMemory) -> Set<ItemField> {
        let fields: [(ItemField, Bool)] = [
            (.name, memory.name != nil && memory.name == name), (.brand, memory.brand != nil && memory.brand == brand),
            (.expiryDate, memory.carriesNoDate == true && expiryDate == nil),
        ]
        return Set(fields.filter(\.1).map(\.0)).intersection(fieldsSetByUser)
    }

    /// The item with what the household has set for its product.
    package func applying(_ memory: ProductMemory) -> Item {
        var item = self
        if let name = memory.name { item.setName(name, from: .person) }
        if let brand = memory.brand {
            item.brand = brand
            item.fieldsSetByUser.insert(.brand)
        }
        if memory.carriesNoDate == true, item.expiryDate == nil {
            item.fieldsSetByUser.insert(.expiryDate)
            item.needsReview.removeAll { $0 == .noDate }
        }
        return item
    }
}
