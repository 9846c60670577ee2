import Foundation
import GRDB
import KeepItFreshDomain
import Testing

@testable import KeepItFreshSQLite

@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct SQLiteFaultTests {
    @Test(arguments: [
        ("", "the path is empty or not a path"),
        ("file/kif.sqlite", "Not a directory"),
        ("folder", "it is a folder"),
        ("pipe", "it is not a regular file"),
        ("loop", "Too many levels of symbolic links"),
    ])
    func whenTheFileCannotBeCreated_shouldSayWhy(name: String, reason: String) throws {
        let folder = try InTemporaryFolder.file("")
        try Data("text".utf8).write(to: URL(fileURLWithPath: folder + "file"))
        try FileManager.default.createDirectory(atPath: folder + "folder", withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(atPath: folder + "loop", withDestinationPath: folder + "loop")
        unsafe mkfifo(folder + "pipe", 0o600)

        #expect(throws: DataError.unavailable(reason)) {
            try SQLiteDatabase(path: name.isEmpty ? "" : folder + name)
        }
    }

    @Test func whenTheFolderCannotBeCreated_shouldSayWhy() {
        #expect(throws: DataError.unavailable("No such file or directory")) {
            try SQLiteDatabase(path: "/proc/kif/kif.sqlite")
        }
    }

    @Test(.enabled(if: geteuid() != 0, "the administrator may read anything"))
    func whenThePermissionIsMissing_shouldSaySo() throws {
        let path = try InTemporaryFolder.file()
        _ = try SQLiteDatabase(path: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)

        #expect(throws: DataError.unavailable("Permission denied")) { try SQLiteDatabase(path: path) }
    }

    @Test func whenTheFileIsNotADatabase_shouldNotChangeIt() throws {
        let path = try InTemporaryFolder.file()
        let text = Data(String(repeating: "milk, eggs\n", count: 1000).utf8)
        try text.write(to: URL(fileURLWithPath: path))

        #expect(throws: DataError.notADatabase) { try SQLiteDatabase(path: path) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == text)
    }

    @Test func whenTheDatabaseIsAnotherPrograms_shouldNotChangeIt() throws {
        let path = try InTemporaryFolder.file()
        try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE bookmark (url TEXT)") }
        let before = try Data(contentsOf: URL(fileURLWithPath: path))

        #expect(throws: DataError.notADatabase) { try SQLiteDatabase(path: path) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    @Test func whenALaterVersionWroteTheFile_shouldRefuse() throws {
        let path = try InTemporaryFolder.file()
        try SQLiteDatabase(path: path).pool.write {
            try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('9 shelves')")
        }

        #expect(throws: DataError.newerVersion) { try SQLiteDatabase(path: path) }
    }

    @Test func whenTheFileIsDamaged_shouldSaySo() async throws {
        let path = try InTemporaryFolder.file()
        try await fill(path)
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        let end = try file.seekToEnd()
        try file.seek(toOffset: 4096)
        try file.write(contentsOf: Data(repeating: 0xA5, count: Int(end) - 4096))
        try file.close()

        await #expect(throws: DataError.damaged) {
            let database = try SQLiteDatabase(path: path)
            _ = try await SQLiteHouseholdRepository(database, actingAs: "ann").memberships(of: "ann")
        }
    }

    @Test func whenTheFileIsTruncated_shouldSaySo() async throws {
        let path = try InTemporaryFolder.file()
        try await fill(path)
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        try file.truncate(atOffset: 3 * 4096)
        try file.close()

        await #expect(throws: DataError.damaged) {
            let database = try SQLiteDatabase(path: path)
            _ = try await SQLiteHouseholdRepository(database, actingAs: "ann").memberships(of: "ann")
        }
    }

    @Test func whenAnotherProcessHasAnExclusiveLock_shouldBeBusyAndThenWork() async throws {
        let path = try InTemporaryFolder.file()
        let database = try SQLiteDatabase(path: path, busyTimeout: 0.05)
        let households = SQLiteHouseholdRepository(database, actingAs: "ann")
        let other = try stranger(at: path)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }

        await #expect(throws: DataError.busy) { try await households.ensureHousehold(named: "Home") }
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }

        #expect(try await households.ensureHousehold(named: "Home").name == "Home")
    }

    @Test func whenAnotherProcessWrites_shouldOpenAndReadMeanwhile() async throws {
        let path = try InTemporaryFolder.file()
        let first = try SQLiteDatabase(path: path)
        let home = try await SQLiteHouseholdRepository(first, actingAs: "ann").ensureHousehold(named: "Home").id
        try await SQLiteUserPreferences(first, actingAs: "ann").setLastSelectedHouseholdId(home, of: "ann")
        let other = try stranger(at: path)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }

        let database = try SQLiteDatabase(path: path, busyTimeout: 0.05)
        let items = SQLiteItemRepository(database, actingAs: "ann", today: StoreKind.today)
        try await SQLiteUserPreferences(database, actingAs: "ann").setLastSelectedHouseholdId(home, of: "ann")

        #expect(try await items.items(in: home).isEmpty)
        await #expect(throws: DataError.busy) { try await items.upsertItem(.sample(), in: home) }
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        withExtendedLifetime(first) {}
    }

    @Test func whenAnotherProcessLocksTheNewFile_shouldBeBusy() throws {
        let path = try InTemporaryFolder.file()
        let other = try stranger(at: path)
        try other.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }

        #expect(throws: DataError.busy) { try SQLiteDatabase(path: path, busyTimeout: 0.05) }
        withExtendedLifetime(other) {}
    }

    @Test func whenTheDiskIsFull_shouldStoreNothingAndThenWork() async throws {
        let database = try SQLiteDatabase(path: InTemporaryFolder.file())
        let home = try await SQLiteHouseholdRepository(database, actingAs: "ann").ensureHousehold(named: "Home").id
        let items = SQLiteItemRepository(database, actingAs: "ann", today: StoreKind.today)
        var large = Item.sample()
        large.notes = String(repeating: "note ", count: 10_000)
        try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 1") }

        await #expect(throws: DataError.diskFull) {
            try await items.save([.sample(), large], ofPhoto: "a", named: "a.jpg", in: home)
        }
        #expect(try await items.items(ofPhoto: "a", in: home) == nil)
        #expect(try await items.items(in: home).isEmpty)

        try await database.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
        let saved = try await items.save([large], ofPhoto: "a", named: "a.jpg", in: home)
        #expect(saved.map(\.change) == [.created])
    }

    /// A connection that can keep a lock between calls.
    private func stranger(at path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    /// Stores enough items for the tables to take many pages, and moves the log into the file.
    private func fill(_ path: String) async throws {
        let database = try SQLiteDatabase(path: path)
        let households = SQLiteHouseholdRepository(database, actingAs: "ann")
        for number in 0..<50 { _ = try await households.ensureHousehold(named: "Household \(number)") }
        try await database.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    }
}
