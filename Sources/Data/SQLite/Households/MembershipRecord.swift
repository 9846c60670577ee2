import GRDB
import KeepItFreshDomain

/// A row of `membership`.
struct MembershipRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "membership"

    let userId: String
    let householdId: String
    let role: HouseholdRole

    /// The membership it keeps.
    var membership: Membership { Membership(userId: userId, householdId: householdId, role: role) }
}
