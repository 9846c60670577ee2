/// A kind of damage to the stored data.
package enum StorageFault: Equatable, Sendable {
    /// The file has fewer bytes than its own count of pages says.
    case cut(bytes: Int, expected: Int)
    /// The beginning of the file has values that this program never writes.
    case header
    /// The file's structure is damaged; lines of SQLite's own check.
    case structure([String])
    /// Rows of a table refer to rows of another that are missing.
    case references(table: String, parent: String, rows: Int)
    /// Rows of a table have values that cannot be understood.
    case values(table: String, rows: Int)
    /// Households have no owner.
    case ownerless(households: Int)
    /// Items have no purchases, or less than no packs.
    case packs(items: Int)
    /// Entries of the journal name other items than the index of the journal.
    case journalIndex(entries: Int)
    /// Items differ from what the journal says of them, or are missing.
    case journal(items: Int)
    /// Tables, indexes, triggers or views that this program does not make, by kind and name.
    case foreignObjects([String])
    /// Tables, indexes, triggers or views of this program that are not there, by kind and name.
    case missingObjects([String])
    /// The index that items are found by has other texts than the items.
    case searchIndex

    /// Whether the file itself is damaged, rather than that what it contains contradicts itself.
    package var isStructural: Bool {
        switch self {
        case .cut, .header, .structure: true
        case .references, .values, .ownerless, .packs, .journalIndex, .journal: false
        case .foreignObjects, .missingObjects, .searchIndex: false
        }
    }
}
