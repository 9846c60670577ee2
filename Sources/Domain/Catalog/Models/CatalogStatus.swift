package import FoundationEssentials

/// The state of the catalogue on this machine. Without a catalogue all values are nil, except those of an interrupted
/// import.
package struct CatalogStatus: Equatable, Sendable {
    /// The catalogue's file.
    package var path: String
    /// The number of products.
    package var products: Int?
    /// The name of the dump from which it was created.
    package var dump: String?
    /// When it was created.
    package var importedAt: Date?
    /// The rows read by an interrupted import that can be resumed; nil when there is none.
    package var unfinishedRows: Int?
    /// The size of the file in bytes.
    package var bytes: Int?

    package init(
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
