import Foundation
import KIFTestSupport
import KeepItFreshDomain
import Testing

@testable import KeepItFreshPostgres

/// What happens when the connection ends around a commit.
@Suite(.enabled(if: PostgresTestDatabase.isAvailable))
struct PostgresCommitTests {
    @Test func whenConnectionEndsBetweenChanges_shouldChangeOverANewOne() async throws {
        try await Household.with { household in
            try await household.store("milk")
            try await endConnections(household)

            try await household.store("bread")

            #expect(try household.news(after: 1).count == 2)
        }
    }

    @Test func whenConnectionEndsInAChange_shouldLeaveNothingOfIt() async throws {
        try await Household.with { household in
            _ = try await household.rows.beginChange(for: Household.member)
            _ = try household.rows.lock(Household.scope, for: Household.member)
            try household.rows.store([Household.item("milk")], in: Household.scope)
            try await endConnections(household)

            #expect(throws: DataError.self) { try household.rows.commitHouseholds() }
            household.rows.endChange()

            try await household.store("bread")
            #expect(try household.news(after: 1) == [Household.item("bread")])
        }
    }

    @Test(arguments: [("before", false), ("after", true), ("silent", true)])
    func whenAnswerToCommitIsLost_shouldFindOutWhetherItWasDone(_ mode: String, _ isDone: Bool) async throws {
        var limits = PostgresLimits.patient
        limits.commit = .milliseconds(500)
        try await Household.with(limits) { household in
            let proxy = try await Proxy(household.database, mode, count: 1)
            let rows = try proxy.rows(limits)
            try await household.store("bread", over: rows)

            let result: Result<Void, any Error>
            do {
                result = .success(try await household.store("milk", over: rows))
            } catch {
                result = .failure(error)
            }

            let names = try household.news(after: 1).map(\.key)
            #expect(names.contains(#"["milk"]"#) == isDone)
            #expect(((try? result.get()) != nil) == isDone)
            try await household.store("eggs", over: rows)
            #expect(try household.news(after: 1).count == names.count + 1)
        }
    }

    @Test(arguments: [("before", false), ("after", true)])
    func whenAnswerToCommitOfAccountsIsLost_shouldFindOut(_ mode: String, _ isDone: Bool) async throws {
        try await Household.with { household in
            let proxy = try await Proxy(household.database, mode, count: 0)
            let rows = try proxy.rows()

            let change: Void? = try? await household.change(over: rows) { rows in
                _ = try rows.lock(.accounts, for: .nobody)
                try rows.addHousehold("h3", epoch: "c", Household.row("household", "h3", "{}"))
                try rows.commitAccounts()
            }

            #expect((change != nil) == isDone)
            let count = try await household.database.query("SELECT count(*) FROM kif.space WHERE id = 'h3'")
            #expect(count == (isDone ? "1" : "0"))
        }
    }

    @Test func whenServerCannotBeAsked_shouldNotCallTheChangeDone() async throws {
        var limits = PostgresLimits.patient
        limits.recovery = .milliseconds(300)
        try await Household.with(limits) { household in
            let proxy = try await Proxy(household.database, "after", count: 0)
            let rows = try proxy.rows(limits)
            _ = try await rows.beginChange(for: Household.member)
            _ = try rows.lock(Household.scope, for: Household.member)
            try rows.store([Household.item("milk")], in: Household.scope)
            try await household.database.query("DELETE FROM kif.directory WHERE kind = 'session'")

            #expect(throws: DataError.network) {
                try rows.commitHouseholds()
            }
            rows.endChange()
        }
    }

    private func endConnections(_ household: Household) async throws {
        try await household.database.query(
            """
            SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()
            """)
    }

    /// A way to the database that fails once at a commit.
    private final class Proxy: Sendable {
        private let peer: Peer
        private let dsn: String
        private let database: PostgresTestDatabase

        init(_ database: PostgresTestDatabase, _ mode: String, count: Int) async throws {
            let (host, port) = database.place
            peer = try Peer(
                "/usr/bin/python3", [Peer.script("postgres_proxy.py"), host, port, mode, String(count)])
            dsn = try await "host=127.0.0.1 sslmode=disable port=\(peer.firstLine()) dbname=\(database.name)"
            self.database = database
        }

        func rows(_ limits: PostgresLimits = .patient) throws -> PostgresRows {
            try Household.rows(database, limits, dsn: dsn)
        }
    }
}
