public import KeepItFreshCatalog
public import KeepItFreshDomain

/// Where products are looked up by their number, beside what a household has of them.
public struct LookupSettings: Sendable {
    /// The catalogue's file; nil for the one beside the database.
    public var catalogPath: String?
    /// The server that is asked; nil to ask none.
    public var server: CatalogServer?

    /// The catalogue beside the database, and no server, unless told otherwise.
    public init(catalogPath: String? = nil, server: CatalogServer? = nil) {
        self.catalogPath = catalogPath
        self.server = server
    }

    /// The catalogue, whether there is one yet or not.
    public func makeCatalog(besideDatabase path: String) -> any ProductCatalogProviding {
        SQLiteProductCatalog(path: catalogPath ?? DataLocation.catalog(besideDatabase: path))
    }
}
