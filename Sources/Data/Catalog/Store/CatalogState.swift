import Foundation
import GRDB
import KeepItFreshDomain

/// What a catalogue knows of itself: the dump it is made of and how far that was read. One JSON text in `state`.
struct CatalogState: Codable {
    /// What tells that a dump is the one of before.
    var identity: String
    /// The dump's name without its folder.
    var dump: String
    /// The run of the system in which it was begun: a system that crashed may have lost what was not flushed.
    var boot: String
    /// The bytes, undone of compression, before the next row.
    var position: Int64 = 0
    /// What became of the rows before it.
    var counts = CatalogCounts()
    /// True when all rows are in the table.
    var isRead = false
    /// The last number whose words are in the index.
    var indexedTo: Int64 = 0
    /// How many products there are; nil before all is done.
    var products: Int?
    /// When it was done.
    var importedAt: Date?

    /// The state at the beginning of an import.
    init(_ identity: DumpIdentity) {
        self.identity = identity.text
        dump = identity.name
        boot = Self.currentBoot
    }

    /// The run of the system that is going on; empty where that is not told.
    static var currentBoot: String {
        let text = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }

    /// What a catalogue says of itself; nil when it says nothing.
    static func read(_ database: Database) throws -> CatalogState? {
        guard let text = try Data.fetchOne(database, sql: "SELECT state FROM state") else { return nil }
        return try? JSONDecoder().decode(CatalogState.self, from: text)
    }

    /// Lets the catalogue say so.
    func write(_ database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO state (id, state) VALUES (1, ?)", arguments: [try JSONEncoder().encode(self)])
    }
}
