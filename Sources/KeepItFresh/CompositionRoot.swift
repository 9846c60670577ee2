import Foundation
package import KeepItFreshAuthentication
package import KeepItFreshDomain
import KeepItFreshPostgres
import KeepItFreshSQLite
import KeepItFreshWorkers
import Logging

/// What a process has: the database, the settings and the adapters, connected with their ports here, for however many
/// people. What each of them has is a `Person`, and the way there is a `SignIn`.
package struct CompositionRoot: Sendable {
    /// The database file's path.
    package let databasePath: String

    let lookup: UserSettings.Lookup
    /// What several servers share; nil where the database is this machine's own.
    let shared: (any SharedRowsProviding)?
    let database: SQLiteDatabase
    let accounts: AccountAdapters
    /// Receives each event of signing in and out.
    let log: any AuthLoggingProviding

    /// Opens the database in the file at `path`, or the user's own (`DataLocation.database()`); it is created if
    /// missing. With `postgres` and no path, the rows are those that several servers share. `settings` say which ways
    /// to sign in there are, `lookup` where products are looked up. `prompt` asks the user to do something elsewhere,
    /// such as in a browser; `log` receives each event of signing in and out. Throws `DataError` and `PostgresProblem`.
    package init(
        database path: String? = nil, postgres: PostgresAccess? = nil, settings: AuthSettings = AuthSettings(),
        lookup: UserSettings.Lookup = UserSettings.Lookup(), prompt: (any SignInPromptProviding)? = nil,
        log: (any AuthLoggingProviding)? = nil
    ) throws {
        self.lookup = lookup
        self.log = log ?? AccountLog()
        if path == nil, let postgres {
            let rows: PostgresRows
            do { rows = try postgres.rows() } catch let fault as PostgresFault { throw PostgresProblem(fault) }
            (databasePath, shared) = (postgres.workingCopy, rows)
            database = try SQLiteDatabase(workingCopy: databasePath, of: rows)
            accounts = AccountAdapters(database, settings: settings, prompt: prompt)
            return
        }
        (databasePath, shared) = (path ?? DataLocation.database(), nil)
        // Instead of a copy that somebody removed there must not be an empty inventory.
        if databasePath == DataLocation.copyInUse(), !FileManager.default.fileExists(atPath: databasePath) {
            throw DataError.unavailable(
                "the copy \(databasePath) is missing; to go on without it: kif-scan logout")
        }
        database = try SQLiteDatabase(path: databasePath)
        accounts = AccountAdapters(database, settings: settings, prompt: prompt)
    }

    /// Whether several servers share the rows, in PostgreSQL.
    package var isShared: Bool { shared != nil }

    /// Checks the database that several servers share, where this process uses one: its tables, and what its logins may
    /// do. Throws `PostgresProblem`.
    package func checkSharedRows() async throws {
        try await PostgresProblem.describing { try await (shared as? PostgresRows)?.check() }
    }

    /// The way in of this machine's user, whose session is in a file. A copy is its user's without one.
    @MainActor
    package func signIn() -> SignIn {
        let local = LocalSessions(
            file: sessionFile, store: accounts.sessions, clock: accounts.clock, random: accounts.random)
        return signIn(MachineSessions(database, local: local))
    }

    /// The file of the session of this machine's user.
    var sessionFile: SessionFile {
        SessionFile(path: DataLocation.session(ofDatabase: databasePath))
    }

    /// The way in of whoever has the session of `sessions`.
    @MainActor
    package func signIn(_ sessions: any SessionProviding) -> SignIn {
        SignIn(self, sessions: RememberedSession(sessions))
    }

    /// Gives a user who signs in a profile where there is none.
    var ensureProfile: EnsureProfileAfterAuth {
        let log = log
        return EnsureProfileAfterAuth(profiles: SQLiteProfileAdapter(database)) { log.log($0, parameters: [:]) }
    }

    /// Throws `DataError` when the database can be read and not written, before work is done that could not be stored.
    package func requireWritable() throws {
        try database.requireWritable()
    }

    /// What a person has who is signed in.
    package func person(_ userId: String) -> Person {
        Person(self, userId: userId, isFirstUse: false)
    }

    /// Sends the events of signing in and out to swift-log.
    private struct AccountLog: AuthLoggingProviding {
        private let logger = Logger(label: "keepitfresh.accounts")

        func log(_ event: AuthEvent, parameters: [String: String]) {
            logger.debug("\(event.rawValue)", metadata: parameters.mapValues { .string($0) })
        }
    }

    /// Lets all threads of this process allocate from one pool of memory. A program that reads much, prints it and ends
    /// is faster with one pool than with one per thread.
    package static func shareMemoryAmongThreads() {
        ProcessMemory.useSingleArena()
    }
}
