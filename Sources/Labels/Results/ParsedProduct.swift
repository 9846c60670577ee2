/// The product as a label describes it. Nothing is invented: a field that cannot be read well is nil.
public struct ParsedProduct: Hashable, Codable, Sendable {
    /// The product's name, such as `Oat Drink`.
    public var name: String?
    /// The manufacturer's brand.
    public var brand: String?
    /// The net quantity with its unit, such as `500 g` or `6 × 0.33 l`.
    public var quantity: String?
    public var source: ValueSource
    /// The confidence in the name, 0…1.
    public var confidence: Double

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
