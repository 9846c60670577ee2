import FoundationEssentials
import GRDB
package import KeepItFreshDomain
package import KeepItFreshLabels

/// Stores households' reminder thresholds, and the reminders that one user got, in SQLite.
package actor SQLiteReminderRepository: ReminderProviding {
    private let access: MemberAccess

    /// Opens the reminders in `database` of the user `userId`.
    package init(_ database: SQLiteDatabase, actingAs userId: String) {
        access = MemberAccess(database: database, userId: userId)
    }

    package func thresholds(in householdId: String) async throws -> ReminderThresholds {
        try await access.read(householdId) { try ThresholdRecord.thresholds(of: householdId, $0) }
    }

    /// Stores a household's thresholds; nil restores the usual ones.
    package func setThresholds(_ thresholds: ReminderThresholds?, in householdId: String) async throws {
        try await access.write(householdId, as: .owner) { database in
            if let thresholds {
                try ThresholdRecord(thresholds, of: householdId).upsert(database)
            } else {
                _ = try ThresholdRecord.deleteOne(database, key: householdId)
            }
        }
    }

    /// Claims the reminders that are due and were not sent.
    package func claim(
        for channel: ReminderChannel, today: CivilDate, in householdId: String
    ) async throws -> [Reminder] {
        let userId = access.userId
        return try await access.write(householdId) { database in
            let rows = ReminderRecord.ofMember(userId, channel, in: householdId)
            let before = ReminderLedger(try rows.fetchAll(database).compactMap(\.claim))
            let thresholds = try ThresholdRecord.thresholds(of: householdId, database)
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

    /// Marks reminders as sent.
    package func markDelivered(
        _ marks: [DueReminder.Mark], for channel: ReminderChannel, in householdId: String
    ) async throws {
        let userId = access.userId
        try await access.write(householdId) { database in
            let rows = ReminderRecord.ofMember(userId, channel, in: householdId)
            for mark in marks {
                try rows.filter(ReminderRecord.row(of: mark)).updateAll(database, Column("sentAt").set(to: Date()))
            }
        }
    }

    /// A row of `reminder`.
    struct ReminderRecord: Codable, FetchableRecord, PersistableRecord {
        static let databaseTableName = "reminder"

        let householdId: String
        let userId: String
        let channel: ReminderChannel
        let itemId: String
        let lastDay: String
        let daysBefore: Int
        let notice: String
        let claimedAt: Date
        var sentAt: Date?

        /// Makes the row of a claim that is made now.
        init(_ claim: ReminderLedger.Claim, of userId: String, for channel: ReminderChannel, in householdId: String) {
            self.householdId = householdId
            self.userId = userId
            self.channel = channel
            itemId = claim.mark.itemId
            lastDay = claim.mark.lastDay.description
            daysBefore = claim.mark.daysBefore
            notice = claim.notice
            claimedAt = Date()
        }

        /// The claim; nil when the day cannot be read.
        var claim: ReminderLedger.Claim? {
            CivilDate(lastDay).map { day in
                let mark = DueReminder.Mark(itemId: itemId, lastDay: day, daysBefore: daysBefore)
                return ReminderLedger.Claim(mark: mark, notice: notice, isSent: sentAt != nil)
            }
        }

        /// Selects the reminders that a member got by a channel.
        static func ofMember(
            _ userId: String, _ channel: ReminderChannel, in householdId: String
        ) -> QueryInterfaceRequest<ReminderRecord> {
            filter(
                Column("householdId") == householdId && Column("userId") == userId
                    && Column("channel") == channel.rawValue)
        }

        /// Matches the row of a mark among a member's rows.
        static func row(of mark: DueReminder.Mark) -> SQLExpression {
            Column("itemId") == mark.itemId && Column("lastDay") == mark.lastDay.description
                && Column("daysBefore") == mark.daysBefore
        }
    }

    /// A row of `reminderThreshold`.
    struct ThresholdRecord: Codable, FetchableRecord, PersistableRecord {
        static let databaseTableName = "reminderThreshold"

        let householdId: String
        let useBy: String
        let bestBefore: String

        init(_ thresholds: ReminderThresholds, of householdId: String) {
            self.householdId = householdId
            useBy = Self.text(thresholds.days(of: .useBy))
            bestBefore = Self.text(thresholds.days(of: .bestBefore))
        }

        /// Reads the thresholds of a household, the usual ones where none are stored.
        static func thresholds(of householdId: String, _ database: Database) throws -> ReminderThresholds {
            guard let record = try fetchOne(database, key: householdId) else { return .standard }
            let days = [record.useBy, record.bestBefore].map { $0.split(separator: ",").compactMap { Int($0) } }
            return ReminderThresholds(useBy: days[0], bestBefore: days[1]) ?? .standard
        }

        private static func text(_ days: [Int]) -> String {
            days.map(String.init).joined(separator: ",")
        }
    }
}
