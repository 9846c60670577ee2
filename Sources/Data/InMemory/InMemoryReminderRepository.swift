import FoundationEssentials
package import KeepItFreshDomain
package import KeepItFreshLabels

/// Stores households' reminder thresholds, and the reminders that one user got, in memory.
package actor InMemoryReminderRepository: ReminderProviding {
    private let database: InMemoryDatabase
    private let userId: String

    /// Opens the reminders in `database` of the user `userId`.
    package init(_ database: InMemoryDatabase, actingAs userId: String) {
        self.database = database
        self.userId = userId
    }

    package func thresholds(in householdId: String) async throws -> ReminderThresholds {
        try await database.read { [userId] in try $0.household(householdId, for: userId).thresholds }
    }

    /// Stores a household's thresholds; nil restores the usual ones.
    package func setThresholds(_ thresholds: ReminderThresholds?, in householdId: String) async throws {
        try await database.write { [userId] data in
            _ = try data.household(householdId, for: userId, as: .owner)
            data.households[householdId]?.thresholds = thresholds ?? .standard
        }
    }

    /// Claims the reminders that are due and were not sent.
    package func claim(
        for channel: ReminderChannel, today: CivilDate, in householdId: String
    ) async throws -> [Reminder] {
        try await database.write { [userId] data in
            let household = try data.household(householdId, for: userId)
            let items = Item.inOrderOfExpiry(household.items)
            let due = DueReminder.all(in: items, by: household.thresholds, today: today)
            var ledger = household.ledgers[userId]?[channel] ?? ReminderLedger()
            let reminders = ledger.claim(due, in: UniqueId.make(), on: today)
            data.households[householdId]?.ledgers[userId, default: [:]][channel] = ledger
            return reminders
        }
    }

    /// Claims the day's notice of what waits.
    package func claimWaiting(
        for channel: ReminderChannel, today: CivilDate, in householdId: String
    ) async throws -> ReminderLedger.Claim? {
        try await database.write { [userId] data in
            var ledger = try data.household(householdId, for: userId).ledgers[userId]?[channel] ?? ReminderLedger()
            let claim = ledger.claimWaiting(in: UniqueId.make(), on: today)
            data.households[householdId]?.ledgers[userId, default: [:]][channel] = ledger
            return claim
        }
    }

    /// Marks reminders as sent.
    package func markDelivered(
        _ marks: [DueReminder.Mark], for channel: ReminderChannel, in householdId: String
    ) async throws {
        try await database.write { [userId] data in
            _ = try data.household(householdId, for: userId)
            data.households[householdId]?.ledgers[userId]?[channel]?.markDelivered(marks)
        }
    }
}
