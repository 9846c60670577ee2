extension CatalogProduct {
    /// What a household has of a product, by the one among `items` whose name is the surest: a person's before what was
    /// read soundly, of equal ones the latest. Nil when none of them has such a name.
    package init?(_ gtin: GTIN, among items: [Item]) {
        let named = items.filter {
            $0.gtin == gtin && $0.name != nil && Self.sureness(of: $0) >= Item.soundNameConfidence
        }
        guard
            let item = named.max(by: { (Self.sureness(of: $0), $0.addedDate) < (Self.sureness(of: $1), $1.addedDate) }),
            let name = item.name
        else { return nil }
        self.init(gtin: gtin, name: name, brand: item.brand, quantity: item.unit, category: item.category)
    }

    /// A name without a confidence is a person's.
    private static func sureness(of item: Item) -> Double {
        item.nameConfidence ?? 2
    }
}
