/// A product as a catalogue knows it.
public struct CatalogProduct: Equatable, Hashable, Sendable {
    /// How sure a name that was looked up is, 0…1: just less than a name on a label that is sound. Such a name is kept,
    /// as the pack tells best what is in it, and takes the place of one that was looked up before; one that was read
    /// worse is likelier to be wrong than the catalogue. Less than sound, it proves nothing against what a photo shows.
    public static let nameConfidence = Item.soundNameConfidence - 0.01

    /// Its number.
    public var gtin: GTIN
    /// What it is called.
    public var name: String
    /// The maker's brand; nil when unknown.
    public var brand: String?
    /// What one pack holds, as the catalogue writes it; nil when unknown.
    public var quantity: String?
    /// What kind of food it is, the narrowest kind known; nil when unknown.
    public var category: String?

    /// A product of a catalogue.
    public init(gtin: GTIN, name: String, brand: String? = nil, quantity: String? = nil, category: String? = nil) {
        self.gtin = gtin
        self.name = name
        self.brand = brand
        self.quantity = quantity
        self.category = category
    }
}
