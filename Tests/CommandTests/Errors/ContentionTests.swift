import Foundation
import GRDB
import Testing

/// A command waits a while for what another program has locked, and then gives up.
@Suite struct ContentionTests {
    private let kif: KifScanProcess

    init() throws { kif = try KifScanProcess() }

    @Test func whenAnotherProgramIsWriting_shouldSayToTryAgainAndChangeNothing() async throws {
        try await ErrorHome.shared.value.copy(to: kif.folder)
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let database = try DatabaseQueue(
            path: kif.path(".local/share/kif/kif.sqlite"), configuration: configuration)
        try await database.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }

        let refused = try await kif.run("eat", "aa")
        try await database.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        let later = try await kif.run("eat", "aa")

        #expect(refused.status == 75)
        #expect(refused.error == "kif-scan: the database is in use by another program; try again\n")
        #expect(refused.output.isEmpty)
        #expect(later.status == 0 && later.output.hasPrefix("ate 1 pack of Oat Drink"))
    }
}
