import FoundationEssentials
import GRDB
import KeepItFreshDomain

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

    /// A row of a claim that is made now.
    init(_ claim: ReminderClaim, of userId: String, for channel: ReminderChannel, in householdId: String) {
        self.householdId = householdId
        self.userId = userId
        self.channel = channel
        itemId = claim.mark.itemId
        lastDay = claim.mark.lastDay.description
        daysBefore = claim.mark.daysBefore
        notice = claim.notice
        claimedAt = Date()
    }

    /// The claim that it keeps; nil for a day that is none.
    var claim: ReminderClaim? {
        CivilDate(lastDay).map { day in
            let mark = ReminderMark(itemId: itemId, lastDay: day, daysBefore: daysBefore)
            return ReminderClaim(mark: mark, notice: notice, isSent: sentAt != nil)
        }
    }

    /// What a member was told by a channel.
    static func ofMember(
        _ userId: String, _ channel: ReminderChannel, in householdId: String
    ) -> QueryInterfaceRequest<ReminderRecord> {
        filter(
            Column("householdId") == householdId && Column("userId") == userId
                && Column("channel") == channel.rawValue)
    }

    /// The row of a mark among these.
    static func row(of mark: ReminderMark) -> SQLExpression {
        Column("itemId") == mark.itemId && Column("lastDay") == mark.lastDay.description
            && Column("daysBefore") == mark.daysBefore
    }
}
