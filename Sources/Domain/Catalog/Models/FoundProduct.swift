/// A product that was looked up.
public struct FoundProduct: Equatable, Hashable, Sendable {
    /// What is known of it.
    public var product: CatalogProduct
    /// Who knows it.
    public var source: LookupSource

    /// A product and who knows it.
    public init(_ product: CatalogProduct, source: LookupSource) {
        self.product = product
        self.source = source
    }
}
