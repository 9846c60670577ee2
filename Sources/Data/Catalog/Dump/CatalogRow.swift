/// A product on its way into the catalogue.
struct CatalogRow: Equatable, Sendable {
    /// Its number of 14 digits.
    let gtin: Int64
    let name: String
    let brand: String?
    let quantity: String?
    let category: String?
}
