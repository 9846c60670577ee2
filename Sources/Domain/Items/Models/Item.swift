public import FoundationEssentials

/// A batch of one product in a household: packs of the same product, date and lot.
public struct Item: Identifiable, Equatable, Hashable, Codable, Sendable {
    /// The item's id; empty before it is stored.
    public var id: String
    /// The product's name; nil when the label gave none.
    public var name: String?
    /// How sure the name is, 0…1; nil without a name, or when a person gave it.
    public var nameConfidence: Double?
    /// The maker's brand.
    public var brand: String?
    /// What kind of food it is.
    public var category: String?
    /// The product's number; nil when no barcode carries one.
    public var gtin: GTIN?
    /// How many packs there are: the sum of the item's purchases.
    public var quantity: Int
    /// What one pack holds, such as `500 g`; nil when unknown.
    public var unit: String?
    /// When its shelf life ends, as precise as printed; nil when unknown.
    public var expiryDate: CivilDate?
    /// What kind of date that is; nil without a date.
    public var expiryKind: DateKind?
    /// How sure the date is, 0…1; nil without a date, or when a person gave it.
    public var expiryConfidence: Double?
    /// When it was made, where the pack says so.
    public var productionDate: CivilDate?
    /// The lot, without its label word.
    public var lot: String?
    /// When it came into the inventory.
    public var addedDate: Date
    /// The household's own words on it.
    public var notes: String?
    /// What a person should look at; empty when all is well.
    public var needsReview: [ReviewReason]
    /// Where it is kept; nil when nobody said.
    public var place: String?
    /// Thousandths left of the one pack that is begun; nil when every pack is whole.
    public var left: Int?
    /// That a pack of it is open; nil when none is.
    public var opening: Opening?
    /// That it is or was frozen; nil when it never was.
    public var freezing: Freezing?
    /// The values that a person gave, which no photo replaces.
    var givenFields: [ItemField]?

    /// An item; everything that is not known may be left out.
    public init(
        id: String = "", name: String? = nil, nameConfidence: Double? = nil, brand: String? = nil,
        category: String? = nil, gtin: GTIN? = nil, quantity: Int = 1, unit: String? = nil,
        expiryDate: CivilDate? = nil, expiryKind: DateKind? = nil, expiryConfidence: Double? = nil,
        productionDate: CivilDate? = nil, lot: String? = nil, addedDate: Date, notes: String? = nil,
        needsReview: [ReviewReason] = [], place: String? = nil, left: Int? = nil, opening: Opening? = nil,
        freezing: Freezing? = nil, given: Set<ItemField> = []
    ) {
        self.id = id
        self.name = name
        self.nameConfidence = nameConfidence
        self.brand = brand
        self.category = category
        self.gtin = gtin
        self.quantity = quantity
        self.unit = unit
        self.expiryDate = expiryDate
        self.expiryKind = expiryKind
        self.expiryConfidence = expiryConfidence
        self.productionDate = productionDate
        self.lot = lot
        self.addedDate = addedDate
        self.notes = notes
        self.needsReview = needsReview
        self.place = place
        self.left = left
        self.opening = opening
        self.freezing = freezing
        self.given = given
    }
}
