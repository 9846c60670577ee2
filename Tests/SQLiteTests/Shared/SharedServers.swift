import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import Synchronization

@testable import KeepItFreshSQLite

/// Servers that share rows in memory, each with a working copy in a file of its own.
struct SharedServers {
    let rows = RowsInMemory()
    let servers: [RowsInMemory.Server]
    let databases: [SQLiteDatabase]
    let paths: [String]

    init(_ count: Int, in folder: TemporaryFolder) throws {
        let rows = rows
        servers = (0..<count).map { _ in rows.server() }
        let paths = (0..<count).map { folder.file("working-copy-\($0).sqlite") }
        self.paths = paths
        databases = try zip(paths, servers).map { try SQLiteDatabase(workingCopy: $0, of: $1) }
    }

    /// Lets something happen to one of the servers: its next commit goes wrong, or its file does not stay as it is.
    func disturb(by random: (Int) -> Int) throws {
        let index = random(servers.count)
        switch random(6) {
        case 0: servers[index].fault.withLock { $0 = .refused }
        case 1: servers[index].fault.withLock { $0 = .lost(isStored: true) }
        case 2: servers[index].fault.withLock { $0 = .lost(isStored: false) }
        case 3: try FileManager.default.removeItem(atPath: paths[index])
        case 4:
            try FileManager.default.removeItem(atPath: paths[index])
            try Data("no database".utf8).write(to: URL(fileURLWithPath: paths[index]))
        default:
            let other = paths[(index + 1) % paths.count] + ".copy"
            try? FileManager.default.removeItem(atPath: other)
            try databases[(index + 1) % databases.count].pool.vacuum(into: other)
            try FileManager.default.removeItem(atPath: paths[index])
            try FileManager.default.moveItem(atPath: other, toPath: paths[index])
        }
    }

    /// In what a working copy differs from the rows that are shared; nil where that is nothing.
    func difference(of users: [String]) async throws -> String? {
        for (index, database) in databases.enumerated() {
            for user in users { try await database.acting(as: user).read { _ in } }
            let own = try await database.pool.read { try Self.rows($0) }
            if let difference = try Self.difference(own, rows.content) { return "server \(index), \(difference)" }
        }
        return nil
    }

    /// In what rows differ from others, of whose scopes there may be more; nil where that is nothing.
    static func difference(
        _ rows: [SharedRow.Scope: [[String]: String]], _ others: [SharedRow.Scope: [[String]: String]]
    ) throws -> String? {
        for (scope, others) in others {
            let held = rows[scope] ?? [:]
            for key in Set(others.keys).union(held.keys) where try !isSame(others[key], held[key]) {
                return "\(scope), \(key):\n\(held[key] ?? "-")\n\(others[key] ?? "-")"
            }
        }
        return nil
    }

    private static func isSame(_ first: String?, _ second: String?) throws -> Bool {
        if first == second { return true }
        guard let first, let second else { return false }
        let decoder = JSONDecoder()
        return try decoder.decode([String: CopiedValue].self, from: Data(first.utf8))
            == decoder.decode([String: CopiedValue].self, from: Data(second.utf8))
    }

    /// All rows of a working copy as they are shared.
    static func rows(_ database: Database) throws -> [SharedRow.Scope: [[String]: String]] {
        var all: [SharedRow.Scope: [[String]: String]] = [:]
        for table in try SharedTable.all(database) {
            let columns = table.columns.joined(separator: ", ")
            let key = table.keyArray(of: table.name)
            let rows = try Row.fetchAll(
                database, sql: "SELECT \(columns), \(table.household ?? "''"), \(key) FROM \(table.name)")
            for row in rows {
                let (household, key): (String, String) = (row[table.columns.count], row[table.columns.count + 1])
                let shared = try table.shared(row, key: key, by: SharedTable.encoder)
                all[table.scope(household), default: [:]][[table.name, key]] = shared.body
            }
        }
        return all
    }
}
