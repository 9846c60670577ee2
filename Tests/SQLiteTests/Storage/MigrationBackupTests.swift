import Foundation
import GRDB
import KeepItFreshDomain
import Testing

@testable import KeepItFreshSQLite

/// Before its tables change, a database is kept as it is.
@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct MigrationBackupTests {
    @Test func whenAnEarlierVersionsDatabaseIsOpened_shouldKeepItBefore() async throws {
        let path = try InTemporaryFolder.file()
        try makeEarlier(path)

        _ = try SQLiteDatabase(path: path)

        let backups = DatabaseBackups(ofDatabase: path).all()
        #expect(backups.map(\.reason) == [.update])
        #expect(backups.map(\.version) == [1])
        #expect(backups.map(\.items) == [1])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder(path)).sorted().first == ".lock")
        #expect(try mode(of: folder(path)) == 0o700)
        #expect(try backups.map { try mode(of: $0.path) } == [0o600])
        _ = try SQLiteDatabase(path: path)
        #expect(DatabaseBackups(ofDatabase: path).all().count == 1)
    }

    @Test func whenItsBackupIsRestored_shouldHaveItsItemsInThisVersion() async throws {
        let path = try InTemporaryFolder.file()
        try makeEarlier(path)
        _ = try SQLiteDatabase(path: path)
        let backups = DatabaseBackups(ofDatabase: path)
        try await DatabaseQueue(path: path).write { try $0.execute(sql: "DELETE FROM item") }

        let restored = try backups.restore(#require(backups.all().first).name, forcing: false)

        #expect(restored.backup.items == 1)
        #expect(restored.backup.version == Schema.migrator.migrations.count)
        #expect(restored.replaced?.items == 0)
        #expect(try DatabaseCheck(path: path).faults() == [])
    }

    @Test func whenTheLastMigrationIsMissing_shouldRefuseTheFileAndItsBackup() throws {
        let path = try InTemporaryFolder.file()
        try makeEarlier(path)
        try DatabaseQueue(path: path).write {
            try $0.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = '\(Schema.lastOfTrial)'")
        }
        let before = try tables(path)

        #expect(throws: DataError.olderVersion) { try SQLiteDatabase(path: path) }
        #expect(throws: DataError.olderVersion) { try DatabaseCheck(path: path).faults() }
        #expect(throws: BackupError.olderVersion) {
            try DatabaseBackups(ofDatabase: try InTemporaryFolder.file("other")).restore(path, forcing: false)
        }
        #expect(try tables(path) == before)
        #expect(DatabaseBackups(ofDatabase: path).all().isEmpty)
    }

    @Test func whenNew_shouldNeedNoBackup() throws {
        let path = try InTemporaryFolder.file()

        _ = try SQLiteDatabase(path: path)

        #expect(!FileManager.default.fileExists(atPath: folder(path)))
    }

    @Test func whenSeveralOpenItAtOnce_shouldKeepItOnce() async throws {
        let path = try InTemporaryFolder.file()
        try makeEarlier(path)

        try await withThrowingTaskGroup { group in
            for _ in 0..<6 { group.addTask { _ = try SQLiteDatabase(path: path) } }
            try await group.waitForAll()
        }

        #expect(DatabaseBackups(ofDatabase: path).all().map(\.version) == [1])
    }

    @Test func whenThereAreFour_shouldKeepTheLastThree() throws {
        let path = try InTemporaryFolder.file()
        var names: [String] = []
        for _ in 0..<4 {
            try? FileManager.default.removeItem(atPath: path)
            try makeEarlier(path)
            _ = try SQLiteDatabase(path: path)
            names.append(try #require(DatabaseBackups(ofDatabase: path).all().first).name)
        }

        #expect(DatabaseBackups(ofDatabase: path).all().map(\.name) == Array(names.reversed().prefix(3)))
    }

    @Test func whenTheClockIsWrong_shouldKeepTheLastThreeByTheirMaking() throws {
        let backups = BackupFolder(ofDatabase: try InTemporaryFolder.file())
        let lock = try backups.lock(until: .now)
        defer { withExtendedLifetime(lock) {} }
        let days = ["2026-11-20", "2026-11-21", "2026-11-22", "1970-01-01", "2099-01-01", "2020-01-01", "2026-11-23"]
        var names: [String] = []
        for day in days {
            let date = try Date("\(day)T12:00:00Z", strategy: .iso8601)
            let name = try backups.add(.restore, at: date) { try Data(day.utf8).write(to: URL(fileURLWithPath: $0)) }
            names.append(name)

            #expect(backups.entries.map(\.name) == Array(names.reversed().prefix(3)))
        }
    }

    @Test func whenEarlierVersionsMadeBackupsInTheFuture_shouldKeepTheOneJustMade() throws {
        let backups = BackupFolder(ofDatabase: try InTemporaryFolder.file())
        let lock = try backups.lock(until: .now)
        defer { withExtendedLifetime(lock) {} }
        let earlier = ["20260101T120000Z", "20990101T120000Z", "20990102T120000Z"].map { "\($0)-before-update" }
        for name in earlier { try Data().write(to: URL(fileURLWithPath: backups.path(of: name))) }

        let name = try backups.add(.update, at: Date()) { try Data("new".utf8).write(to: URL(fileURLWithPath: $0)) }

        #expect(backups.entries.map(\.name) == [name] + earlier.reversed().prefix(2))
    }

    @Test func whenAStepFailsEachTime_shouldTryItOnceAndKeepOneBackupMore() throws {
        let path = try InTemporaryFolder.file()
        try makeEarlier(path)
        let backups = BackupFolder(ofDatabase: path)
        let earlier = try {
            let lock = try backups.lock(until: .now)
            defer { withExtendedLifetime(lock) {} }
            return try backups.add(.update, at: Date()) {
                try Data("older".utf8).write(to: URL(fileURLWithPath: $0))
            }
        }()
        try DatabaseQueue(path: path).write {
            try $0.execute(
                sql: "CREATE TRIGGER stop BEFORE DELETE ON grdb_migrations BEGIN SELECT RAISE(FAIL, 'no'); END")
        }
        let before = try tables(path)

        for _ in 0..<20 { #expect(throws: DataError.self) { try SQLiteDatabase(path: path) } }

        #expect(try tables(path) == before)
        #expect(backups.entries.count == 2 && backups.entries.last?.name == earlier)
    }

    @Test func whenThereAreManyOfOneVersion_shouldKeepTheLastOfEach() throws {
        let path = try InTemporaryFolder.file()
        let backups = BackupFolder(ofDatabase: path)
        let lock = try backups.lock(until: .now)
        defer { withExtendedLifetime(lock) {} }
        func add(_ content: String) throws -> String {
            try backups.add(.update, at: Date()) { file in
                let queue = try DatabaseQueue(path: file)
                try queue.write { try $0.execute(sql: "CREATE TABLE grdb_migrations (identifier TEXT); \(content)") }
                try queue.close()
            }
        }
        let first = "INSERT INTO grdb_migrations VALUES ('\(Schema.lastOfTrial)');"
        let kept = try add(first)

        let later = try (1...5).map {
            try add("INSERT INTO grdb_migrations VALUES ('a'), ('b'); CREATE TABLE t\($0) (a);")
        }

        #expect(backups.entries.map(\.name) == later.suffix(3).reversed() + [kept])
    }

    @Test func whenTheBackupCannotBeWritten_shouldNotMigrate() throws {
        let path = try InTemporaryFolder.file()
        try makeEarlier(path)
        let before = try tables(path)
        try Data().write(to: URL(fileURLWithPath: folder(path)))

        #expect(throws: DataError.unavailable("\(folder(path))/.lock cannot be opened: Not a directory")) {
            try SQLiteDatabase(path: path)
        }
        #expect(try tables(path) == before)
    }

    @Test func whenDamaged_shouldNotMigrate() throws {
        let path = try InTemporaryFolder.file()
        try makeEarlier(path)
        let page = try DatabaseQueue(path: path).read {
            try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'itemByBatch'")
        }
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        try file.seek(toOffset: UInt64((try #require(page) - 1) * StockedDatabase.pageSize))
        try file.write(contentsOf: Data(count: StockedDatabase.pageSize))
        try file.close()
        let before = try tables(path)

        #expect(throws: DataError.damaged) { try SQLiteDatabase(path: path) }
        #expect(try tables(path) == before)
        #expect(DatabaseBackups(ofDatabase: path).all().isEmpty)
    }

    @Test func whenTheFolderIsShared_shouldShareWhatIsMadeInIt() throws {
        let kitchen = try InTemporaryFolder.file("kitchen")
        try FileManager.default.createDirectory(atPath: kitchen, withIntermediateDirectories: false)
        #expect(unsafe chmod(kitchen, 0o2770) == 0)
        let path = "\(kitchen)/kif.sqlite"
        _ = try SQLiteDatabase(path: path)
        try FileManager.default.removeItem(atPath: path)
        try makeEarlier(path)
        _ = try SQLiteDatabase(path: path)

        let backup = try #require(DatabaseBackups(ofDatabase: path).all().first)

        #expect(try mode(of: folder(path)) == 0o770)
        #expect(try mode(of: "\(folder(path))/.lock") == 0o660)
        #expect(try mode(of: backup.path) == 0o660)
    }

    @Test func whenTheFolderIsTheUsersOwn_shouldStayPrivate() throws {
        let path = try InTemporaryFolder.file()
        try makeEarlier(path)
        _ = try SQLiteDatabase(path: path)

        #expect(try mode(of: folder(path)) == 0o700)
        #expect(try mode(of: "\(folder(path))/.lock") == 0o600)
    }

    /// Makes a database with one item, as the last version before the first release left it.
    private func makeEarlier(_ path: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
        try Schema.migrate(queue)
        try queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO user (id, createdAt) VALUES ('ann', '2026-11-24 12:00:00.000');
                    INSERT INTO household (id, name, createdAt) VALUES ('home', 'Home', '2026-11-24 12:00:00.000');
                    INSERT INTO membership VALUES ('ann', 'home', 'owner');
                    INSERT INTO item (householdId, id, name, addedDate, needsReview)
                    VALUES ('home', 'item', 'Oats', '2026-11-24 12:00:00.000', '');
                    INSERT INTO purchase VALUES ('p', 'home', 'item', 1, '2026-11-24 12:00:00.000', NULL);
                    UPDATE grdb_migrations SET identifier = '\(Schema.lastOfTrial)';
                    INSERT INTO grdb_migrations VALUES ('\(Schema.firstOfTrial)');
                    """)
        }
        try queue.close()
    }

    /// The definitions of the tables, and the version.
    private func tables(_ path: String) throws -> [String] {
        try DatabaseQueue(path: path).read { database in
            try String.fetchAll(database, sql: "SELECT name || ifnull(sql, '') FROM sqlite_schema ORDER BY 1")
                + ["\(try Schema.version(database))"]
        }
    }

    private func folder(_ path: String) -> String { BackupFolder(ofDatabase: path).path }

    private func mode(of path: String) throws -> Int? {
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        return mode.map { $0.intValue & 0o777 }
    }
}
