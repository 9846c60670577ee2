public import KeepItFreshLabels

/// A product in a catalogue.
public struct CatalogProduct: Codable, Hashable, Sendable {
    /// The product number.
    public var gtin: GTIN
    /// The product's name.
    public var name: String
    /// The maker's brand; nil when unknown.
    public var brand: String?
    /// The content of one pack, as the catalogue writes it; nil when unknown.
    public var quantity: String?
    /// The most specific known category of food; nil when unknown.
    public var category: String?

    /// A product.
    public init(gtin: GTIN, name: String, brand: String? = nil, quantity: String? = nil, category: String? = nil) {
        self.gtin = gtin
        self.name = name
        self.brand = brand
        self.quantity = quantity
        self.category = category
    }
}
