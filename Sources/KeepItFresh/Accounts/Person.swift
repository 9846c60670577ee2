import Foundation
package import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshReminders
import KeepItFreshSQLite

/// What a signed-in person has: households with their items and reminders.
package struct Person: Sendable {
    package let userId: String
    /// Whether there was no session before, so that a guest was signed in.
    package let isFirstUse: Bool

    private let process: CompositionRoot

    init(_ process: CompositionRoot, userId: String, isFirstUse: Bool) {
        self.process = process
        self.userId = userId
        self.isFirstUse = isFirstUse
    }

    /// The person's households, and the operations on them.
    package var households: Households {
        Households(
            userId: userId, isFirstUse: isFirstUse, repository: householdRepository, preferences: preferences,
            profiles: SQLiteProfileAdapter(process.database), items: items,
            delivery: process.accounts.invitationDelivery)
    }

    /// Enters the household called `name`, or the last selected or only one; without any, one is created, but never on
    /// a copy of a server's. Throws `DataError`, and `HouseholdError` when there are several households and `name` is
    /// needed, or a copy has none.
    package func inventory(household name: String? = nil) async throws -> Inventory {
        let resolve = ResolveHousehold(households: householdRepository, preferences: preferences)
        let isCopy = try await SQLiteServerCopy(process.database) != nil
        let step =
            try await isCopy
            ? resolve.execute(userId: userId, named: name) : resolve.enter(userId: userId, named: name)
        switch step {
        case .ready(let context):
            // A household given by name is used for this call only.
            if name == nil, process.database.isWritable {
                try await preferences.setLastSelectedHouseholdId(context.householdId, of: userId)
            }
            return inventory(of: context)
        case .choose(let households): throw HouseholdError.severalFit(households)
        case .createOrJoin: throw HouseholdError.noHousehold
        }
    }

    /// The inventory of the household with this id, and its present state. Throws `DataError.permission` for who is no
    /// member of it.
    package func inventory(ofHousehold id: String) async throws -> (Inventory, RequestedChange.Seen) {
        let (context, state) = try await householdRepository.access(to: id)
        return (inventory(of: context), state)
    }

    /// The inventories of all households of the person. Throws `DataError`.
    package func inventories() async throws -> [Inventory] {
        try await households.resolve.contexts(of: userId).map(inventory)
    }

    /// The reminders of a household. Throws `DataError`, and `HouseholdError` when the person has no household, or
    /// several and `name` is needed.
    package func reminders(household name: String? = nil) async throws -> Reminders {
        reminders(of: try await households.resolve.context(userId: userId, named: name))
    }

    /// The reminders of a household that the person is in.
    package func reminders(of context: HouseholdContext) -> Reminders {
        Reminders(
            context: context, repository: SQLiteReminderRepository(process.database, actingAs: userId), items: items,
            lock: ReminderLock(path: DataLocation.beside(database: process.databasePath, "reminders")),
            addresses: { [accounts = process.accounts] in try await accounts.verifiedEmails(of: context.userId) })
    }

    /// Products are looked up first in the household's own items, then in the catalogue on this machine, then at the
    /// server.
    private func inventory(of context: HouseholdContext) -> Inventory {
        let items = items
        let catalog = process.lookup.catalog(besideDatabase: process.databasePath)
        let local: [any ProductLookupProviding] = [HouseholdLookup(items, in: context.householdId), catalog]
        return Inventory(
            context: context, repository: items, inbox: items, isFirstUse: isFirstUse, localSources: local,
            server: process.lookup.server(caching: SQLiteLookupAnswers(process.database)),
            lettering: MatchLettering(catalog), words: [catalog])
    }

    private var items: SQLiteItemRepository {
        SQLiteItemRepository(process.database, actingAs: userId, today: { .today() })
    }

    private var preferences: SQLiteUserPreferences {
        SQLiteUserPreferences(process.database, actingAs: userId)
    }

    private var householdRepository: SQLiteHouseholdRepository {
        SQLiteHouseholdRepository(
            process.database, actingAs: userId,
            verifiedEmails: { [accounts = process.accounts] in try await accounts.verifiedEmails(of: userId) })
    }
}
