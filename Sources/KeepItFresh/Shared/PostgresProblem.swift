package import KeepItFreshDomain
import KeepItFreshPostgres
import KeepItFreshPresentation
import KeepItFreshSQLite

/// Why PostgreSQL cannot be used, or an inventory was not moved there.
package struct PostgresProblem: Error {
    /// What is wrong, for whoever runs the server.
    package let message: Message
    /// Whether it lies in what is set.
    package let isSetting: Bool

    init(_ fault: PostgresFault) {
        (message, isSetting) = (fault.message, fault.isSetting)
    }

    init(_ failure: SharedMove.Failure) {
        (message, isSetting) = (failure.message, false)
    }

    /// Runs `body`, and throws what it throws as a problem where it is one.
    static func describing<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let fault as PostgresFault {
            throw PostgresProblem(fault)
        } catch let failure as SharedMove.Failure {
            throw PostgresProblem(failure)
        }
    }
}

extension PostgresFault {
    fileprivate var isSetting: Bool {
        switch self {
        case .invalidAddress, .passwordInAddress, .missingPasswordFile, .openPasswordFile: true
        default: false
        }
    }

    fileprivate var message: Message {
        switch self {
        case .missingLibrary: Message("PostgreSQL's library is missing: sudo apt install libpq5")
        case .invalidAddress: Message("KIF_POSTGRES must be an address such as host=db1,db2 dbname=kif")
        case .passwordInAddress:
            Message("KIF_POSTGRES must not contain a password: it belongs into the file of KIF_POSTGRES_PASSWORDS")
        case .missingPasswordFile(let path): Message("the password file \(TerminalText.visible(path)) cannot be read")
        case .openPasswordFile(let path):
            Message("others can read the password file: chmod 600 \(TerminalText.visible(path))")
        case .unreachable(let login, let reason):
            Message("PostgreSQL does not let \(TerminalText.visible(login)) in: \(TerminalText.visible(reason))")
        case .oldServer(let version):
            Message("PostgreSQL 15 or later is needed, this one is \(TerminalText.visible(version))")
        case .missingTables:
            Message("the tables are not there yet: kif-scan serve --print-sql | psql --dbname kif")
        case .oldTables(let version):
            Message("the tables in PostgreSQL are of an earlier version: \(version)")
        case .newTables(let version):
            Message("the tables in PostgreSQL are of a newer version of kif-scan: \(version)")
        case .alteredTables:
            Message("the policies or rights in PostgreSQL are not those that kif-scan serve --print-sql makes")
        case .restoredTables:
            Message("a backup was put back in PostgreSQL; then: psql --dbname kif --command 'SELECT kif.restored()'")
        case .powerfulLogin(let login, let power): power.message(of: TerminalText.visible(login))
        case .otherLogin(let login, let needed):
            Message("PostgreSQL lets in \(TerminalText.visible(login)) instead of \(TerminalText.visible(needed))")
        }
    }
}

extension PostgresFault.Power {
    fileprivate func message(of login: String) -> Message {
        switch self {
        case .superuser:
            Message("the login \(login) is a superuser, for whom no policy holds; use kif_app and kif_accounts")
        case .bypassesPolicies: Message("for the login \(login) no policy holds (BYPASSRLS)")
        case .makesRoles: Message("the login \(login) may make roles")
        case .member(let role): Message("the login \(login) may act as \(TerminalText.visible(role))")
        case .owner: Message("the login \(login) owns the tables")
        }
    }
}

extension SharedMove.Failure {
    fileprivate var message: Message {
        switch self {
        case .notEmpty: Message("there is an inventory in PostgreSQL already; an empty database is needed")
        case .isCopy: Message("this inventory is a copy of a server's")
        case .differs(let table):
            Message(
                """
                what is in PostgreSQL now differs from the file (\(TerminalText.visible(table))); make that database anew
                """)
        }
    }
}
