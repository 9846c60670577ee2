import Foundation
import GRDB
import KeepItFreshDomain

/// Finds damage to the file itself, whatever its tables are: by its beginning, its length and SQLite's own checks.
enum StructureCheck {
    /// The most lines of SQLite's check that are kept.
    private static let maximumLines = 20
    /// The length of the file's header.
    private static let headerLength = 100
    /// The first bytes of each SQLite file (SQLite, "Database File Format", 1.3.1).
    private static let magic = Data("SQLite format 3\0".utf8)

    /// Checks the beginning and the length of a file, without SQLite. An empty file, which SQLite takes for a new
    /// database, has no fault. The file must not be open in this process: closing it would drop SQLite's locks. Throws
    /// `DataError.notADatabase`.
    static func faults(inFile path: String) throws -> [StorageFault] {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        defer { try? file.close() }
        let header = try file.read(upToCount: headerLength) ?? Data()
        let bytes = Int(clamping: try file.seekToEnd())
        guard bytes > 0 else { return [] }
        guard header.starts(with: magic) else { throw DataError.notADatabase }
        // The newest beginning and end of the database may be in the log beside it.
        let log = try? FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
        guard log ?? 0 == 0 else { return [] }
        guard number(header, 68) == Schema.applicationId else { throw DataError.notADatabase }
        let pageSize = number(header, 16, 2) == 1 ? 65_536 : number(header, 16, 2)
        let expected = number(header, 28) * pageSize
        let isCut = bytes < expected || pageSize > 0 && bytes % pageSize != 0
        return (isCut ? [.cut(bytes: bytes, expected: expected)] : []) + (isUsual(header) ? [] : [.header])
    }

    /// Whether a file begins as those of this program do. The file must not be open in this process.
    static func isOurs(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        guard let header = try? file.read(upToCount: headerLength) else { return false }
        return header.starts(with: magic) && number(header, 68) == Schema.applicationId
    }

    /// Runs SQLite's checks of the structure, of the rows against their tables, and of the references between rows.
    static func faults(_ database: Database) -> [StorageFault] {
        let lines = structure(database)
        guard lines.isEmpty else { return [.structure(lines)] }
        do {
            let sql = "SELECT \"table\", parent, count(*) FROM pragma_foreign_key_check GROUP BY 1, 2"
            return try Row.fetchAll(database, sql: sql).map { row in
                .references(
                    table: try row.decode(atIndex: 0), parent: try row.decode(atIndex: 1),
                    rows: try row.decode(atIndex: 2))
            }
        } catch {
            return [.structure(["\(error)"])]
        }
    }

    private static func structure(_ database: Database) -> [String] {
        var lines: [String] = []
        do {
            let rows = try String.fetchCursor(database, sql: "PRAGMA integrity_check(\(maximumLines))")
            while let line = try rows.next() { lines += line.split(separator: "\n").map(String.init) }
        } catch {
            lines.append((error as? DatabaseError)?.message ?? "\(error)")
        }
        return lines.filter { $0 != "ok" && !$0.hasPrefix("***") }
    }

    /// Whether the header has the values that SQLite writes for this program (SQLite, "Database File Format", 1.3):
    /// fields that SQLite does not check itself.
    private static func isUsual(_ header: Data) -> Bool {
        let isLogging = [1, 2].contains(number(header, 18, 1)) && number(header, 18, 1) == number(header, 19, 1)
        let isUTF8 = number(header, 44) == 4 && number(header, 56) == 1
        // Nothing is reserved at the end of pages; cache size, automatic vacuum and user version are not used.
        let isPlain = number(header, 20, 1) == 0 && [48, 52, 60, 64].allSatisfy { number(header, $0) == 0 }
        let isUnused = header.dropFirst(72).prefix(20).allSatisfy { $0 == 0 }
        return isLogging && isUTF8 && isPlain && isUnused && number(header, 24) == number(header, 92)
    }

    /// The big-endian number at an offset.
    private static func number(_ header: Data, _ offset: Int, _ length: Int = 4) -> Int {
        header.dropFirst(offset).prefix(length).reduce(0) { $0 << 8 | Int($1) }
    }
}
