extension Item {
    /// A value as text; nil when there is none.
    public func text(of field: ItemField) -> String? {
        switch field {
        case .gtin: gtin?.digits
        case .name: name
        case .brand: brand
        case .unit: unit
        case .expiryDate: expiryDate?.description
        case .productionDate: productionDate?.description
        case .lot: lot
        case .category: category
        }
    }
}
