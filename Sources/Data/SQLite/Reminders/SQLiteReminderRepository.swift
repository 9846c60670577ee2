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
            // There may be very many reminders that were sent long ago: each is looked up only if it is still due.
            let open = try rows.filter(Column("sentAt") == nil).fetchAll(database)
            let early = try rows.filter(Column("lastDay") > today.description).fetchAll(database)
            let before = ReminderLedger(try (open + early).map { try $0.claim })
            let thresholds = try ThresholdRecord.thresholds(of: householdId, database)
            var due: [DueReminder] = []
            let isSent = try ReminderRecord.sentStatement(database)
            try ItemRecord.forEachBatch(thresholds.query(on: today), in: householdId, database) { items in
                for reminder in DueReminder.all(in: items, by: thresholds, today: today) {
                    let key = ReminderRecord.key(of: reminder.mark, userId, channel, in: householdId)
                    if try Bool.fetchOne(isSent, arguments: key) != true { due.append(reminder) }
                }
            }
            var ledger = before
            let reminders = ledger.claim(due, in: UniqueId.make(), on: today)
            for mark in before.claims.keys where ledger.claims[mark] == nil {
                try rows.filter(ReminderRecord.row(of: mark)).deleteAll(database)
            }
            for (mark, claim) in ledger.claims where before.claims[mark] == nil {
                try ReminderRecord(claim, of: userId, for: channel, in: householdId).insert(database)
            }
            return reminders
        }
    }

    /// Claims the day's notice of what waits.
    package func claimWaiting(
        for channel: ReminderChannel, today: CivilDate, in householdId: String
    ) async throws -> ReminderLedger.Claim? {
        let userId = access.userId
        return try await access.write(householdId) { database in
            let rows = ReminderRecord.ofMember(userId, channel, in: householdId).filter(Column("itemId") == "")
            let before = ReminderLedger(try rows.fetchAll(database).map { try $0.claim })
            var ledger = before
            let claim = ledger.claimWaiting(in: UniqueId.make(), on: today)
            for mark in before.claims.keys where ledger.claims[mark] == nil {
                try rows.filter(ReminderRecord.row(of: mark)).deleteAll(database)
            }
            if let claim, before.claims[claim.mark] == nil {
                try ReminderRecord(claim, of: userId, for: channel, in: householdId).insert(database)
            }
            return claim
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

        /// The claim. Throws when the day cannot be read, as in a damaged file.
        var claim: ReminderLedger.Claim {
            get throws {
                guard let day = CivilDate(lastDay) else { throw DataError.damaged }
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

        /// A statement that returns whether the reminder with a `key` was sent.
        static func sentStatement(_ database: Database) throws -> Statement {
            try database.cachedStatement(
                sql: """
                    SELECT sentAt IS NOT NULL FROM reminder
                    WHERE householdId = ? AND userId = ? AND channel = ? AND itemId = ? AND lastDay = ? AND daysBefore = ?
                    """)
        }

        /// The primary key of a mark's row.
        static func key(
            of mark: DueReminder.Mark, _ userId: String, _ channel: ReminderChannel, in householdId: String
        ) -> StatementArguments {
            [householdId, userId, channel.rawValue, mark.itemId, mark.lastDay.description, mark.daysBefore]
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
