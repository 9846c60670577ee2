/// A value of an item that a photo, or looking its product up, can give.
public enum ItemField: String, Codable, Hashable, Sendable, CaseIterable {
    case gtin, name, brand, unit, expiryDate, productionDate, lot, category
}
