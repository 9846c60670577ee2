package import Foundation
import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshLabels
package import KeepItFreshPresentation
import KeepItFreshSQLite

/// A household's calendar for one of its members, which programs fetch with a secret instead of a session.
package struct RemoteFeed: Sendable {
    private let process: CompositionRoot
    private var feeds: SQLiteFeeds { SQLiteFeeds(process.database) }

    package init(_ process: CompositionRoot) {
        self.process = process
    }

    /// Makes a member's feed, in place of an earlier one, and returns its secret, which nobody sees again. Throws
    /// `DataError`.
    package func make(for userId: String, of householdId: String) async throws -> String {
        let secret = SessionToken.make(process.accounts.random)
        try await feeds.make(
            digest: SessionToken.digest(of: secret), for: userId, of: householdId, at: process.accounts.clock.now())
        return secret
    }

    /// When a member's feed was made; nil when there is none. Throws `DataError`.
    package func createdAt(for userId: String, of householdId: String) async throws -> Date? {
        try await feeds.createdAt(for: userId, of: householdId)
    }

    /// Removes a member's feed. Throws `DataError`.
    package func remove(for userId: String, of householdId: String) async throws {
        try await feeds.remove(for: userId, of: householdId)
    }

    /// Writes the calendar of a feed, as `Reminders.writeCalendar` does. Throws `DataError.notFound` when there is none
    /// with this secret.
    package func writeCalendar(
        secret: String, alarmsAt minute: Int, language: MessageLanguage,
        _ write: @escaping @Sendable (String) throws -> Void
    ) async throws {
        guard let (userId, householdId) = try await feeds.owner(ofDigest: SessionToken.digest(of: secret)) else {
            throw DataError.notFound
        }
        try await process.person(userId).reminders(household: householdId)
            .writeCalendar(alarmsAt: minute, on: .today(), language: language, write)
    }
}
