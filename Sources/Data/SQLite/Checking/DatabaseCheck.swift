import Foundation
import GRDB
package import KeepItFreshDomain

/// Checks a whole database: its file, its structure, and whether what is stored agrees with itself.
package struct DatabaseCheck: Sendable {
    private let path: String

    /// Checks the file at `path`, which must not be open in this process.
    package init(path: String) {
        self.path = DatabaseFile.absolutePath(path)
    }

    /// Finds all damage, without changing anything. The tables of an earlier version are not checked beyond what SQLite
    /// checks itself. Throws `DataError.notADatabase`, `newerVersion`, `olderVersion`, `busy` or `unavailable`.
    package func faults() throws(DataError) -> [StorageFault] {
        var faults: [StorageFault] = []
        do {
            faults = try StructureCheck.faults(inFile: path)
            guard faults.isEmpty else { return faults }
            try SQLiteDatabase.makeReader(path).read { faults = try Self.faults($0) }
            guard faults.isEmpty, try !isSearchIndexSound() else { return faults }
            return [.searchIndex]
        } catch {
            let error = DataError(error)
            guard error == .damaged else { throw error }
            // SQLite may also refuse to end the transaction in which it found the damage.
            return faults.isEmpty ? [.structure(["it cannot be opened"])] : faults
        }
    }

    /// Whether items are found by their texts; true as well where it cannot be checked: the tables are of another
    /// version, or the file cannot be written.
    private func isSearchIndexSound() throws -> Bool {
        guard FileManager.default.isWritableFile(atPath: path) else { return true }
        return try DatabaseQueue(path: path, configuration: SQLiteDatabase.configuration()).inDatabase { database in
            guard try Schema.State(database) == .current else { return true }
            return try SchemaCheck.isSearchIndexSound(database)
        }
    }

    /// The number of items in stock that have a product number and no name, and of all items in stock; nil when the
    /// tables are of another version. Throws `DataError`.
    package func unnamedItems() throws(DataError) -> (unnamed: Int, total: Int)? {
        do {
            return try SQLiteDatabase.makeReader(path).read { database -> (Int, Int)? in
                guard try Schema.State(database) == .current else { return nil }
                let count: (String) throws -> Int = { condition in
                    try Int.fetchOne(database, sql: "SELECT count(*) FROM item WHERE packs > 0 \(condition)") ?? 0
                }
                return (try count("AND \(ItemRecord.isUnnamed)"), try count(""))
            }
        } catch {
            throw DataError(error)
        }
    }

    /// Finds all damage of an open database. Throws `DataError.newerVersion` and `olderVersion`.
    static func faults(_ database: Database) throws -> [StorageFault] {
        let faults = StructureCheck.faults(database)
        // Nothing can be said of what a damaged structure contains.
        guard !faults.contains(where: \.isStructural) else { return faults }
        switch try Schema.State(database) {
        case .newer: throw DataError.newerVersion
        case .tooOld: throw DataError.olderVersion
        case .current:
            let schema = try SchemaCheck(database)
            // What is stored can only be understood when all tables are there.
            guard schema.lostTables.isEmpty else { return faults + schema.faults }
            return faults + schema.faults + ContentCheck(database: database).faults()
        case .new, .earlier: return faults
        }
    }
}
