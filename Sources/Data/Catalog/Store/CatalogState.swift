import Foundation
import GRDB
import KeepItFreshDomain

/// The state of a catalogue, stored as one JSON text in `state`: the dump it is built from and how far that was read.
struct CatalogState: Codable {
    /// Identifies the dump (`DumpFile.Identity.text`).
    var identity: String
    /// The dump's name without its folder.
    var dump: String
    /// The boot id of the system when the import began: a crash of the system may have lost what was not flushed.
    var boot: String
    /// The number of decompressed bytes before the next row.
    var position: Int64 = 0
    /// The outcomes of the rows before it.
    var counts = CatalogImport.Counts()
    /// True when all products are in the table.
    var isRead = false
    /// The last product number whose words are in the index.
    var indexedTo: Int64 = 0
    /// The number of products; nil until the import is complete.
    var products: Int?
    /// The time when the import was complete.
    var importedAt: Date?

    /// The state at the beginning of an import.
    init(_ identity: DumpFile.Identity) {
        self.identity = identity.text
        dump = identity.name
        boot = Self.currentBoot
    }

    /// The boot id of the running system; empty where it is not known.
    static var currentBoot: String {
        let text = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }

    /// Reads the state; nil when there is none.
    static func read(_ database: Database) throws -> CatalogState? {
        guard let text = try Data.fetchOne(database, sql: "SELECT state FROM state") else { return nil }
        return (try? JSONDecoder().decode(CatalogState.self, from: text)).flatMap { $0.isPossible ? $0 : nil }
    }

    /// Whether the numbers can be those of an import; in a damaged file they may be any.
    private var isPossible: Bool {
        let numbers = [
            counts.rows, counts.imported, counts.withoutNumber, counts.restricted, counts.nameless, counts.damaged,
            products ?? 0, Int(position),
        ]
        return numbers.allSatisfy { (0...Self.maximumNumber).contains($0) }
    }

    /// More than the bytes and the rows of any dump.
    private static let maximumNumber = 1 << 60

    /// Stores the state.
    func write(_ database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO state (id, state) VALUES (1, ?)", arguments: [try JSONEncoder().encode(self)])
    }
}

extension CatalogState {
    /// The tables of a catalogue.
    enum Tables {
        static func create(_ database: Database) throws {
            try database.execute(
                sql: """
                    PRAGMA application_id = \(CatalogFile.applicationId);
                    PRAGMA user_version = \(CatalogFile.version);

                    CREATE TABLE state (
                        id INTEGER PRIMARY KEY,
                        state BLOB NOT NULL
                    ) STRICT;

                    CREATE TABLE product (
                        gtin INTEGER PRIMARY KEY,
                        name TEXT NOT NULL,
                        brand TEXT,
                        quantity TEXT,
                        category TEXT
                    ) STRICT;

                    -- Words without accents; the texts themselves stay in the table.
                    CREATE VIRTUAL TABLE productText USING fts5(
                        name, brand, category, content = 'product', content_rowid = 'gtin',
                        tokenize = 'unicode61 remove_diacritics 2'
                    );
                    """)
        }

        /// Inserts a product. Of several rows with one number the first counts, and the others fill its missing values.
        static let insert = """
            INSERT INTO product (gtin, name, brand, quantity, category) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (gtin) DO UPDATE SET
                brand = coalesce(brand, excluded.brand), quantity = coalesce(quantity, excluded.quantity),
                category = coalesce(category, excluded.category)
            """
    }
}
