import KIFTestSupport
import KeepItFreshDomain
import Testing

@testable import KeepItFreshPostgres

/// What the database refuses to the logins, whatever this program sends.
@Suite(.enabled(if: PostgresTestDatabase.isAvailable))
struct PostgresPolicyTests {
    /// An attempt of a member of `h1` only.
    struct Attempt: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let sql: String
        /// The SQLSTATE of the error; nil where there is none, and no row is found or changed.
        let state: String?

        init(_ testDescription: String, _ sql: String, _ state: String? = "42501") {
            (self.testDescription, self.sql, self.state) = (testDescription, sql, state)
        }
    }

    @Test(arguments: [
        Attempt("read foreign rows", "SELECT * FROM kif.record WHERE space = 'h2'", nil),
        Attempt("change foreign rows", "UPDATE kif.record SET body = '{}' WHERE space = 'h2' RETURNING key", nil),
        Attempt("insert foreign rows", "INSERT INTO kif.record VALUES ('h2', 'item', '[\"x\"]', 9, '{}')"),
        Attempt("move a row out", "UPDATE kif.record SET space = 'h2' WHERE space = 'h1'"),
        Attempt("move a row in", "UPDATE kif.record SET space = 'h1', key = 'x' WHERE space = 'h2' RETURNING key", nil),
        Attempt("raise a foreign number", "UPDATE kif.space SET number = 99 WHERE id = 'h2' RETURNING id", nil),
        Attempt("make a household", "INSERT INTO kif.space VALUES ('h3', 1, 'c')"),
        Attempt("make one by the function", "SELECT kif.add_space('h3', 'c', '[\"h3\"]', '{}')"),
        Attempt("delete rows", "DELETE FROM kif.record"),
        Attempt("delete households", "DELETE FROM kif.space"),
        Attempt("empty a table", "TRUNCATE kif.record"),
        Attempt("have no session", "RESET kif.session; SELECT * FROM kif.record", nil),
        Attempt("a user id for a session", "SET kif.session = 'u2'; SELECT * FROM kif.record", nil),
        Attempt(
            "guess settings",
            "SET kif.member = 'u2'; SET kif.space = 'h2'; SELECT * FROM kif.record WHERE space = 'h2'",
            nil),
        Attempt("become the owner", "SET ROLE kif_owner"),
        Attempt("become the other login", "SET ROLE kif_accounts"),
        Attempt("switch policies off", "ALTER TABLE kif.record DISABLE ROW LEVEL SECURITY"),
        Attempt("read without policies", "SET row_security = off; SELECT * FROM kif.record"),
        Attempt("drop a policy", "DROP POLICY member ON kif.record"),
        Attempt("shadow a table", "CREATE TEMPORARY TABLE directory (kind text, key text, number bigint, body jsonb)"),
        Attempt("make a function", "CREATE FUNCTION kif.mine() RETURNS int LANGUAGE sql AS 'SELECT 1'"),
        Attempt("make one elsewhere", "CREATE FUNCTION public.mine() RETURNS int LANGUAGE sql AS 'SELECT 1'"),
        Attempt(
            "replace a function", "CREATE OR REPLACE FUNCTION kif.my_spaces() RETURNS text[] LANGUAGE sql AS 'SELECT 1'"
        ),
        Attempt("read accounts", "SELECT * FROM kif.directory"),
        Attempt("read sessions for work", "SELECT * FROM kif.work"),
        Attempt("make a session for work", "INSERT INTO kif.work VALUES ('AB', 'u2', now() + interval '1 hour')"),
        Attempt("ask for the households of a session", "SELECT kif.spaces_of('AB')"),
        Attempt("read the photos of all", "SELECT * FROM kif.unread()"),
        Attempt("read a foreign photo", "SELECT * FROM kif.upload WHERE space = 'h2'", nil),
        Attempt("read a foreign household by a view", "SELECT * FROM kif.items"),
        Attempt("give ids of another time", "SELECT kif.restored()"),
        Attempt("set the order back", "SELECT setval('kif.place', 1)"),
    ])
    func whenMemberAttempts_shouldRefuse(_ attempt: Attempt) async throws {
        try await Household.with { household in
            try await fillOther(household)
            let connection = try household.connection()

            try expect(attempt, over: connection)
        }
    }

    @Test(arguments: [
        Attempt("read households' rows", "SELECT * FROM kif.record"),
        Attempt("change them", "UPDATE kif.record SET body = '{}'"),
        Attempt("insert them", "INSERT INTO kif.record VALUES ('h2', 'item', '[\"x\"]', 9, '{}')"),
        Attempt("read photos", "SELECT * FROM kif.upload"),
        Attempt("raise a household's number", "UPDATE kif.space SET number = 99"),
        Attempt("read a household's number", "SELECT number FROM kif.space"),
        Attempt("insert a household", "INSERT INTO kif.space VALUES ('h3', 1, 'c')"),
        Attempt("delete accounts", "DELETE FROM kif.directory"),
        Attempt("change the version", "UPDATE kif.state SET version = 2"),
        Attempt("say that all is intact", "UPDATE kif.state SET fingerprint = ''"),
        Attempt("become the owner", "SET ROLE kif_owner"),
        Attempt("become the other login", "SET ROLE kif_app"),
        Attempt("switch policies off", "ALTER TABLE kif.directory DISABLE ROW LEVEL SECURITY"),
        Attempt("shadow a table", "CREATE TEMPORARY TABLE record (space text)"),
        Attempt("make a function", "CREATE FUNCTION kif.mine() RETURNS int LANGUAGE sql AS 'SELECT 1'"),
        Attempt("change a session for work", "UPDATE kif.work SET user_id = 'u2'"),
        Attempt("give ids of another time", "SELECT kif.restored()"),
    ])
    func whenAccountsLoginAttempts_shouldRefuse(_ attempt: Attempt) async throws {
        try await Household.with { household in
            try await fillOther(household)
            let connection = try household.connection("kif_accounts")

            try expect(attempt, over: connection)
        }
    }

    @Test func whenSessionIsRevoked_shouldFindNothingFromTheNextStatementOn() async throws {
        try await Household.with { household in
            let connection = try household.connection()
            let before = try connection.run("SELECT key FROM kif.record WHERE kind = 'household'", .soon)
            try await household.database.query("DELETE FROM kif.directory WHERE key LIKE '%\(Household.session)%'")

            let after = try connection.run("SELECT key FROM kif.record", .soon)

            #expect(before.count == 1)
            #expect(after.isEmpty)
        }
    }

    @Test func whenMemberIsRemoved_shouldFindNothingFromTheNextStatementOn() async throws {
        try await Household.with { household in
            let connection = try household.connection()
            let before = try connection.run("SELECT key FROM kif.record WHERE kind = 'household'", .soon)
            try await household.database.query(
                "UPDATE kif.directory SET body = NULL WHERE kind = 'membership' AND body ->> 'userId' = 'u1'")

            let after = try connection.run("SELECT key FROM kif.record", .soon)

            #expect(before.count == 1)
            #expect(after.isEmpty)
        }
    }

    @Test func whenWorkSessionIsOver_shouldFindNothing() async throws {
        try await Household.with { household in
            try await household.database.query(
                "INSERT INTO kif.work VALUES ('AB', 'u1', now() + interval '1 hour'), ('CD', 'u1', now())")

            let now = try household.connection(session: "AB").run("SELECT key FROM kif.record", .soon)
            let late = try household.connection(session: "CD").run("SELECT key FROM kif.record", .soon)

            #expect(!now.isEmpty)
            #expect(late.isEmpty)
        }
    }

    /// Something of the other household that could be found.
    private func fillOther(_ household: Household) async throws {
        try await household.database.query("INSERT INTO kif.upload VALUES ('h2', 'p', 'u2', 's', now(), 'x')")
    }

    private func expect(_ attempt: Attempt, over connection: PostgresConnection) throws {
        guard let state = attempt.state else {
            #expect(try connection.run(attempt.sql, .soon).isEmpty)
            return
        }
        let error = #expect(throws: PostgresError.self) { try connection.run(attempt.sql, .soon) }
        guard case .statement(let found, _) = error else { return }
        #expect(found == state)
    }
}
