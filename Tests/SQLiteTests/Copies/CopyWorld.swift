import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Synchronization
import Testing

@testable import KeepItFreshSQLite

/// A server, or two with working copies of the same rows, and three copies of its two households, each in a file of its
/// own: two devices of Ann and one of Ben.
final class CopyWorld {
    private let folder: TemporaryFolder
    private var servers: [SQLiteDatabase]
    private let shared: SharedServers?
    private var turn = 0
    /// The server, or each of two in turn.
    var server: SQLiteDatabase {
        turn += 1
        return servers[turn % servers.count]
    }
    let home: String
    /// The other household, in which both stay.
    let cabin: String
    var homes: [String] { [home, cabin] }
    let devices: [Device]
    private var backup: String?
    private(set) var restores = 0
    /// The changes that Ann's devices had from a server which then went back, by the device and the household.
    private(set) var held: [(device: Device, home: String, changes: [JournalRecord])] = []
    /// The items that a server has lost and not taken back.
    var keptItems: [Item] { kept.items.withLock(\.self) }
    private let kept = Kept()

    private final class Kept: Sendable {
        let items = Mutex<[Item]>([])
    }
    private var files = 0

    /// A device with its copy.
    struct Device: Sendable {
        let name: String
        let userId: String
        let path: String
        let database: SQLiteDatabase
        let copy: SQLiteServerCopy

        var items: SQLiteItemRepository {
            SQLiteItemRepository(database, actingAs: userId, today: StoreKind.today)
        }
    }

    init(_ folder: TemporaryFolder, template: String, shared: SharedServers? = nil) async throws {
        (self.folder, self.shared) = (folder, shared)
        let file = { (name: String) in
            let path = folder.file(name)
            try? FileManager.default.removeItem(atPath: path)
            try FileManager.default.copyItem(atPath: template, toPath: path)
            return path
        }
        servers = try shared?.databases ?? [SQLiteDatabase(path: file("server.sqlite"))]
        (home, cabin) = try await servers[0].write { database in
            for user in ["ann", "ben"] {
                try UserRecord.ensure(user, database)
                try database.execute(
                    sql: "INSERT INTO profile (userId, displayName, createdAt) VALUES (?, ?, ?)",
                    arguments: [user, user.capitalized, Date()])
            }
            let homes = try ["Home", "Cabin"].map { name in
                try HouseholdRecord.create(named: name, at: Date(), ownedBy: "ann", database).id
            }
            return (homes[0], homes[1])
        }
        try await servers[0].write { [home, cabin] database in
            for home in [home, cabin] {
                try MembershipRecord(userId: "ben", householdId: home, role: .member).insert(database)
            }
        }
        var devices: [Device] = []
        for (name, userId) in [("ann-1", "ann"), ("ann-2", "ann"), ("ben-1", "ben")] {
            let path = try file("\(name).sqlite")
            let database = try SQLiteDatabase(path: path)
            let identity = try #require(Identity(userId: userId, authMethod: .code, isGuest: false))
            let copy = try await SQLiteServerCopy.create(
                in: database, server: "http://kitchen.lan", identity: identity, displayName: userId.capitalized,
                device: name)
            try await copy.add([(home, "Home"), (cabin, "Cabin")])
            devices.append(Device(name: name, userId: userId, path: path, database: database, copy: copy))
        }
        self.devices = devices
    }

    /// Exchanges over a good connection, about one household or with nil about both.
    func sync(_ device: Device, _ household: String? = nil) async throws -> ExchangeReport {
        var report = ExchangeReport()
        for home in household.map({ [$0] }) ?? homes {
            try await device.copy.add([(home, "")])
            report.add(
                try await device.copy.exchange(
                    of: home,
                    with: UnreliableServer(
                        server, userId: device.userId, device: device.name, seed: 0, isReliable: true),
                    keep: { [kept] items in
                        kept.items.withLock { $0 += items }
                        return "kept"
                    }))
        }
        return report
    }

    /// The repository of a user's phone, which asks the server itself.
    func phone(of userId: String) -> SQLiteItemRepository {
        SQLiteItemRepository(server, actingAs: userId, today: StoreKind.today)
    }

    func makeBackup() async throws {
        if let shared { return shared.rows.keep() }
        files += 1
        let path = folder.file("backup-\(files)")
        try await server.pool.vacuum(into: path)
        backup = path
    }

    /// Goes back to the last backup, as `kif-scan restore` does; without `isMarked` as who copies the file.
    func restore(isMarked: Bool = true) async throws {
        for device in devices where device.userId == "ann" {
            for home in homes {
                let changes = try await device.database.read { database in
                    try JournalRecord.fetchAll(
                        database, sql: "SELECT * FROM journal WHERE householdId = ? AND id < ?",
                        arguments: [home, JournalRecord.firstOwnNumber])
                }
                held.append((device, home, changes))
            }
        }
        if let shared {
            if shared.rows.goBack() { restores += 1 }
            return
        }
        guard let backup else { return }
        files += 1
        let path = folder.file("server-\(files).sqlite")
        try FileManager.default.copyItem(atPath: backup, toPath: path)
        servers = [try SQLiteDatabase(path: path)]
        if isMarked { try await servers[0].write { try Schema.makeNewCopies($0) } }
        restores += 1
    }

    /// Lets something happen to one of two servers.
    func disturb(by random: (Int) -> Int) throws {
        try shared?.disturb(by: random)
    }

    /// Lets no further commit go wrong.
    func endDisturbance() {
        for server in shared?.servers ?? [] { server.fault.withLock { $0 = nil } }
    }

    /// In what two servers differ from what they share; nil where that is nothing.
    func differenceOfServers() async throws -> String? {
        try await shared?.difference(of: ["ann", "ben"])
    }

    func setMember(_ isMember: Bool) async throws {
        try await server.write { [home] database in
            let key = ["userId": "ben", "householdId": home]
            _ = try MembershipRecord.deleteOne(database, key: key)
            if isMember { try MembershipRecord(userId: "ben", householdId: home, role: .member).insert(database) }
        }
    }

    /// All rows of the household that travel, with the number of packs of items, as text.
    static func rows(of home: String, in database: SQLiteDatabase) async throws -> [String] {
        try await database.read { database in
            var lines: [String] = []
            for table in CopiedTable.all {
                var columns = try table.key + table.columns(database)
                if table.name == "item" { columns.append("packs") }
                let rows =
                    table.isShared
                    ? """
                    userId IN (SELECT userId FROM membership WHERE householdId = ?1
                        UNION SELECT userId FROM journal WHERE householdId = ?1)
                    """ : "\(table.household) = ?1"
                let order = table.key.isEmpty ? "1" : table.key.joined(separator: ", ")
                let sql = """
                    SELECT \(columns.joined(separator: ", ")) FROM \(table.name) WHERE \(rows)
                    ORDER BY \(table.name == "journal" ? "id" : order)
                    """
                lines += try Row.fetchAll(database, sql: sql, arguments: [home]).map { "\(table.name) \($0)" }
            }
            let number = try Row.fetchOne(
                database, sql: "SELECT number, copy FROM household WHERE id = ?", arguments: [home])
            return lines + ["\(number.map { "\($0)" } ?? "no household")"]
        }
    }
}
