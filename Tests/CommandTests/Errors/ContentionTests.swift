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
}
