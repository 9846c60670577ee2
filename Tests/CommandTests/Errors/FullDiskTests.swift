import Foundation
import GRDB
import Testing

@testable import KeepItFreshSQLite

/// A full disk is reported in one line, with status 74, and no stored data is lost: with no room at all, and with too
/// little.
@Suite(.enabled("no disk can be mounted here") { await SmallDisk.isPossible.value }) struct FullDiskTests {
    private let kif: KifScanProcess

    init() async throws {
        kif = try KifScanProcess()
        try await ErrorHome.shared.value.copy(to: kif.folder)
    }

    @Test(
        arguments: [
            (["fix", "aa", "--name", "Soy Drink"], 0), (["fix", "aa", "--name", "Soy Drink"], 60),
            (["eat", "aa"], 0), (["undo"], 0), (["household", "create", "Cabin"], 0),
            (["import-items", "items.jsonl"], 0), (["import-items", "items.jsonl"], 200),
            ([KifScanProcess.testImage("rice-cakes.jpg")], 0),
        ] as [([String], Int)])
    func whenNothingMoreFits_shouldSaySoAndKeepWhatThereIs(arguments: [String], kilobytesLeft: Int) async throws {
        let notes = String(repeating: "a note ", count: 100)
        try write("items.jsonl", (0..<2_000).map { "{\"name\":\"Tin \($0)\",\"notes\":\"\(notes)\"}\n" }.joined())

        let full = try await SmallDisk(of: kif).run(arguments, kilobytesLeft: kilobytesLeft, reading: "list --json")

        #expect(full.run.status == 74)
        #expect(full.run.output.isEmpty)
        #expect(full.run.error == "kif-scan: the disk is full\n")
        #expect(full.before == full.after && full.before.contains("Oat Drink"))
    }

    @Test(
        arguments: [["list"], ["search", "oat"], ["show", "aa"], ["export"], ["history"], ["why", "aa"], ["stats"]],
        [0, 20, 60])
    func whenNothingMoreFits_shouldStillRead(arguments: [String], kilobytesLeft: Int) async throws {
        let before = try await kif.run(arguments, input: Data())

        let full = try await SmallDisk(of: kif).run(arguments, kilobytesLeft: kilobytesLeft, reading: "list --json")

        #expect(full.run.status == 0)
        #expect(full.run.output == before.output && !full.run.output.isEmpty)
        #expect(full.before == full.after && full.before.contains("Oat Drink"))
    }

    @Test(arguments: [["backup", ".local/saved.sqlite"], ["restore", "saved.sqlite"]])
    func whenABackupDoesNotFit_shouldSaySoAndKeepWhatThereIs(arguments: [String]) async throws {
        try await kif.run("backup", "saved.sqlite")

        let full = try await SmallDisk(of: kif).run(arguments, kilobytesLeft: 60, reading: "list --json")

        #expect(full.run.status == 74)
        #expect(full.run.output.isEmpty)
        #expect(full.run.error == "kif-scan: the disk is full\n")
        #expect(full.before == full.after && full.before.contains("Oat Drink"))
    }

    @Test func whenTheBackupBeforeAnUpdateDoesNotFit_shouldNotUpdate() async throws {
        let database = kif.path(".local/share/kif/kif.sqlite")
        try FileManager.default.removeItem(atPath: database)
        let queue = try DatabaseQueue(path: database)
        try Schema.migrate(queue)
        try await queue.write {
            try $0.execute(
                sql: """
                    INSERT INTO user (id, createdAt) VALUES ('ann', '2026-11-24 12:00:00.000');
                    UPDATE grdb_migrations SET identifier = '\(Schema.lastOfTrial)';
                    """)
        }
        try queue.close()

        let full = try await SmallDisk(of: kif).run(["list"], kilobytesLeft: 120, reading: "doctor --json")

        let folder = kif.path(".local/share/kif/kif-backups")
        #expect(full.run.status == 74)
        #expect(
            full.run.error
                == "kif-scan: the database cannot be used: there is no room in \(folder) for the backup before "
                + "its update\n")
        #expect(full.before == full.after && full.before.contains("kif.sqlite (mode 644)"))
    }

    @Test(arguments: [0, 100, 1_500])
    func whenACatalogDoesNotFit_shouldKeepTheOneThereIs(kilobytesLeft: Int) async throws {
        try write("small.csv", "code\tproduct_name\n4006381333931\tOat Drink\n")
        try await kif.run("catalog", "import", "small.csv")
        try write("large.csv", "code\tproduct_name\n" + (0..<60_000).map { "\(number($0))\tTin \($0)\n" }.joined())

        let full = try await SmallDisk(of: kif).run(
            ["catalog", "import", "large.csv"], kilobytesLeft: kilobytesLeft, reading: "catalog show 4006381333931")

        #expect(full.run.status == 74)
        #expect(full.run.output.isEmpty)
        #expect(full.run.error == "kif-scan: large.csv: the disk is full\n")
        #expect(full.before == full.after && full.before.contains("Oat Drink"))
    }

    @Test func whenAnExportDoesNotFit_shouldSaySoAndKeepTheOneOfBefore() async throws {
        let elsewhere = ["XDG_DATA_HOME": kif.path("share"), "XDG_STATE_HOME": kif.path("state")]
        try write("items.jsonl", "{\"name\":\"Oat Drink\"}\n")
        try await kif.run("import-items", "items.jsonl", environment: elsewhere)
        try await kif.run("export", ".local/kept.csv", environment: elsewhere)
        try write("items.jsonl", (0..<2_000).map { "{\"name\":\"Tin \($0)\"}\n" }.joined())
        try await kif.run("import-items", "items.jsonl", environment: elsewhere)

        let full = try await SmallDisk(of: kif).run(
            ["export", ".local/kept.csv"], kilobytesLeft: 20, reading: "list --json", environment: elsewhere)

        #expect(full.run.status == 74)
        #expect(full.run.error == "kif-scan: cannot write .local/kept.csv: the disk is full\n")
        #expect(full.before == full.after && full.before.hasSuffix("\r\n") && full.before.contains("Tin 1999"))
    }

    @Test(
        arguments: [
            ["list"], ["list", "--json"], ["export"], ["remind", "due"], ["remind", "calendar"], ["journal"],
            ["catalog", "status"],
        ])
    func whenTheOutputGoesToAFullDisk_shouldNotPassThatOver(arguments: [String]) async throws {
        let process = try kif.prepared(arguments + ["--today", "2026-11-20"])

        let full = try await kif.outcome(of: process, output: FileHandle(forWritingAtPath: "/dev/full"))

        #expect(full.status == 74)
        #expect(full.error == "kif-scan: cannot write standard output: the disk is full\n")
    }

    private func number(_ index: Int) -> String {
        let digits = Array(String(300_000_000_000 + index).utf8).map { Int($0) - 48 }
        let sum = digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
        return digits.map(String.init).joined() + String((10 - sum % 10) % 10)
    }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: kif.path(name)))
    }
}
