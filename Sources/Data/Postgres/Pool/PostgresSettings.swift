import Foundation

/// Where the rows are that several servers share, and the passwords for it.
package struct PostgresSettings: Sendable {
    /// The user for the rows of households, and the one for accounts.
    static let logins = (app: "kif_app", accounts: "kif_accounts")

    let address: PostgresAddress
    var limits = PostgresLimits()

    /// - Parameters:
    ///   - dsn: A URI or pairs of keyword and value as libpq knows them, without a password.
    ///   - passwordFile: A file of the passwords in libpq's format for such; nil where the server asks for none.
    package init(dsn: String, passwordFile: String?) throws(PostgresFault) {
        var address = try PostgresAddress(dsn)
        if let passwordFile {
            try Self.check(passwordFile)
            address["passfile"] = passwordFile
        }
        self.address = address
    }

    /// The address for a login, with what each connection needs.
    func address(for login: String) -> PostgresAddress {
        var address = address
        let defaults = [
            ("user", login), ("connect_timeout", "2"), ("tcp_user_timeout", "5000"), ("keepalives", "1"),
            ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
        ]
        for (keyword, value) in defaults where address[keyword] == nil { address[keyword] = value }
        address["target_session_attrs"] = "read-write"
        address["client_encoding"] = "UTF8"
        address["application_name"] = "kif-scan"
        let own = """
            -c statement_timeout=\(limits.statement) -c lock_timeout=\(limits.lock) \
            -c idle_in_transaction_session_timeout=\(limits.pause)
            """
        address["options"] = [address["options"], own].compactMap(\.self).joined(separator: " ")
        return address
    }

    private static func check(_ passwordFile: String) throws(PostgresFault) {
        let manager = FileManager.default
        guard manager.isReadableFile(atPath: passwordFile),
            let attributes = try? manager.attributesOfItem(atPath: passwordFile)
        else { throw .missingPasswordFile(passwordFile) }
        let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
        guard mode & 0o077 == 0 else { throw .openPasswordFile(passwordFile) }
    }
}
