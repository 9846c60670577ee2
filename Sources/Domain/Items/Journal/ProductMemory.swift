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

    /// Collects the values from journal entries about a product, the latest entry first. Undone entries are ignored.
    package init(_ entries: [JournalEntry]) {
        for entry in entries where entry.action == .fixed && !entry.isUndone {
            dateOrder = dateOrder ?? entry.dateOrder
            guard let step = entry.steps.first, let after = step.after else { continue }
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
