import KeepItFreshDomain

/// Rows that go into the catalogue together, and how far the dump was read with them.
struct DumpBatch: Sendable {
    /// So many rows at most, taken or not.
    static let size = 20_000

    var rows: [CatalogRow] = []
    /// What became of these rows and all before them.
    var counts: CatalogCounts
    /// How many bytes, undone of compression, there are before the next row.
    var position: Int64
    /// The part of the file that was read, 0…1.
    var share: Double
}
