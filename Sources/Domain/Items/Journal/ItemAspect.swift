/// What of an item can change by itself; a date with its kind, and each value with how sure it is.
public enum ItemAspect: String, Codable, Hashable, Sendable, CaseIterable {
    case name, brand, category, gtin, unit, quantity, left, expiry, productionDate, lot, notes, place
    case opening, freezing, review

    /// The value that photos can give; nil for all others.
    var field: ItemField? {
        switch self {
        case .name: .name
        case .brand: .brand
        case .gtin: .gtin
        case .unit: .unit
        case .expiry: .expiryDate
        case .productionDate: .productionDate
        case .lot: .lot
        case .category: .category
        case .quantity, .left, .notes, .place, .opening, .freezing, .review: nil
        }
    }
}
