import Foundation
import GRDB
import KIFTestSupport
import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshSQLite

/// Everything that signing in needs, with a database of the test's own: the real adapters, except for time, the mailbox
/// and the providers on the web.
final class AccountWorld: Sendable {
    static let password = "correct horse battery"

    let folder: TemporaryFolder
    let database: SQLiteDatabase
    let clock = ManualClock()
    let mailbox = RecordingDelivery()
    let google = StubStrategy(.google)
    let hasher = CountingHasher()
    let identities: SQLiteIdentityStore
    let store: SQLiteSessionStore
    let sessions: LocalSessions
    let coordinator: AuthenticationCoordinator
    let accounts: AccountUseCases
    let log = RecordingLog()
    var sessionPath: String { folder.file("state/kif/session") }

    init(hasher other: (any PasswordHashingProviding)? = nil) throws {
        folder = try TemporaryFolder()
        database = try SQLiteDatabase(path: folder.file("kif.sqlite"))
        let random = SystemRandom()
        identities = SQLiteIdentityStore(database, clock: clock)
        store = SQLiteSessionStore(database)
        sessions = LocalSessions(
            file: SessionFile(path: folder.file("state/kif/session")), store: store, clock: clock, random: random)
        let codes = OneTimeCodes(store: SQLiteOTPStore(database, random: random), clock: clock, random: random)
        coordinator = AuthenticationCoordinator(
            strategies: [
                AnonymousAuthStrategy(),
                EmailPasswordAuthStrategy(
                    identities: identities, attempts: SQLiteAttemptStore(database), hasher: other ?? hasher,
                    clock: clock),
                EmailOTPAuthStrategy(codes: codes, identities: identities, delivery: mailbox),
                MobileOTPAuthStrategy(codes: codes, delivery: mailbox),
                google,
            ], identities: identities, sessions: sessions, clock: clock)
        accounts = AccountUseCases(
            authentication: coordinator, identities: identities, sessions: sessions, clock: clock)
    }

    deinit { try? folder.remove() }

    /// Signs in as a guest with one item at home, and returns the user id.
    func guestWithItem() async throws -> String {
        let userId = try await accounts.login.execute(.anonymous).identity.userId
        let home = try await SQLiteHouseholdRepository(database, actingAs: userId).ensureHousehold(named: "Home")
        let items = SQLiteItemRepository(database, actingAs: userId, today: { CivilDate(clampedDayNumber: 20_000) })
        let milk = Item(
            name: "Milk", nameConfidence: 0.9, expiryDate: CivilDate("2027-03-12"), expiryKind: .bestBefore,
            expiryConfidence: 0.9, addedDate: clock.now())
        _ = try await items.upsertItem(milk, in: home.id)
        return userId
    }

    /// Counts the items in the user's households.
    func itemCount(of userId: String) async throws -> Int {
        var count = 0
        let items = SQLiteItemRepository(database, actingAs: userId, today: { CivilDate(clampedDayNumber: 20_000) })
        for membership in try await SQLiteHouseholdRepository(database, actingAs: userId).memberships(of: userId) {
            count += try await items.items(in: membership.householdId).count
        }
        return count
    }

    /// The session of the signed-in user. Throws `AuthError.notSignedIn`.
    func session() async throws -> Session {
        guard let session = try await sessions.current() else { throw AuthError.notSignedIn }
        return session
    }

    /// Has a code sent to an address and returns the credential with it.
    func emailCode(_ address: String) async throws -> LoginCredential {
        let sent = try await accounts.requestOTP.execute(OTPRequest(provider: .emailOTP, address: address))
        return .emailOTP(email: address, challengeId: sent.challengeId, code: mailbox.lastCode)
    }

    /// Runs SQL on the file, as another process could.
    @discardableResult
    func sql<Value: DatabaseValueConvertible & Sendable>(
        _ sql: String, _ arguments: StatementArguments = StatementArguments(), as type: Value.Type = Int.self
    ) throws -> Value? {
        try DatabaseQueue(path: folder.file("kif.sqlite")).write { database in
            try Value.fetchOne(database, sql: sql, arguments: arguments)
        }
    }

    /// The tables in which some column contains the value.
    func tables(holding value: String) throws -> [String] {
        try DatabaseQueue(path: folder.file("kif.sqlite")).read { database in
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
            return try tables.filter { table in
                try database.columns(in: table).contains { column in
                    let sql = "SELECT EXISTS (SELECT 1 FROM \"\(table)\" WHERE \"\(column.name)\" = ?)"
                    return try Bool.fetchOne(database, sql: sql, arguments: [value]) ?? false
                }
            }
        }
    }
}
