/// Where a value of an item comes from.
public enum ValueSource: String, Codable, Hashable, Sendable, CaseIterable {
    /// The print on the pack.
    case label
    /// A barcode.
    case barcode
    /// A product catalogue.
    case catalog
    /// A person.
    case user
}
