/// A value of an item that a photo can give.
public enum ItemField: String, Codable, Hashable, Sendable, CaseIterable {
    case gtin, name, brand, unit, expiryDate, productionDate, lot
}
