/// What an import did.
public struct CatalogImport: Equatable, Sendable {
    /// What became of the rows, of an interrupted import's too.
    public var counts: CatalogCounts
    /// How many products the catalogue has.
    public var products: Int
    /// The rows that an earlier import, which was cut off, had read.
    public var resumedRows: Int

    /// What an import did.
    public init(counts: CatalogCounts, products: Int, resumedRows: Int) {
        self.counts = counts
        self.products = products
        self.resumedRows = resumedRows
    }
}
