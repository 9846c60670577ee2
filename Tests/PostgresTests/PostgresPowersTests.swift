import KIFTestSupport
import KeepItFreshDomain
import Testing

@testable import KeepItFreshPostgres

/// Roles are the whole server's, so each test makes its own.
@Suite(.enabled(if: PostgresTestDatabase.isAvailable))
struct PostgresPowersTests {
    @Test(arguments: [
        ("BYPASSRLS", "", PostgresFault.Power.bypassesPolicies),
        ("CREATEROLE", "", .makesRoles),
        ("", "GRANT kif_owner TO", .member(of: "kif_owner")),
        ("", "GRANT kif_accounts TO", .member(of: "kif_accounts")),
        ("", "GRANT pg_execute_server_program TO", .member(of: "pg_execute_server_program")),
    ])
    func whenLoginMayDoMore_shouldRefuse(_ option: String, _ grant: String, _ power: PostgresFault.Power) async throws {
        try await PostgresTestDatabase.with { database in
            let role = "role_of_\(database.name)"
            let rights = "GRANT USAGE ON SCHEMA kif TO \(role); GRANT EXECUTE ON FUNCTION kif.version() TO \(role);"
            try await database.query("CREATE ROLE \(role) LOGIN PASSWORD 'x' \(option); \(rights)")
            if !grant.isEmpty { try await database.query("\(grant) \(role)") }
            // The rights of the role are no part of what was made.
            try await database.query("UPDATE kif.state SET fingerprint = kif.fingerprint()")
            let settings = try PostgresSettings(
                dsn: "\(database.dsn) user=\(role)", passwordFile: database.password("x"))

            let fault = await #expect(throws: PostgresFault.self) { try await PostgresRows(settings).check() }
            try await database.query("DROP OWNED BY \(role); DROP ROLE \(role)")

            // A role that may become the owner has what that one has.
            let owns = PostgresFault.powerfulLogin(role, .owner)
            #expect(fault == .powerfulLogin(role, power) || fault == owns && power == .member(of: "kif_owner"))
        }
    }
}
