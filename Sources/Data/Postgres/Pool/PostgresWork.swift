import FoundationEssentials
import KeepItFreshPlatform
import Synchronization

/// Short sessions of users, in whose name this server works by itself.
final class PostgresWork: Sendable {
    private struct Session {
        let digest: String
        let losses: Int
        let until: ContinuousClock.Instant
    }

    /// How long a session made now is used: a minute less than the server knows it.
    private static let life = Duration.seconds(9 * 60)

    private let sessions = Mutex<[String: Session]>([:])

    /// The digest of the user's session, which the accounts' login makes where there is none; blocks the thread.
    func digest(of userId: String, _ accounts: PostgresPool) throws -> String {
        let known = sessions.withLock { $0[userId] }
        // A server that was started anew, or another one, may not know it.
        if let known, known.until > .now, known.losses == accounts.losses.count { return known.digest }
        let session = Session(digest: Self.random(), losses: accounts.losses.count, until: .now + Self.life)
        try accounts.useBlocking { connection, deadline in
            _ = try connection.run(.addWork, [.text(session.digest), .text(userId)], deadline)
        }
        sessions.withLock { $0[userId] = session }
        return session.digest
    }

    /// 32 random bytes in upper-case hexadecimal.
    static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }.hexadecimal.uppercased()
    }
}
