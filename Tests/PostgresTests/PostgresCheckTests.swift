import KIFTestSupport
import KeepItFreshDomain
import Testing

@testable import KeepItFreshPostgres

@Suite(.enabled(if: PostgresTestDatabase.isAvailable))
struct PostgresCheckTests {
    @Test func whenAllIsAsMade_shouldFindNoFault() async throws {
        try await Household.with { household in
            try await household.rows.check()
        }
    }

    @Test func whenTablesAreChanged_shouldSayWhich() async throws {
        try await Household.with { household in
            for (change, back, fault) in [
                ("UPDATE kif.state SET version = 2", "UPDATE kif.state SET version = 1", PostgresFault.newTables(2)),
                ("UPDATE kif.state SET version = 0", "UPDATE kif.state SET version = 1", .oldTables(0)),
                (
                    "ALTER POLICY member ON kif.record USING (true)",
                    "ALTER POLICY member ON kif.record USING (space IN (SELECT unnest(kif.my_spaces())))",
                    .alteredTables
                ),
                (
                    "ALTER TABLE kif.record NO FORCE ROW LEVEL SECURITY",
                    "ALTER TABLE kif.record FORCE ROW LEVEL SECURITY", .alteredTables
                ),
                (
                    "GRANT DELETE ON kif.record TO kif_app", "REVOKE DELETE ON kif.record FROM kif_app",
                    .alteredTables
                ),
            ] {
                try await household.database.query(change)
                await #expect(throws: fault) { try await household.rows.check() }
                try await household.database.query(back)
            }
            try await household.rows.check()
        }
    }

    /// What `pg_restore` puts back says another home than it has.
    @Test func whenABackupWasPutBack_shouldBelieveNothingUntilSomebodySaysSo() async throws {
        try await Household.with { household in
            try await household.database.query("UPDATE kif.state SET home = 'elsewhere'")

            await #expect(throws: PostgresFault.restoredTables) { try await household.rows.check() }
            #expect(try await household.rows.states(for: [Household.member])[.accounts] == nil)

            try await household.database.query("SELECT kif.restored()")
            try await household.rows.check()
            #expect(try await household.rows.states(for: [Household.member])[.accounts] != nil)
        }
    }

    @Test func whenTablesAreMissing_shouldSaySo() async throws {
        try await Household.with { household in
            try await household.database.query("DROP SCHEMA kif CASCADE")

            await #expect(throws: PostgresFault.missingTables) { try await household.rows.check() }
        }
    }

    @Test func whenAddressIsTheSuperusers_shouldRefuse() async throws {
        try await PostgresTestDatabase.with { database in
            let (dsn, file) = database.superuser()
            let rows = try PostgresRows(PostgresSettings(dsn: dsn, passwordFile: file))

            let fault = await #expect(throws: PostgresFault.self) { try await rows.check() }

            guard case .powerfulLogin(_, .superuser) = fault else {
                Issue.record("\(String(describing: fault))")
                return
            }
        }
    }

    @Test func whenAddressNamesOneLogin_shouldMissTheOther() async throws {
        try await PostgresTestDatabase.with { database in
            let settings = try PostgresSettings(
                dsn: "\(database.dsn) user=kif_app", passwordFile: database.passwordFile)

            await #expect(throws: PostgresFault.otherLogin("kif_app", needed: "kif_accounts")) {
                try await PostgresRows(settings).check()
            }
        }
    }

    @Test func whenPasswordIsWrong_shouldNotReachTheServer() async throws {
        try await PostgresTestDatabase.with { database in
            let file = database.password("wrong")
            let rows = try PostgresRows(PostgresSettings(dsn: database.dsn, passwordFile: file))

            let fault = await #expect(throws: PostgresFault.self) { try await rows.check() }

            guard case .unreachable(login: "kif_app", _) = fault else {
                Issue.record("\(String(describing: fault))")
                return
            }
        }
    }
}
