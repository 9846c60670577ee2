import KeepItFreshLabels

/// What a product lookup adds to an item.
extension Item {
    /// The item with what the lettering of its pack says in a catalogue. A name that a person gave stays, and so do all
    /// other values that the item has, but for the brand beside the name.
    package func completed(by match: LetteringMatch) -> Item {
        guard !fieldsSetByUser.contains(.name) else { return self }
        var item = self
        item.setName(match.name, from: .lettering)
        if let brand = match.brand, !fieldsSetByUser.contains(.brand) { item.brand = brand }
        item.category = completed(.category, category, match.category)
        return item.withoutNeedlessQuestion
    }

    /// Whether a lookup of its product could add a value.
    var isToBeLookedUp: Bool {
        gtin != nil && (!hasReliableName || brand == nil || unit == nil || category == nil)
    }

    /// The item with the looked-up values. A name that a person gave or that was read reliably stays, and so do all
    /// other values that the item has.
    package func completed(by found: FoundProduct) -> Item {
        let product = found.product
        var item = self
        if !hasReliableName { item.setName(product.name, from: .lookUp) }
        item.brand = completed(.brand, brand, product.brand)
        item.unit = completed(.unit, unit, product.quantity)
        item.category = completed(.category, category, product.category)
        return item.withoutNeedlessQuestion
    }

    /// The item without the question about its date if packs of its category carry none.
    private var withoutNeedlessQuestion: Item {
        guard expiryDate == nil, let category, ProductCategory.carriesNoDate(category) else { return self }
        var item = self
        item.needsReview.removeAll { $0 == .noDate }
        return item
    }

    /// Whether its name was found by the lettering, or was looked up and the name in `read`, another reading of the
    /// label, is not reliable either.
    func keepsLookedUpName(against read: Item) -> Bool {
        nameSource == .lettering || nameSource == .lookUp && !read.nameSource.isReliable
    }

    /// The values that a looked-up product gives in `completed(by:)`, of which `ItemEditingProviding` looks for missing
    /// ones.
    package var lacksProductValues: Bool {
        gtin != nil && (!hasReliableName || brand == nil || unit == nil)
    }

    /// The values that differ from those of `other`, as looked up at `source`.
    package func lookedUpFields(since other: Item, at source: FoundProduct.Source) -> [StoredPhoto.ShownField] {
        ItemField.allCases.compactMap { field in
            guard let text = text(of: field), text != other.text(of: field) else { return nil }
            return StoredPhoto.ShownField(field: field, text: text, lookup: source)
        }
    }
}
