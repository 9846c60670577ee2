package import KeepItFreshLabels

/// The products of a catalogue that a pack with some lettering may be.
package struct LetteringCandidates: Sendable {
    /// The products, the likeliest ones among the first.
    package var products: [CatalogProduct]
    /// In how many products of the catalogue each word of the lettering occurs; a misread word that occurs in none has
    /// the number of those that have one like it.
    package var frequencies: [PackLettering.Word: Int]
    /// The number of products in the catalogue.
    package var count: Int

    package init(products: [CatalogProduct], frequencies: [PackLettering.Word: Int], count: Int) {
        self.products = products
        self.frequencies = frequencies
        self.count = count
    }
}
