import Foundation
import Glibc

/// A database of one test, with the tables, the two logins and their passwords, on the server that the environment names
/// (PGHOST, PGPORT, PGUSER, PGPASSWORD), as under `pg_virtualenv`.
package final class PostgresTestDatabase: Sendable {
    /// Whether the environment names a server.
    package static let isAvailable = ["PGHOST", "PGPORT", "PGUSER", "PGPASSWORD"].allSatisfy {
        environment[$0] != nil
    }
    /// The environment for programs that act as the superuser. This process itself has none with a password: libpq would
    /// prefer it to the password file.
    private static let environment = {
        let environment = ProcessInfo.processInfo.environment
        unsafe unsetenv("PGPASSWORD")
        return environment
    }()
    /// A database that all others of this process are copied from.
    private static let template = Task {
        let name = newName()
        try await run("createdb", [name])
        let root = URL(fileURLWithPath: Peer.script("")).deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("Sources/Data/Postgres/schema.sql")
        try await psql(name, String(contentsOf: file, encoding: .utf8))
        for login in ["kif_app", "kif_accounts"] {
            try await psql(name, "ALTER ROLE \(login) PASSWORD '\(password(of: login))'")
        }
        return name
    }

    package let name: String
    /// The address of the database, without user and password.
    package let dsn: String
    /// The file with the passwords of the two logins.
    package let passwordFile: String
    private let folder: TemporaryFolder

    /// Makes a database, which `remove` drops again.
    package init() async throws {
        name = Self.newName()
        let host = Self.environment["PGHOST"] ?? ""
        dsn = "host=\(host) port=\(Self.environment["PGPORT"] ?? "") dbname=\(name)"
        folder = try TemporaryFolder()
        passwordFile = folder.file("passwords")
        let lines = ["kif_app", "kif_accounts"].map { "*:*:*:\($0):\(Self.password(of: $0))\n" }
        _ = FileManager.default.createFile(
            atPath: passwordFile, contents: Data(lines.joined().utf8), attributes: [.posixPermissions: 0o600])
        try await Self.run("createdb", ["--template", Self.template.value, name])
        // Rights on a database are not copied.
        try await query("REVOKE CREATE, TEMPORARY ON DATABASE \(name) FROM PUBLIC")
    }

    /// Runs a test with a database, and removes it afterwards.
    package static func with<Value>(
        isolation: isolated (any Actor)? = #isolation, _ body: (PostgresTestDatabase) async throws -> Value
    ) async throws -> Value {
        let database = try await PostgresTestDatabase()
        do {
            let value = try await body(database)
            try await database.remove()
            return value
        } catch {
            try? await database.remove()
            throw error
        }
    }

    /// Drops the database, with all connections to it.
    package func remove() async throws {
        try folder.remove()
        try await Self.psql("postgres", "DROP DATABASE \(name) WITH (FORCE)")
    }

    /// Runs statements as the superuser. Returns the rows as lines, with bars between the values.
    @discardableResult
    package func query(_ statements: String) async throws -> String {
        try await Self.psql(name, statements)
    }

    /// The superuser's address, and a file with its password.
    package func superuser() -> (dsn: String, passwordFile: String) {
        let (user, password) = (Self.environment["PGUSER"] ?? "", Self.environment["PGPASSWORD"] ?? "")
        return ("\(dsn) user=\(user)", self.password(password))
    }

    /// The host and the port of the server.
    package var place: (host: String, port: String) {
        (Self.environment["PGHOST"] ?? "", Self.environment["PGPORT"] ?? "")
    }

    /// A file with one password for all logins.
    package func password(_ password: String) -> String {
        let file = folder.file("password")
        _ = FileManager.default.createFile(
            atPath: file, contents: Data("*:*:*:*:\(password)\n".utf8), attributes: [.posixPermissions: 0o600])
        return file
    }

    private static func newName() -> String {
        "kif_" + UUID().uuidString.lowercased().filter { $0 != "-" }
    }

    private static func password(of login: String) -> String {
        "secret of \(login)"
    }

    @discardableResult
    private static func psql(_ database: String, _ statements: String) async throws -> String {
        let options = ["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set", "ON_ERROR_STOP=1"]
        let output = try await run("psql", options + ["--dbname", database], input: statements)
        return output.trimmingCharacters(in: .newlines)
    }

    @discardableResult
    private static func run(_ program: String, _ arguments: [String], input: String = "") async throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.environment = environment
        let output = try await process.runToEnd(input: Data(input.utf8))
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return String(decoding: output, as: UTF8.self)
    }
}
