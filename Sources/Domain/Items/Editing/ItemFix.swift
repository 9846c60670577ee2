/// Values as a person gives them. What is nil stays; what is in `cleared` goes.
public struct ItemFix: Equatable, Sendable {
    /// The product's name.
    public var name: String?
    /// The maker's brand.
    public var brand: String?
    /// What kind of food it is.
    public var category: String?
    /// The product's number.
    public var gtin: GTIN?
    /// How many packs there are, a begun one counted whole.
    public var quantity: Int?
    /// What one pack holds.
    public var unit: String?
    /// When its shelf life ends.
    public var expiryDate: CivilDate?
    /// What kind of date that is.
    public var expiryKind: DateKind?
    /// When it was made.
    public var productionDate: CivilDate?
    /// The lot.
    public var lot: String?
    /// The household's own words on it.
    public var notes: String?
    /// The values that are none.
    public var cleared: Set<ItemAspect> = []
    /// True when everything else is right as it is: nothing is left to review.
    public var confirmsRest = false
    /// The order in which labels of this product print day, month and year from now on; nil when nobody said.
    public var dateOrder: DateOrder?

    /// A fix of nothing yet.
    public init() {}
}
