public import FoundationEssentials

/// What there is of a catalogue.
public struct CatalogStatus: Equatable, Sendable {
    /// The file it is kept in.
    public var path: String
    /// How many products it has; nil when there is no catalogue.
    public var products: Int?
    /// The name of the dump it was made of; nil when there is none.
    public var dump: String?
    /// When it was made; nil when there is none.
    public var importedAt: Date?
    /// The rows of an import that was cut off and can go on; nil when there is none.
    public var unfinishedRows: Int?
    /// The size of its file in bytes; nil when there is none.
    public var bytes: Int?

    /// The status of the catalogue at `path`.
    public init(
        path: String, products: Int? = nil, dump: String? = nil, importedAt: Date? = nil, unfinishedRows: Int? = nil,
        bytes: Int? = nil
    ) {
        self.path = path
        self.products = products
        self.dump = dump
        self.importedAt = importedAt
        self.unfinishedRows = unfinishedRows
        self.bytes = bytes
    }
}
