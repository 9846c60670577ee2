package import KeepItFreshLabels

/// Stores a catalogue of products, which is created from a dump.
package protocol ProductCatalogProviding: ProductLookupProviding, KnownWordsProviding {
    /// Creates the catalogue from the dump at `path`; the previous one stays in use until the new one is complete. An
    /// interrupted import is resumed. `mayShrink` is asked, with the numbers of products in the dump and in the
    /// catalogue, before a catalogue is replaced by one with less than a tenth of its products: a dump may be cut off,
    /// or be another file. Throws `CatalogError`.
    func importDump(
        _ path: String, mayShrink: @escaping @Sendable (_ products: Int, _ there: Int) -> Bool,
        progress: @escaping @Sendable (CatalogImport.Progress) -> Void
    ) async throws(CatalogError) -> CatalogImport

    /// The products whose name, brand or category contains all these words or word beginnings, best match first and at
    /// most `limit`. Throws `CatalogError`.
    func search(_ words: String, limit: Int) async throws(CatalogError) -> [CatalogProduct]

    /// The products whose brand or name have the rarest words of a pack's lettering; nil when there are none, or when
    /// they cannot be looked for now.
    func candidates(for lettering: PackLettering) async -> LetteringCandidates?

    /// A product; nil when the catalogue does not contain it. Throws `CatalogError`.
    func entry(of gtin: GTIN) async throws(CatalogError) -> CatalogProduct?

    /// Throws `CatalogError`.
    func status() async throws(CatalogError) -> CatalogStatus
}

extension ProductCatalogProviding {
    /// Creates the catalogue from a dump, however few products it has. Throws `CatalogError`.
    package func importDump(
        _ path: String, progress: @escaping @Sendable (CatalogImport.Progress) -> Void
    ) async throws(CatalogError) -> CatalogImport {
        try await importDump(path, mayShrink: { _, _ in true }, progress: progress)
    }
}
