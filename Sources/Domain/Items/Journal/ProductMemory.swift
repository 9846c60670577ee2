/// What a household said of a product: what later packs of it are called, and how their labels print dates.
public struct ProductMemory: Equatable, Hashable, Sendable {
    /// The name; nil when nobody gave one.
    public var name: String?
    /// The brand; nil when nobody gave one.
    public var brand: String?
    /// The order of day, month and year; nil when nobody said.
    public var dateOrder: DateOrder?

    /// What was said in journal entries on a product, the latest first. What was undone was never said.
    package init(_ entries: [JournalEntry]) {
        for entry in entries where entry.action == .fixed && !entry.isUndone {
            dateOrder = dateOrder ?? entry.dateOrder
            guard let step = entry.steps.first, let after = step.after else { continue }
            let changed = Set(step.changes.map(\.aspect))
            let isNewProduct = changed.contains(.gtin)
            if after.given.contains(.name), isNewProduct || changed.contains(.name) { name = name ?? after.name }
            if after.given.contains(.brand), isNewProduct || changed.contains(.brand) { brand = brand ?? after.brand }
        }
    }
}

extension Item {
    /// The item as the household calls its product.
    package func remembering(_ memory: ProductMemory) -> Item {
        var item = self
        if let name = memory.name {
            item.name = name
            item.nameConfidence = nil
            item.given.insert(.name)
            item.needsReview.removeAll { $0 == .noName }
        }
        if let brand = memory.brand {
            item.brand = brand
            item.given.insert(.brand)
        }
        return item
    }
}
