import Foundation
import GRDB
import Testing

/// What somebody else holds is waited for a while, and then left for later.
@Suite struct ContentionTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test func whenAnotherProgramIsWriting_shouldSayToTryAgainAndChangeNothing() throws {
        try ErrorHome.shared.get().copy(to: kif.folder)
        let database = try DatabaseQueue(path: kif.path(".local/share/kif/kif.sqlite"))

        let refused = try database.writeWithoutTransaction { database in
            try database.execute(sql: "BEGIN IMMEDIATE")
            defer { try? database.execute(sql: "ROLLBACK") }
            return try kif.run("eat", "aa")
        }
        let later = try kif.run("eat", "aa")

        #expect(refused.status == 75)
        #expect(refused.error == "kif-scan: the database is in use by another program; try again\n")
        #expect(refused.output.isEmpty)
        #expect(later.status == 0 && later.output.hasPrefix("ate 1 pack of Oat Drink"))
    }

    @Test func whenAnotherImportIsAtWork_shouldSayToTryAgain() throws {
        var dump = "code\turl\tproduct_name\tquantity\tbrands\tcategories_en\tcountries\n"
        for index in 0..<150_000 { dump += "\(4_000_000_000_000 + index)\tu\tProduct \(index)\t1 g\tBrand\tFood\tx\n" }
        try Data(dump.utf8).write(to: kif.folder.appendingPathComponent("dump.csv"))
        let process = try kif.prepared(["catalog", "import", "dump.csv"])
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        let next = kif.path(".local/share/kif/kif-catalog.sqlite.new")
        while process.isRunning, ((try? Data(contentsOf: URL(fileURLWithPath: next)).count) ?? 0) < 1_000_000 {
            usleep(2_000)
        }
        kill(process.processIdentifier, SIGSTOP)
        try #require(process.isRunning)

        let refused = try kif.run("catalog", "import", "dump.csv")

        #expect(refused.status == 75)
        #expect(refused.error == "kif-scan: dump.csv: another import is at work on this catalogue\n")
        #expect(refused.output.isEmpty)
    }
}
