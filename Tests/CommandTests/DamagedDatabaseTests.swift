import Foundation
import GRDB
import Testing

/// A damaged database is reported in one line with status 74, `doctor` says what is damaged, and a backup brings the
/// inventory back.
@Suite struct DamagedDatabaseTests {
    private let kif: KifScanProcess
    private var file: String { kif.path(".local/share/kif/kif.sqlite") }
    private static let line = "kif-scan: the database is damaged; to get it back, run: kif-scan doctor\n"

    init() async throws {
        kif = try KifScanProcess()
        try await ErrorHome.shared.value.copy(to: kif.folder)
    }

    @Test(arguments: [
        (["list"], "item"), (["export", "-"], "item"), (["show", "aa"], "item"), (["journal"], "journal"),
        (["stats"], "journal"), (["eat", "aa"], "itemByBatch"), (["why", "aa"], "photoItemOfItem"),
        (["undo"], "journalOfUser"), (["remind"], "item"), (["household", "list"], "membership"),
        (["list"], "session"), (["list"], "user"), (["whoami"], "profile"),
    ])
    func whenACommandMeetsDamage_shouldSaySoInOneLine(arguments: [String], table: String) async throws {
        try zero(table)

        let run = try await kif.run(arguments, input: Data())

        #expect(run.status == 74)
        #expect(run.output.isEmpty)
        #expect(run.error == Self.line)
    }

    @Test(arguments: [
        ("UPDATE journal SET steps = x'7B' WHERE id = 1", ["journal"]),
        ("UPDATE item SET expiryDate = 'soon'", ["list"]),
        ("UPDATE item SET needsReview = 'mood'", ["list", "--json"]),
    ])
    func whenAValueCannotBeUnderstood_shouldSaySoInOneLine(sql: String, arguments: [String]) async throws {
        try await DatabaseQueue(path: file).write { try $0.execute(sql: sql) }

        let run = try await kif.run(arguments, input: Data())

        #expect(run.status == 74)
        #expect(run.output.isEmpty || arguments.contains("--json") && run.output.hasPrefix("{\"error\""))
        #expect(run.error == Self.line)
    }

    @Test func whenDoctorFindsDamage_shouldSayWhatAndHowToGetItBack() async throws {
        try await kif.run("backup", "saved.sqlite")
        try await kif.run("restore", "saved.sqlite")
        let name = try #require(try await kif.run("restore", "--json").objects().first?["name"] as? String)
        try zero("itemInStock")

        let doctor = try await kif.run("doctor")
        let json = try await kif.run("doctor", "--json")

        #expect(doctor.status == 74)
        #expect(
            doctor.lines.contains {
                $0.hasPrefix("✗ database: \(file) is damaged") && $0.contains("kif-scan restore \(name)")
            })
        #expect(
            doctor.lines.contains {
                $0.contains("the file's structure is damaged: ") && !$0.contains("cannot be opened")
            })
        let checks = try json.objects().filter { $0["name"] as? String == "database" }
        #expect(json.status == 74)
        #expect(checks.count == 2)
        #expect(checks.allSatisfy { $0["state"] as? String == "failed" })
    }

    @Test func whenSound_shouldFindNothing() async throws {
        let doctor = try await kif.run("doctor", "--json")

        let checks = try doctor.objects().filter { $0["name"] as? String == "database" }
        #expect(checks.map { $0["state"] as? String } == ["ok"])
    }

    @Test(arguments: [2, 9, 60, 1])
    func whenABackupIsRestored_shouldListAgain(page: Int) async throws {
        let before = try await kif.run("list", "--json").output
        let saved = try await kif.run("backup", "saved.sqlite")
        try zero(page: page)

        let restored = try await kif.run(["restore", "saved.sqlite"] + (page == 1 ? ["--force"] : []), input: Data())

        #expect(saved.status == 0)
        #expect(saved.error == "Saved 6 items to saved.sqlite.\n")
        #expect(restored.status == 0)
        #expect(restored.errorLines.first == "Restored 6 items from saved.sqlite.")
        #expect(restored.errorLines.last?.hasPrefix("To have back what was there before: kif-scan restore ") == true)
        #expect(try await kif.run("list", "--json").output == before)
        #expect(try await kif.run("doctor").status != 74)
    }

    @Test func whenBackupsAreListed_shouldShowDateVersionAndItems() async throws {
        try await kif.run("backup", "saved.sqlite")
        try await kif.run("delete", "aa")
        try await kif.run("restore", "saved.sqlite")

        let list = try await kif.run("restore")
        let objects = try await kif.run("restore", "--json").objects()

        let name = try #require(objects.first?["name"] as? String)
        #expect(objects.count == 1)
        #expect(objects.first?["items"] as? Int == 5)
        #expect(objects.first?["reason"] as? String == "before-restore")
        #expect(objects.first?["version"] as? Int == 1)
        #expect(list.lines.first?.hasPrefix(name) == true)
        #expect(list.lines.first?.contains("5 items") == true)
        #expect(try await kif.run("restore", name).status == 0)
        #expect(try await kif.run("list", "--json", "--all").lines.count == 5)
    }

    @Test func whenThereIsNoBackup_shouldSayHowToMakeOne() async throws {
        let list = try await kif.run("restore")

        #expect(list.status == 0)
        #expect(list.output.isEmpty)
        #expect(list.error.contains("kif-scan backup FILE"))
    }

    /// Overwrites the root page of a table or index with zeros.
    private func zero(_ table: String) throws {
        let page = try DatabaseQueue(path: file).read { database in
            try Int.fetchOne(
                database, sql: "SELECT rootpage FROM sqlite_schema WHERE name = ?", arguments: [table])
        }
        try zero(page: try #require(page))
    }

    private func zero(page: Int) throws {
        let handle = try FileHandle(forUpdating: URL(fileURLWithPath: file))
        try handle.seek(toOffset: UInt64((page - 1) * 4096))
        try handle.write(contentsOf: Data(count: 4096))
        try handle.close()
    }
}
