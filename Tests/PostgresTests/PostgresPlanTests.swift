import KIFTestSupport
import KeepItFreshDomain
import Testing

@testable import KeepItFreshPostgres

@Suite(.enabled(if: PostgresTestDatabase.isAvailable))
struct PostgresPlanTests {
    private static let values = [
        "numbers": "'{\(Household.session)}'", "news": "'h1', 5", "accountNews": "19990", "lock": "'h1'",
        "lockAccounts": "", "store": #"'h1', 9, '[{"kind": "item", "key": "[1]", "body": {}}]'"#,
        "storeAccounts": "9, '[]'", "storeBytes": "'h1', 'item', '[1]', 'x'", "writer": "'h1', '[1]'",
        "accountWriter": "'[1]'", "addSpace": "'h9', 'c', '[1]', '{}'", "removeSpace": "'h9'",
        "bytes": "'h1', 'item', '[1]'", "addPhoto": "'h1', 'p', 's', 'u1', 'x'", "claimPhoto": "'h1', 'p', 's'",
        "photo": "'h1', 'p'", "removePhoto": "'h1', 'p'", "unreadPhotos": "", "addWork": "'AB', 'u1'",
    ]

    @Test func whenThereAreManyRows_shouldFindThemByTheirIndexes() async throws {
        try await Household.with { household in
            try await household.database.query(
                """
                INSERT INTO kif.space SELECT 's' || n, 1, 'c' FROM generate_series(1, 1000) AS n;
                INSERT INTO kif.record SELECT 's' || n % 1000 + 1, 'item', format('[%s]', n), n % 50, '{}'
                FROM generate_series(1, 200000) AS n;
                INSERT INTO kif.directory SELECT 'membership', format('["v%s"]', n), n,
                    jsonb_build_object('userId', 'v' || n, 'householdId', 's' || n % 1000 + 1)
                FROM generate_series(1, 20000) AS n;
                ANALYZE kif.space, kif.record, kif.directory;
                """)
            for login in ["kif_app", "kif_accounts"] {
                let connection = try household.connection(login)
                for statement in PostgresStatement.all where self.login(of: statement) == login {
                    let plan = try self.plan(of: statement, connection)

                    for table in ["record", "directory", "space"] {
                        #expect(!plan.contains("Seq Scan on \(table)"), "\(statement.name)\n\(plan)")
                    }
                }
            }
        }
    }

    private func login(of statement: PostgresStatement) -> String {
        let accounts = [
            "accountNews", "lockAccounts", "storeAccounts", "accountWriter", "addSpace", "removeSpace", "unreadPhotos",
            "addWork",
        ]
        return accounts.contains(statement.name) ? "kif_accounts" : "kif_app"
    }

    private func plan(of statement: PostgresStatement, _ connection: PostgresConnection) throws -> String {
        let values = try #require(Self.values[statement.name])
        let call = values.isEmpty ? "" : "(\(values))"
        // After five uses the server may have another plan, for any values.
        let uses = String(repeating: "EXPLAIN EXECUTE s\(call);", count: 8)
        let rows = try connection.run("PREPARE s AS \(statement.sql); \(uses) DEALLOCATE s", .soon)
        return rows.compactMap { $0.text(0) }.joined(separator: "\n")
    }
}
