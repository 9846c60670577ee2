/// Why a server does not start with a PostgreSQL.
package enum PostgresFault: Error, Equatable, Sendable {
    /// The library libpq is not installed.
    case missingLibrary
    /// The address is neither a URI nor pairs of keyword and value.
    case invalidAddress
    /// The address contains a password, which others can read in the environment: it belongs into the password file.
    case passwordInAddress
    /// The password file is not there, or cannot be read.
    case missingPasswordFile(String)
    /// Others than its owner can read the password file: libpq ignores it.
    case openPasswordFile(String)
    /// No connection, for libpq's or the server's reason.
    case unreachable(login: String, reason: String)
    /// The server is older than version 15: its version.
    case oldServer(String)
    /// The tables are not there, or the login may not see them.
    case missingTables
    /// The tables are of an older version of this program: the version of them.
    case oldTables(Int)
    /// The tables are of a newer version of this program: the version of them.
    case newTables(Int)
    /// Policies, rights or functions that protect the rows were changed.
    case alteredTables
    /// A backup was put back, and nobody has said so by `kif.restored()`.
    case restoredTables
    /// A login may do more than it should.
    case powerfulLogin(String, Power)
    /// The login is not the one that is needed.
    case otherLogin(String, needed: String)

    /// What a login must not be allowed to do.
    package enum Power: Equatable, Sendable {
        /// It is a superuser, or may become one.
        case superuser
        /// Policies do not hold for it.
        case bypassesPolicies
        /// It may make roles, and give itself those of others.
        case makesRoles
        /// It may act as another role: the role's name.
        case member(of: String)
        /// It owns what protects the rows.
        case owner
    }
}
