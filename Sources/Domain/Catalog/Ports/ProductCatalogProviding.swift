/// Keeps a catalogue of products, made of a dump.
public protocol ProductCatalogProviding: ProductLookupProviding {
    /// Makes the catalogue anew of the dump at `path`; the one of before serves until the new one is whole. An import
    /// that was cut off goes on where it was. Throws `CatalogError`.
    func importDump(
        _ path: String, progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(CatalogError) -> CatalogImport

    /// The products whose name, brand or category has all these words or their beginnings, the best first, `limit` of
    /// them at most. Throws `CatalogError`.
    func search(_ words: String, limit: Int) async throws(CatalogError) -> [CatalogProduct]

    /// A product; nil when the catalogue does not have it. Throws `CatalogError`.
    func entry(of gtin: GTIN) async throws(CatalogError) -> CatalogProduct?

    /// What there is. Throws `CatalogError`.
    func status() async throws(CatalogError) -> CatalogStatus
}
