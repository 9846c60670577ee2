import FoundationEssentials
import GRDB
public import KeepItFreshDomain

/// When households are reminded and what one user was told, in SQLite.
public actor SQLiteReminderRepository: ReminderProviding {
    private let access: MemberAccess

    /// The reminders in `database`, for the user `userId`.
    public init(_ database: SQLiteDatabase, actingAs userId: String) {
        access = MemberAccess(database: database, userId: userId)
    }

    /// When a household is reminded.
    public func thresholds(in householdId: String) async throws -> ReminderThresholds {
        try await access.read(householdId) { try ReminderThresholdRecord.thresholds(of: householdId, $0) }
    }

    /// Says when a household is reminded.
    public func setThresholds(_ thresholds: ReminderThresholds?, in householdId: String) async throws {
        try await access.write(householdId, as: .owner) { database in
            if let thresholds {
                try ReminderThresholdRecord(thresholds, of: householdId).upsert(database)
            } else {
                _ = try ReminderThresholdRecord.deleteOne(database, key: householdId)
            }
        }
    }

    /// Claims what is due and was not told.
    public func claim(
        for channel: ReminderChannel, today: CivilDate, in householdId: String
    ) async throws -> [Reminder] {
        let userId = access.userId
        return try await access.write(householdId) { database in
            let rows = ReminderRecord.ofMember(userId, channel, in: householdId)
            let before = ReminderLedger(try rows.fetchAll(database).compactMap(\.claim))
            let thresholds = try ReminderThresholdRecord.thresholds(of: householdId, database)
            let items = try ItemRecord.all(in: householdId, database)
            var ledger = before
            let due = DueReminder.all(in: items, by: thresholds, today: today)
            let reminders = ledger.claim(due, in: UUID().uuidString.lowercased())
            for mark in before.claims.keys where ledger.claims[mark] == nil {
                try rows.filter(ReminderRecord.row(of: mark)).deleteAll(database)
            }
            for (mark, claim) in ledger.claims where before.claims[mark] == nil {
                try ReminderRecord(claim, of: userId, for: channel, in: householdId).insert(database)
            }
            return reminders
        }
    }

    /// Notes that marks were told.
    public func settle(_ marks: [ReminderMark], for channel: ReminderChannel, in householdId: String) async throws {
        let userId = access.userId
        try await access.write(householdId) { database in
            let rows = ReminderRecord.ofMember(userId, channel, in: householdId)
            for mark in marks {
                try rows.filter(ReminderRecord.row(of: mark)).updateAll(database, Column("sentAt").set(to: Date()))
            }
        }
    }
}
