import Dispatch
import KeepItFreshDomain

extension PostgresRows {
    /// What a login finds on the server.
    private struct Findings {
        /// As 150020 for 15.20.
        let version: Int
        let powers: PostgresRow?
        /// The version of the tables, whether what protects them is as it was made, and whether they are where they
        /// were made; nil without tables.
        let tables: PostgresRow?
    }

    /// Makes certain that the server, the tables and both logins are as they must be. Throws `PostgresFault`.
    package func check() async throws(PostgresFault) {
        let fault: PostgresFault? = await withCheckedContinuation { continuation in
            DispatchQueue(label: "postgres").async {
                let logins = PostgresSettings.logins
                let fault = Self.fault(self.app, logins.app) ?? Self.fault(self.accounts, logins.accounts)
                continuation.resume(returning: fault)
            }
        }
        if let fault { throw fault }
    }

    private static func fault(_ pool: PostgresPool, _ login: String) -> PostgresFault? {
        do throws(PostgresError) {
            let findings = try findings(pool)
            return fault(of: findings) ?? fault(of: findings.powers, login)
        } catch {
            return switch error {
            case .missingLibrary: .missingLibrary
            case .connection(let reason): .unreachable(login: pool.login, reason: reason)
            case .statement(_, let message): .unreachable(login: pool.login, reason: message)
            case .late, .cancelled, .nulInText: .unreachable(login: pool.login, reason: "\(error)")
            }
        }
    }

    private static func findings(_ pool: PostgresPool) throws(PostgresError) -> Findings {
        let connection = try pool.connect()
        let deadline = PostgresDeadline(in: pool.limits.answer)
        let powers = try connection.run(.powers, [], deadline).first
        let place = try connection.run(.tables, [], deadline).first
        let tables = place?.flag(0) == true ? try connection.run(.version, [], deadline).first : nil
        return Findings(version: connection.serverVersion, powers: powers, tables: tables)
    }

    private static func fault(of findings: Findings) -> PostgresFault? {
        guard findings.version >= 150_000 else {
            return .oldServer("\(findings.version / 10_000).\(findings.version % 10_000)")
        }
        guard let version = findings.tables?.number(0) else { return .missingTables }
        if version < PostgresSchema.version { return .oldTables(Int(version)) }
        if version > PostgresSchema.version { return .newTables(Int(version)) }
        guard findings.tables?.flag(1) == true else { return .alteredTables }
        return findings.tables?.flag(2) == true ? nil : .restoredTables
    }

    private static func fault(of powers: PostgresRow?, _ login: String) -> PostgresFault? {
        guard let powers, let name = powers.text(0) else { return .otherLogin("", needed: login) }
        if powers.flag(1) { return .powerfulLogin(name, .superuser) }
        if powers.flag(2) { return .powerfulLogin(name, .bypassesPolicies) }
        if powers.flag(3) { return .powerfulLogin(name, .makesRoles) }
        if powers.flag(5) { return .powerfulLogin(name, .owner) }
        if let role = powers.text(4) { return .powerfulLogin(name, .member(of: role)) }
        return name == login ? nil : .otherLogin(name, needed: login)
    }
}
