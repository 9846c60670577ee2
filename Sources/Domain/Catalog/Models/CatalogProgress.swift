/// How far the import of a dump has come.
public struct CatalogProgress: Equatable, Sendable {
    /// The rows so far.
    public var counts: CatalogCounts
    /// The part of the file that was read, 0…1.
    public var share: Double
    /// True while the words of names are put in order, when all rows are read.
    public var isIndexing: Bool

    /// A stand of an import.
    public init(counts: CatalogCounts, share: Double, isIndexing: Bool) {
        self.counts = counts
        self.share = share
        self.isIndexing = isIndexing
    }
}
