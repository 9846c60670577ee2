import Foundation
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshSQLite

@Suite(.inTemporaryFolder) struct SQLiteDatabaseTests {
    @Test func whenCreated_shouldBeReadableByItsOwnerOnly() throws {
        let path = try InTemporaryFolder.file("new/folder/kif.sqlite")

        let database = try SQLiteDatabase(path: path)

        #expect(try mode(of: path) == 0o600)
        #expect(try mode(of: path + "-wal") == 0o600)
        #expect(try mode(of: path + "-shm") == 0o600)
        #expect(try mode(of: InTemporaryFolder.file("new")) == 0o700)
        #expect(try mode(of: InTemporaryFolder.file("new/folder")) == 0o700)
        withExtendedLifetime(database) {}
    }

    @Test func whenTheFolderExists_shouldNotChangeItsMode() throws {
        let folder = try InTemporaryFolder.file("shared")
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755]
        )

        _ = try SQLiteDatabase(path: folder + "/kif.sqlite")

        #expect(try mode(of: folder) == 0o755)
    }

    @Test(arguments: [
        ("synchronous", "2"), ("journal_mode", "wal"), ("foreign_keys", "1"), ("busy_timeout", "5000"),
        ("application_id", "\(Schema.applicationId)"),
    ])
    func whenOpen_shouldHaveTheseSettings(name: String, value: String) async throws {
        let database = try SQLiteDatabase(path: InTemporaryFolder.file())

        let inForce = try await database.write { try String.fetchOne($0, sql: "PRAGMA \(name)") }

        #expect(inForce == value)
    }

    @Test func whenReopened_shouldContainWhatWasStored() async throws {
        let path = try InTemporaryFolder.file()
        let home = try await SQLiteHouseholdRepository(SQLiteDatabase(path: path), actingAs: "ann")
            .ensureHousehold(named: "Home")

        let later = try await SQLiteHouseholdRepository(SQLiteDatabase(path: path), actingAs: "ann")
            .ensureHousehold(named: "Home")

        #expect(later.id == home.id)
    }

    @Test func whenManyOpenANewFileAtOnce_shouldAllSucceed() async throws {
        let path = try InTemporaryFolder.file()

        let counts = try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { try await SQLiteDatabase(path: path).read { try ItemRecord.fetchCount($0) } }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(counts == Array(repeating: 0, count: 8))
    }

    @Test func whenThePathIsRelative_shouldKeepUsingTheSameFile() throws {
        let path = DatabaseFile.absolutePath("kif.sqlite")

        #expect(path == FileManager.default.currentDirectoryPath + "/kif.sqlite")
    }

    @Test(arguments: [
        "INSERT INTO purchase VALUES ('p', 'cabin', 'item', 1, '', NULL)",
        "INSERT INTO photoItem VALUES ('cabin', 'a', 'item')",
        "UPDATE photoItem SET householdId = 'cabin'",
        "INSERT INTO membership VALUES ('nobody', 'home', 'owner')",
    ])
    func whenARowRefersToAnotherHousehold_shouldRefuse(sql: String) async throws {
        let database = try SQLiteDatabase(path: InTemporaryFolder.file())
        try await database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO household (id, name, createdAt) VALUES ('home', 'Home', ''), ('cabin', 'Cabin', '');
                    INSERT INTO item (householdId, id, addedDate, needsReview) VALUES ('home', 'item', '', '');
                    INSERT INTO photo (householdId, contentHash, name, savedAt)
                    VALUES ('home', 'a', 'a.jpg', ''), ('cabin', 'a', 'a.jpg', '');
                    INSERT INTO photoItem VALUES ('home', 'a', 'item');
                    """
            )
        }

        await #expect(throws: DataError.unknown("FOREIGN KEY constraint failed")) {
            try await database.write { try $0.execute(sql: sql) }
        }
    }

    @Test(arguments: [("+1 year", false), ("-1 year", false), ("+30 seconds", true), ("-23 hours", true)])
    func whenTheClockWasSetSinceAPhotoWasRead_shouldNotUseItsReadingForEver(shift: String, isUsed: Bool) async throws {
        let database = try SQLiteDatabase(path: InTemporaryFolder.file())
        let home = try await SQLiteHouseholdRepository(database, actingAs: "ann").ensureHousehold(named: "Home").id
        let items = SQLiteItemRepository(database, actingAs: "ann", today: StoreKind.today)
        try await items.storeReading(ScannedLabel(), ofPhoto: "a", in: home)
        try await database.write { database in
            let sql = "UPDATE reading SET readAt = strftime('%Y-%m-%d %H:%M:%f', 'now', ?)"
            try database.execute(sql: sql, arguments: [shift])
        }

        let reading = try await items.storedReading(ofPhoto: "a", in: home)

        #expect((reading != nil) == isUsed)
    }

    private func mode(of path: String) throws -> Int? {
        (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
    }
}
