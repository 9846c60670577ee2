import Foundation
import GRDB
import KeepItFreshDomain
import Testing

@testable import KeepItFreshSQLite

/// Reading needs no writing; what cannot be read that way is said.
@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct ReadOnlyFileTests {
    private let reason = DataError.unavailable("Permission denied")

    @Test(arguments: ["kif.sqlite", "a ?mode=rw&b#c%20é.sqlite"])
    func whenNoLogWaits_shouldReadAndMakeNothingBesideIt(name: String) async throws {
        let path = try InTemporaryFolder.file(name)
        try add("ann", to: path)

        let file = try ReadOnlyFile(path, SQLiteDatabase.configuration(), because: reason)

        #expect(try await users(file) == ["ann"])
        try file.requireUnchanged()
        #expect(throws: DatabaseError.self) { try file.queue.write { try insert("bob", $0) } }
        #expect(try files() == [name])
    }

    @Test func whenChangesWaitInTheLog_shouldReadThem() async throws {
        let path = try InTemporaryFolder.file()
        let other = try SQLiteDatabase(path: path)
        try await other.write { try insert("ann", $0) }

        let file = try ReadOnlyFile(path, SQLiteDatabase.configuration(), because: reason)

        #expect(try await users(file) == ["ann"])
        try await other.write { try insert("bob", $0) }
        try file.requireUnchanged()
        #expect(try await users(file) == ["ann", "bob"])
    }

    @Test func whenAnotherProcessChangesItMeanwhile_shouldSaySo() throws {
        let path = try InTemporaryFolder.file()
        try add("ann", to: path)
        let file = try ReadOnlyFile(path, SQLiteDatabase.configuration(), because: reason)

        try add("bob", to: path)

        #expect(throws: DataError.busy) { try file.requireUnchanged() }
    }

    @Test func whenItIsOfAnEarlierVersion_shouldSayThatItMustBeUpdated() throws {
        let path = try InTemporaryFolder.file()
        let queue = try DatabaseQueue(path: path)
        try Schema.migrate(queue)
        try queue.write { database in
            try insert("ann", database)
            try database.execute(sql: "UPDATE grdb_migrations SET identifier = '\(Schema.lastOfTrial)'")
        }
        try queue.close()

        let words = "Permission denied, and it is of an earlier version, which must be updated before it can be read"
        #expect(throws: DataError.unavailable(words)) {
            try ReadOnlyFile(path, SQLiteDatabase.configuration(), because: reason)
        }
        #expect(throws: DataError.diskFull) {
            try ReadOnlyFile(path, SQLiteDatabase.configuration(), because: .diskFull)
        }
    }

    @Test(arguments: ["", "text"]) func whenItIsNoDatabase_shouldSayWhatIsKnown(content: String) throws {
        let path = try InTemporaryFolder.file()
        try Data(String(repeating: content, count: 1_000).utf8).write(to: URL(fileURLWithPath: path))

        #expect(throws: content.isEmpty ? reason : DataError.notADatabase) {
            try ReadOnlyFile(path, SQLiteDatabase.configuration(), because: reason)
        }
    }

    @Test(.enabled(if: geteuid() != 0, "the administrator may write anywhere"))
    func whenThePermissionIsMissing_shouldReadAndRefuseToWrite() async throws {
        let path = try InTemporaryFolder.file()
        try add("ann", to: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)

        let database = try SQLiteDatabase(path: path)

        #expect(!database.isWritable)
        #expect(try await database.read { try String.fetchAll($0, sql: "SELECT id FROM user") } == ["ann"])
        await #expect(throws: reason) { try await database.write { try insert("bob", $0) } }
    }

    private func add(_ user: String, to path: String) throws {
        let database = try SQLiteDatabase(path: path)
        try database.pool.write { try insert(user, $0) }
        try database.pool.close()
    }

    private func users(_ file: ReadOnlyFile) async throws -> [String] {
        try await file.queue.read { try String.fetchAll($0, sql: "SELECT id FROM user ORDER BY id") }
    }

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: InTemporaryFolder.file(""))
    }
}

private func insert(_ user: String, _ database: Database) throws {
    let columns = try database.columns(in: "user").count == 2 ? "(id, createdAt)" : "(id, createdAt, isGuest)"
    let values = columns.hasSuffix("isGuest)") ? "(?, '2026-11-24 12:00:00.000', 1)" : "(?, '2026-11-24 12:00:00.000')"
    try database.execute(sql: "INSERT INTO user \(columns) VALUES \(values)", arguments: [user])
}
