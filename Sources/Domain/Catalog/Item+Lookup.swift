extension Item {
    /// The item with what was looked up of its product. A name that a person gave or that was read soundly stays, as do
    /// all other values that there are.
    func completed(by found: FoundProduct) -> Item {
        let product = found.product
        var item = self
        if needsName {
            item.name = product.name
            item.nameConfidence = CatalogProduct.nameConfidence
            item.needsReview.removeAll { $0 == .noName }
        }
        item.brand = completed(.brand, brand, product.brand)
        item.unit = completed(.unit, unit, product.quantity)
        item.category = completed(.category, category, product.category)
        return item
    }

    /// True when the lookup of its product can tell something more.
    var isToBeLookedUp: Bool {
        gtin != nil && (needsName || brand == nil || unit == nil || category == nil)
    }

    /// True when its name was looked up and another reading of the label is no surer than the one it took the place of.
    func keepsLookedUpName(against read: Item) -> Bool {
        nameConfidence == CatalogProduct.nameConfidence && (read.nameConfidence ?? 1) < Self.soundNameConfidence
    }

    private var needsName: Bool {
        !given.contains(.name) && (name == nil || (nameConfidence ?? 1) < Self.soundNameConfidence)
    }

    /// The values that it has otherwise than `other`, as looked up at `source`.
    func lookedUpFields(since other: Item, at source: LookupSource) -> [ShownField] {
        ItemField.allCases.compactMap { field in
            guard let text = text(of: field), text != other.text(of: field) else { return nil }
            return ShownField(field: field, text: text, lookup: source)
        }
    }
}
