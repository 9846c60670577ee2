/// What a label says of the product. Nothing is invented: a field that cannot be read well is nil.
public struct ParsedProduct: Hashable, Codable, Sendable {
    /// The product's name, such as `Oat Drink`.
    public var name: String?
    /// The maker's brand.
    public var brand: String?
    /// The net quantity with its unit, such as `500 g` or `6 × 0.33 l`.
    public var quantity: String?
    /// Where it comes from.
    public var source: ValueSource
    /// 0…1, how sure the name is.
    public var confidence: Double

    /// A product as a label describes it.
    public init(
        name: String? = nil, brand: String? = nil, quantity: String? = nil, source: ValueSource = .label,
        confidence: Double
    ) {
        self.name = name
        self.brand = brand
        self.quantity = quantity
        self.source = source
        self.confidence = confidence
    }
}
