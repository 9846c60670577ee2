import FoundationEssentials
public import KeepItFreshDomain

/// When households are reminded and what one user was told, in memory.
public actor InMemoryReminderRepository: ReminderProviding {
    private let database: InMemoryDatabase
    private let userId: String

    /// The reminders in `database`, for the user `userId`.
    public init(_ database: InMemoryDatabase, actingAs userId: String) {
        self.database = database
        self.userId = userId
    }

    /// When a household is reminded.
    public func thresholds(in householdId: String) async throws -> ReminderThresholds {
        try await database.read { [userId] in try $0.household(householdId, for: userId).thresholds }
    }

    /// Says when a household is reminded.
    public func setThresholds(_ thresholds: ReminderThresholds?, in householdId: String) async throws {
        try await database.write { [userId] data in
            _ = try data.household(householdId, for: userId, as: .owner)
            data.households[householdId]?.thresholds = thresholds ?? .usual
        }
    }

    /// Claims what is due and was not told.
    public func claim(
        for channel: ReminderChannel, today: CivilDate, in householdId: String
    ) async throws -> [Reminder] {
        try await database.write { [userId] data in
            let household = try data.household(householdId, for: userId)
            let items = Item.inOrderOfExpiry(household.items)
            let due = DueReminder.all(in: items, by: household.thresholds, today: today)
            var ledger = household.ledgers[userId]?[channel] ?? ReminderLedger()
            let reminders = ledger.claim(due, in: UUID().uuidString.lowercased())
            data.households[householdId]?.ledgers[userId, default: [:]][channel] = ledger
            return reminders
        }
    }

    /// Notes that marks were told.
    public func settle(_ marks: [ReminderMark], for channel: ReminderChannel, in householdId: String) async throws {
        try await database.write { [userId] data in
            _ = try data.household(householdId, for: userId)
            data.households[householdId]?.ledgers[userId]?[channel]?.settle(marks)
        }
    }
}
