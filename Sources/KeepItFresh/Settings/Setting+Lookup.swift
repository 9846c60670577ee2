import KeepItFreshCatalog
public import KeepItFreshDomain

/// Where products are looked up.
extension Setting {
    static let lookup = [catalogFile, catalogServer]

    /// The catalogue's file.
    public static let catalogFile = Setting("catalog", form: "the path of a file")
    /// The server that is asked of products.
    public static let catalogServer = Setting(
        "catalog-server", form: "an address such as https://world.openfoodfacts.org"
    ) { CatalogServer($0) != nil }
}
