import GRDB

/// What a restored backup must not bring back: sessions that have ended since, and codes that were used. The sessions
/// are those of the database that is replaced; invitations come back only if they are still in it.
struct SignInState {
    /// The state when the present database cannot be read: everybody signs in again, and no invitation is valid.
    static let none = SignInState(sessions: [], invitations: [])

    private let sessions: [SQLiteSessionStore.SessionRecord]
    private let invitations: Set<String>

    /// Reads the state of a database; `none` when it cannot be read.
    init(of database: DatabaseQueue) {
        let state = try? database.read { database in
            try SignInState(
                sessions: SQLiteSessionStore.SessionRecord.fetchAll(database),
                invitations: String.fetchSet(database, sql: "SELECT id FROM invitation"))
        }
        self = state ?? .none
    }

    private init(sessions: [SQLiteSessionStore.SessionRecord], invitations: Set<String>) {
        self.sessions = sessions
        self.invitations = invitations
    }

    /// Replaces the state in a backup. A session of a user who is not in it ends.
    func replace(in database: Database) throws {
        for table in ["session", "otpChallenge", "pendingLink", "providerVisit", "signInCode"] {
            try database.execute(sql: "DELETE FROM \(table)")
        }
        for session in sessions where try UserRecord.exists(database, key: session.userId) {
            try session.insert(database)
        }
        try InvitationRecord.filter(!invitations.contains(Column("id"))).deleteAll(database)
    }
}
