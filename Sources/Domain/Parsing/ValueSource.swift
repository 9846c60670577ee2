/// Where a value of an item comes from.
public enum ValueSource: String, Codable, Hashable, Sendable, CaseIterable {
    /// Read from the pack's print.
    case label
    /// Carried by a barcode.
    case barcode
    /// Looked up in a product catalogue.
    case catalog
    /// Given by a person.
    case user
}
