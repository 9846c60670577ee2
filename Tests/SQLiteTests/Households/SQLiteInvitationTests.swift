import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshDomain
import Testing

@testable import KeepItFreshSQLite

@Suite(.inTemporaryFolder) struct SQLiteInvitationTests {
    @Test func whenAnInvitationIsStored_shouldNotStoreItsCode() async throws {
        let path = try InTemporaryFolder.file()
        let ann = SQLiteHouseholdRepository(try SQLiteDatabase(path: path), actingAs: "ann")
        let home = try await ann.ensureHousehold(named: "Home").id
        let code = try await ann.createInvitation(to: home, for: nil).code

        let stored = try ["", "-wal"].map { try Data(contentsOf: URL(fileURLWithPath: path + $0)) }.reduce(Data(), +)

        #expect(stored.range(of: Data(code.digest.utf8)) != nil)
        for text in [code.characters, code.text, code.characters.lowercased()] {
            #expect(stored.range(of: Data(text.utf8)) == nil)
        }
    }

    @Test func whenInvitationsAreExpired_shouldBeDeletedByTheNext() async throws {
        let database = try SQLiteDatabase(path: InTemporaryFolder.file())
        let past = Date(timeIntervalSince1970: 1_000_000_000)
        let home = try await SQLiteHouseholdRepository(database, actingAs: "ann").ensureHousehold(named: "Home").id
        _ = try await SQLiteHouseholdRepository(database, actingAs: "ann", now: { past })
            .createInvitation(to: home, for: nil)

        _ = try await SQLiteHouseholdRepository(database, actingAs: "ann").createInvitation(to: home, for: nil)

        #expect(try await database.read { try InvitationRecord.fetchCount($0) } == 1)
    }
}
