import KeepItFreshLabels

/// What a product lookup adds to an item.
extension Item {
    /// The confidence of a name that was looked up, 0…1: just below `reliableNameConfidence`. So a reliably read name
    /// is kept and replaces a looked-up one, as the pack says best what it contains; a name that was read less reliably
    /// is more likely wrong than the catalogue's. And a looked-up name is never compared with what a photo shows.
    package static let lookedUpNameConfidence = reliableNameConfidence - 0.01

    /// The confidence of a name that was found by the lettering of the pack, 0…1: 97 of 100 are those of the pack, and
    /// their spelling is right.
    package static let matchedNameConfidence = 0.97

    /// The item with what the lettering of its pack says in a catalogue. A name that a person gave stays, and so do all
    /// other values that the item has, but for the brand beside the name.
    package func completed(by match: LetteringMatch) -> Item {
        guard !fieldsSetByUser.contains(.name) else { return self }
        var item = self
        item.name = match.name
        item.nameConfidence = Self.matchedNameConfidence
        if let brand = match.brand, !fieldsSetByUser.contains(.brand) { item.brand = brand }
        item.category = completed(.category, category, match.category)
        return item.withoutNeedlessQuestion
    }

    /// Whether a lookup of its product could add a value.
    var isToBeLookedUp: Bool {
        gtin != nil && (needsName || brand == nil || unit == nil || category == nil)
    }

    /// The item with the looked-up values. A name that a person gave or that was read reliably stays, and so do all
    /// other values that the item has.
    package func completed(by found: FoundProduct) -> Item {
        let product = found.product
        var item = self
        if needsName {
            item.name = product.name
            item.nameConfidence = Self.lookedUpNameConfidence
        }
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
        nameConfidence == Self.matchedNameConfidence
            || nameConfidence == Self.lookedUpNameConfidence
                && (read.nameConfidence ?? 1) < Self.reliableNameConfidence
    }

    /// The values that a looked-up product gives in `completed(by:)`, of which `ItemEditingProviding` looks for missing
    /// ones.
    package var lacksProductValues: Bool {
        gtin != nil && (needsName || brand == nil || unit == nil)
    }

    private var needsName: Bool {
        !fieldsSetByUser.contains(.name) && (name == nil || (nameConfidence ?? 1) < Self.reliableNameConfidence)
    }

    /// The values that differ from those of `other`, as looked up at `source`.
    package func lookedUpFields(since other: Item, at source: FoundProduct.Source) -> [StoredPhoto.ShownField] {
        ItemField.allCases.compactMap { field in
            guard let text = text(of: field), text != other.text(of: field) else { return nil }
            return StoredPhoto.ShownField(field: field, text: text, lookup: source)
        }
    }
}
