import Foundation
import KeepItFreshDomain
import KeepItFreshReminders
import KeepItFreshSQLite

extension CompositionRoot {
    /// The reminders of a household of the user who is signed in; nil when nobody is. Throws `AuthError`, `DataError`,
    /// and `HouseholdError` when the user has to name one of several households, or has none.
    public func openReminders(household name: String? = nil) async throws -> Reminders? {
        guard let households = try await openHouseholds() else { return nil }
        let userId = households.userId
        let context = try await households.resolve.context(userId: userId, named: name)
        let file = URL(fileURLWithPath: databasePath).resolvingSymlinksInPath().path
        return Reminders(
            context: context, repository: SQLiteReminderRepository(database, actingAs: userId),
            items: SQLiteItemRepository(database, actingAs: userId, today: { .today() }),
            turn: FileTurn(path: "\(file)-reminders"),
            addresses: { [services] in try await services.verifiedEmails(of: userId) })
    }
}
