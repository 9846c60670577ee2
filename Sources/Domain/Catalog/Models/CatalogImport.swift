/// The result of importing a dump.
package struct CatalogImport: Equatable, Sendable {
    /// The counts of all rows, including those read by an interrupted import that this one resumed.
    package var counts: Counts
    /// The number of products in the catalogue.
    package var products: Int
    /// The number of rows that an interrupted import had already read.
    package var resumedRows: Int

    package init(counts: Counts, products: Int, resumedRows: Int) {
        self.counts = counts
        self.products = products
        self.resumedRows = resumedRows
    }

    /// How many rows of a dump were imported, and how many were skipped for which reason.
    package struct Counts: Equatable, Hashable, Codable, Sendable {
        /// All rows except the header.
        package var rows = 0
        /// Imported rows. Rows with the same number complete each other.
        package var imported = 0
        /// Rows without a number, or whose number is not a GTIN.
        package var withoutNumber = 0
        /// Rows whose number is valid only in one shop or region, or does not denote food.
        package var restricted = 0
        /// Rows without a name.
        package var nameless = 0
        /// Rows that are cut off, too long or malformed.
        package var damaged = 0

        // Interrupted imports are stored with these names.
        private enum CodingKeys: String, CodingKey {
            case rows
            case imported = "taken"
            case withoutNumber, restricted, nameless, damaged
        }

        package init() {}
    }

    /// The progress of a running import.
    package struct Progress: Equatable, Sendable {
        /// The rows read so far.
        package var counts: Counts
        /// The part of the file that was read, 0…1.
        package var share: Double
        /// Whether all rows are read and the words of the names are being indexed.
        package var isIndexing: Bool

        package init(counts: Counts, share: Double, isIndexing: Bool) {
            self.counts = counts
            self.share = share
            self.isIndexing = isIndexing
        }
    }
}
