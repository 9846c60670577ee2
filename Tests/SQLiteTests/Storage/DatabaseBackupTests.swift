import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import KeepItFreshLabels
import Testing

@testable import KeepItFreshSQLite

@Suite(.inTemporaryFolder, .timeLimit(.minutes(10))) struct DatabaseBackupTests {
    private typealias Stocked = StockedDatabase

    @Test func whenSaved_shouldBeASingleSoundPrivateFile() async throws {
        let path = try await Stocked(at: InTemporaryFolder.file(), items: 40).path
        let file = try InTemporaryFolder.file("saved.sqlite")

        let saved = try DatabaseBackups(ofDatabase: path).save(to: file, replacing: false)

        #expect(saved.faults == [])
        #expect(saved.backup.items == 51)
        #expect(saved.backup.version == Schema.migrator.migrations.count)
        #expect(try mode(of: file) == 0o600)
        #expect(try DatabaseCheck(path: file).faults() == [])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: InTemporaryFolder.file("")).filter {
                $0.contains("saved")
            } == ["saved.sqlite"])
        #expect(try await Stocked.names(at: file) == Stocked.names(at: path))
    }

    @Test func whenAnotherProcessWrites_shouldSaveAConsistentState() async throws {
        let path = try InTemporaryFolder.file()
        let writer = try SQLiteProcessesTests.StoreProcess("a", path: path, count: 100_000)
        let backups = DatabaseBackups(ofDatabase: path)
        var counts: [Int] = []
        while counts.count < 4 || counts.last == counts.first {
            let file = try InTemporaryFolder.file("saved \(counts.count).sqlite")
            do {
                let saved = try backups.save(to: file, replacing: true)
                #expect(saved.faults == [])
                // Before the other process has made the tables, there are no items to count.
                if saved.backup.items != nil { counts.append(try count(of: saved.backup.path)) }
            } catch BackupError.noDatabase {
                try await Task.sleep(for: .milliseconds(10))
            }
        }
        writer.kill()
        _ = try await writer.finish()

        #expect(counts == counts.sorted())
    }

    @Test func whenTheFileExists_shouldReplaceItOnlyIfTold() async throws {
        let path = try await Stocked(at: InTemporaryFolder.file(), items: 40).path
        let file = try InTemporaryFolder.file("saved.sqlite")
        try Data("a letter".utf8).write(to: URL(fileURLWithPath: file))
        let backups = DatabaseBackups(ofDatabase: path)

        #expect(throws: BackupError.exists) { try backups.save(to: file, replacing: false) }
        #expect(throws: BackupError.isDatabase) { try backups.save(to: path, replacing: true) }
        #expect(throws: BackupError.notWritable("No such file or directory")) {
            try backups.save(to: InTemporaryFolder.file("none/saved.sqlite"), replacing: true)
        }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "a letter")
        #expect(try backups.save(to: file, replacing: true).backup.items == 51)
        #expect(throws: BackupError.noDatabase) {
            try DatabaseBackups(ofDatabase: InTemporaryFolder.file("none.sqlite")).save(to: file, replacing: true)
        }
    }

    @Test func whenTheDatabaseIsDamaged_shouldSaveNothing() async throws {
        let stocked = try await Stocked(at: InTemporaryFolder.file(), items: 40)
        try damage(stocked.path, page: try #require(stocked.pages().last))
        let file = try InTemporaryFolder.file("saved.sqlite")

        #expect(throws: DataError.damaged) {
            try DatabaseBackups(ofDatabase: stocked.path).save(to: file, replacing: false)
        }
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test func whenTheTablesDisagree_shouldSaveThemAndSaySo() async throws {
        let path = try await Stocked(at: InTemporaryFolder.file(), items: 40).path
        try await DatabaseQueue(path: path).write {
            try $0.execute(sql: "UPDATE item SET name = 'X' WHERE id = 'item-20'")
        }
        let file = try InTemporaryFolder.file("saved.sqlite")
        let backups = DatabaseBackups(ofDatabase: path)

        #expect(try backups.save(to: file, replacing: false).faults == [.journal(items: 1)])
        #expect(throws: BackupError.inconsistent([.journal(items: 1)])) { try backups.restore(file, forcing: false) }
        #expect(try backups.restore(file, forcing: true).backup.items == 51)
    }

    /// A kind of damage to the database that is replaced.
    enum Damage: String, CaseIterable, Sendable {
        case none, lostItems, leaf, root, firstPage, cut, empty, missing, noDatabase
    }

    @Test(arguments: Damage.allCases)
    func whenRestored_shouldHaveAllItemsAndKeepWhatWasThere(damage: Damage) async throws {
        let stocked = try await Stocked(at: InTemporaryFolder.file())
        let names = try await Stocked.names(at: stocked.path)
        let file = try InTemporaryFolder.file("saved.sqlite")
        let backups = DatabaseBackups(ofDatabase: stocked.path)
        _ = try backups.save(to: file, replacing: false)
        try cause(damage, in: stocked)
        let before = try? Data(contentsOf: URL(fileURLWithPath: stocked.path))
        let number = fileNumber(of: stocked.path)

        if [.firstPage, .noDatabase].contains(damage) {
            #expect(throws: BackupError.unrecognisedDatabase) { try backups.restore(file, forcing: false) }
            #expect(try Data(contentsOf: URL(fileURLWithPath: stocked.path)) == before)
        }
        let restored = try backups.restore(file, forcing: [.firstPage, .noDatabase].contains(damage))

        #expect(restored.backup.items == names.count)
        #expect(try await Stocked.names(at: stocked.path) == names)
        #expect(try mode(of: stocked.path) == 0o600)
        let isNothing = [.empty, .missing].contains(damage)
        let isSound = [.none, .lostItems].contains(damage)
        #expect(restored.replaced?.reason == (isNothing ? nil : isSound ? .restore : .damage))
        #expect(backups.all().map(\.name) == [restored.replaced?.name].compactMap(\.self))
        let isSwapped = [.firstPage, .cut, .noDatabase].contains(damage)
        if damage != .missing { #expect((fileNumber(of: stocked.path) != number) == isSwapped) }
        if isSwapped {
            #expect(try Data(contentsOf: URL(fileURLWithPath: #require(restored.replaced).path)) == before)
        }
        if damage == .lostItems {
            _ = try backups.restore(#require(restored.replaced).name, forcing: true)
            #expect(try await Stocked.names(at: stocked.path).count == names.count - 1)
        }
    }

    @Test func whenAnotherConnectionIsOpen_shouldSeeTheRestoredItems() async throws {
        let path = try await Stocked(at: InTemporaryFolder.file(), items: 40).path
        let file = try InTemporaryFolder.file("saved.sqlite")
        let backups = DatabaseBackups(ofDatabase: path)
        _ = try backups.save(to: file, replacing: false)
        let database = try SQLiteDatabase(path: path)
        let home = try await SQLiteHouseholdRepository(database, actingAs: Stocked.user)
            .ensureHousehold(named: Stocked.household).id
        let items = SQLiteItemRepository(database, actingAs: Stocked.user, today: StoreKind.today)
        _ = try await items.edit("item-1", .delete, on: StoreKind.today(), in: home)
        var stream = items.observeItems(in: home).makeAsyncIterator()
        let first = try await stream.next()

        _ = try backups.restore(file, forcing: false)

        #expect(first?.count == 50)
        #expect(try await stream.next()?.count == 51)
        _ = try await items.edit("item-1", .delete, on: StoreKind.today(), in: home)
        #expect(try await items.items(in: home).count == 50)
    }

    @Test func whenOthersStoreMeanwhile_shouldLoseNothing() async throws {
        let path = try await Stocked(at: InTemporaryFolder.file(), items: 400).path
        let file = try InTemporaryFolder.file("saved.sqlite")
        let backups = DatabaseBackups(ofDatabase: path)
        _ = try backups.save(to: file, replacing: false)
        let writer = Task.detached {
            let database = try DatabaseQueue(path: path, configuration: SQLiteDatabase.configuration())
            var stored: Set<String> = []
            while !Task.isCancelled {
                let id = "user-\(stored.count)"
                try database.write {
                    try $0.execute(sql: "INSERT INTO user VALUES (?, '2026-11-24 12:00:00.000', 1, 0)", arguments: [id])
                }
                stored.insert(id)
                usleep(1_000)
            }
            return stored
        }
        var found: Set<String> = []
        for _ in 0..<3 {
            try await Task.sleep(for: .milliseconds(50))
            let replaced = try #require(try backups.restore(file, forcing: false).replaced)
            found.formUnion(try users(in: replaced.path))
        }
        writer.cancel()
        let stored = try await writer.value
        found.formUnion(try users(in: path))

        #expect(!stored.isEmpty)
        #expect(stored.subtracting(found).isEmpty)
    }

    @Test func whenAProcessWasKilledMeanwhile_shouldLeaveNothingUnfinished() async throws {
        let path = try await Stocked(at: InTemporaryFolder.file(), items: 40).path
        let backups = DatabaseBackups(ofDatabase: path)
        _ = try backups.save(to: InTemporaryFolder.file("saved.sqlite"), replacing: false)
        _ = try backups.restore(InTemporaryFolder.file("saved.sqlite"), forcing: false)
        let folders = try [InTemporaryFolder.file("."), BackupFolder(ofDatabase: path).path]
        for folder in folders {
            for ending in ["", "-wal"] {
                let left = URL(fileURLWithPath: "\(folder)/.kif-draft-x-1-2a\(ending)")
                try Data("half".utf8).write(to: left)
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -4_000)], ofItemAtPath: left.path)
            }
        }

        _ = try SQLiteDatabase(path: path)

        for folder in folders {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(!names.contains { $0.hasPrefix(".kif-draft") }, "\(folder)")
        }
    }

    @Test func whenTheFileIsALink_shouldSaveToItsTarget() async throws {
        let path = try await Stocked(at: InTemporaryFolder.file(), items: 40).path
        let link = try InTemporaryFolder.file("link.sqlite")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.sqlite")
        let backups = DatabaseBackups(ofDatabase: path)

        _ = try backups.save(to: link, replacing: false)

        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.sqlite")
        #expect(try DatabaseCheck(path: InTemporaryFolder.file("target.sqlite")).faults() == [])
        #expect(throws: BackupError.exists) { try backups.save(to: link, replacing: false) }
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        #expect(throws: BackupError.isDatabase) { try backups.save(to: link, replacing: true) }
    }

    @Test func whenAnotherProcessHoldsAFileThatCannotBeOpened_shouldNotReplaceIt() async throws {
        let stocked = try await Stocked(at: InTemporaryFolder.file(), items: 40)
        let file = try InTemporaryFolder.file("saved.sqlite")
        let backups = DatabaseBackups(ofDatabase: stocked.path)
        _ = try backups.save(to: file, replacing: false)
        let script = """
            import sqlite3, sys
            database = sqlite3.connect(sys.argv[1])
            print(database.execute("SELECT count(*) FROM item").fetchone()[0], flush=True)
            sys.stdin.read()
            """
        var peer: Peer? = try Peer("/usr/bin/python3", ["-c", script, stocked.path])
        #expect(try await peer?.firstLine() == "51")
        try damage(stocked.path, page: 1)
        let before = try Data(contentsOf: URL(fileURLWithPath: stocked.path))

        #expect(throws: DataError.busy) { try backups.restore(file, forcing: true) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: stocked.path)) == before)
        peer = nil
        try await eventually("the other process has ended") {
            (try? backups.restore(file, forcing: true))?.backup.items == 51
        }
    }

    @Test func whenTheBackupIsNone_shouldSayWhatItIsAndChangeNothing() async throws {
        let path = try await Stocked(at: InTemporaryFolder.file(), items: 40).path
        let names = try await Stocked.names(at: path)
        let backups = DatabaseBackups(ofDatabase: path)
        let files = try [
            "text": InTemporaryFolder.file("text"), "foreign": InTemporaryFolder.file("foreign.sqlite"),
            "newer": InTemporaryFolder.file("newer.sqlite"), "damaged": InTemporaryFolder.file("damaged.sqlite"),
            "empty": InTemporaryFolder.file("empty.sqlite"),
        ]
        try Data(String(repeating: "milk, eggs\n", count: 100).utf8).write(to: url(files["text"]))
        try Data().write(to: url(files["empty"]))
        try await DatabaseQueue(path: #require(files["foreign"])).write {
            try $0.execute(sql: "CREATE TABLE bookmark (url TEXT)")
        }
        for name in ["newer", "damaged"] { _ = try backups.save(to: #require(files[name]), replacing: false) }
        try await DatabaseQueue(path: #require(files["newer"])).write {
            try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 shelves')")
        }
        try damage(#require(files["damaged"]), page: 9)

        let expected: [String: BackupError] = [
            "text": .foreign, "empty": .foreign, "foreign": .foreign, "newer": .newerVersion, "damaged": .damaged,
        ]
        for (name, error) in expected {
            #expect(throws: error, "\(name)") { try backups.restore(#require(files[name]), forcing: true) }
        }
        #expect(throws: BackupError.noSuchBackup) { try backups.restore("nothing", forcing: true) }
        #expect(throws: BackupError.unreadable) { try backups.restore(InTemporaryFolder.file(""), forcing: true) }
        #expect(throws: BackupError.isDatabase) { try backups.restore(path, forcing: true) }
        #expect(try await Stocked.names(at: path) == names)
        #expect(backups.all().isEmpty)
    }

    @Test(arguments: [
        ("CREATE TRIGGER evil AFTER INSERT ON item BEGIN UPDATE item SET name = 'EVIL Milk'; END", "trigger evil"),
        ("CREATE VIEW everything AS SELECT * FROM item", "view everything"),
        ("CREATE TABLE bookmark (url TEXT)", "table bookmark"),
        ("CREATE INDEX itemByName ON item (name)", "index itemByName"),
        (
            """
            DROP TRIGGER purchaseAdded;
            CREATE TRIGGER purchaseAdded AFTER INSERT ON purchase BEGIN DELETE FROM item; END
            """, "trigger purchaseAdded"
        ),
        (
            // What stands behind two dashes in a text is no comment.
            """
            DROP TRIGGER itemTextRemoved;
            CREATE TRIGGER itemTextRemoved AFTER DELETE ON item BEGIN
                INSERT INTO itemText (itemText, rowid, searchText) VALUES ('delete--
                ', old.number, old.searchText);
            END
            """, "trigger itemTextRemoved"
        ),
    ])
    func whenTheBackupHasSomethingForeign_shouldRefuseItAndNameIt(sql: String, name: String) async throws {
        let path = try await Stocked(at: InTemporaryFolder.file(), items: 40).path
        let file = try InTemporaryFolder.file("saved.sqlite")
        let backups = DatabaseBackups(ofDatabase: path)
        _ = try backups.save(to: file, replacing: false)
        try await DatabaseQueue(path: file).write { try $0.execute(sql: sql) }

        #expect(try DatabaseCheck(path: file).faults() == [.foreignObjects([name])])
        #expect(throws: BackupError.foreignObjects([name])) { try backups.restore(file, forcing: true) }
        #expect(backups.all().isEmpty)
    }

    @Test(arguments: [
        "DROP TRIGGER itemTextAdded", "DROP INDEX itemInStock", "DROP TABLE itemText",
        "INSERT INTO itemText (itemText) VALUES ('delete-all')",
    ])
    func whenTheBackupLacksWhatCanBeMadeAnew_shouldMakeIt(sql: String) async throws {
        let path = try await Stocked(at: InTemporaryFolder.file(), items: 40).path
        let file = try InTemporaryFolder.file("saved.sqlite")
        let backups = DatabaseBackups(ofDatabase: path)
        _ = try backups.save(to: file, replacing: false)
        try await DatabaseQueue(path: file).write { try $0.execute(sql: sql) }
        #expect(try DatabaseCheck(path: file).faults().count == 1)

        _ = try backups.restore(file, forcing: false)

        #expect(try DatabaseCheck(path: path).faults() == [])
    }

    @Test func whenTheBackupLacksATable_shouldRefuseIt() async throws {
        let path = try await Stocked(at: InTemporaryFolder.file(), items: 40).path
        let file = try InTemporaryFolder.file("saved.sqlite")
        let backups = DatabaseBackups(ofDatabase: path)
        _ = try backups.save(to: file, replacing: false)
        try await DatabaseQueue(path: file).write { try $0.execute(sql: "DROP TABLE reminder") }

        #expect(throws: BackupError.missingObjects(["table reminder"])) { try backups.restore(file, forcing: true) }
    }

    @Test func whenSessionsEndedAndCodesWereUsed_shouldNotBringThemBack() async throws {
        let path = try await Stocked(at: InTemporaryFolder.file(), items: 40).path
        let file = try InTemporaryFolder.file("saved.sqlite")
        let backups = DatabaseBackups(ofDatabase: path)
        let sessions = "INSERT INTO session VALUES (?1, 'ann', 'guest', 1, 1, 1, hex(?1), NULL, NULL)"
        try await DatabaseQueue(path: path).write { database in
            for digest in ["ended", "kept"] { try database.execute(sql: sessions, arguments: [Data(digest.utf8)]) }
            try database.execute(sql: "INSERT INTO otpChallenge VALUES ('c', 'emailOTP', 'a', x'00', 1, 0, 0)")
            try database.execute(
                sql: "INSERT INTO pendingLink VALUES ('l', 'ann', 'google', 'i', 's', NULL, 0, NULL, NULL, 1, NULL)")
        }
        _ = try backups.save(to: file, replacing: false)
        try await DatabaseQueue(path: path).write { database in
            try database.execute(sql: "DELETE FROM session WHERE digest = ?", arguments: [Data("ended".utf8)])
            try database.execute(sql: sessions, arguments: [Data("new".utf8)])
            try database.execute(sql: "DELETE FROM invitation")
        }

        _ = try backups.restore(file, forcing: false)

        let state = try await DatabaseQueue(path: path).read { database in
            (
                try String.fetchSet(database, sql: "SELECT CAST(digest AS TEXT) FROM session"),
                try ["otpChallenge", "pendingLink", "invitation"].map {
                    try Int.fetchOne(database, sql: "SELECT count(*) FROM \($0)")
                }
            )
        }
        #expect(state.0 == ["kept", "new"])
        #expect(state.1 == [0, 0, 0])
    }

    private func users(in path: String) throws -> Set<String> {
        try DatabaseQueue(path: path).read { database in
            try String.fetchSet(database, sql: "SELECT id FROM user WHERE id LIKE 'user-%'")
        }
    }

    private func cause(_ damage: Damage, in stocked: Stocked) throws {
        switch damage {
        case .none: break
        case .lostItems:
            try DatabaseQueue(path: stocked.path).write { try $0.execute(sql: "DELETE FROM item WHERE id = 'item-40'") }
        case .leaf:
            let leaves = try stocked.pages(ofType: "leaf")
            try self.damage(stocked.path, page: leaves[leaves.count / 2])
        case .root: try self.damage(stocked.path, page: 2)
        case .firstPage: try self.damage(stocked.path, page: 1)
        case .cut:
            let file = try FileHandle(forUpdating: URL(fileURLWithPath: stocked.path))
            try file.truncate(atOffset: 40_000)
            try file.close()
        case .empty: try Data().write(to: URL(fileURLWithPath: stocked.path))
        case .missing: try FileManager.default.removeItem(atPath: stocked.path)
        case .noDatabase: try Data("a letter".utf8).write(to: URL(fileURLWithPath: stocked.path))
        }
    }

    private func damage(_ path: String, page: Int) throws {
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        try file.seek(toOffset: UInt64((page - 1) * Stocked.pageSize))
        try file.write(contentsOf: Data(count: Stocked.pageSize))
        try file.close()
    }

    private func count(of path: String) throws -> Int {
        try DatabaseQueue(path: path).read {
            try Int.fetchOne($0, sql: "SELECT ifnull(sum(quantity), 0) FROM purchase") ?? 0
        }
    }

    /// Another file of the same name has another number.
    private func fileNumber(of path: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.systemFileNumber] as? Int
    }

    private func url(_ path: String?) throws -> URL { URL(fileURLWithPath: try #require(path)) }

    private func mode(of path: String) throws -> Int? {
        (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
    }
}
