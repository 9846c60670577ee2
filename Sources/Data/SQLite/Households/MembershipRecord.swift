import GRDB
import KeepItFreshDomain

/// A row of `membership`.
struct MembershipRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "membership"

    let userId: String
    let householdId: String
    let role: HouseholdRole

    var membership: Membership { Membership(userId: userId, householdId: householdId, role: role) }

    /// Reads the members of a household and their roles.
    static func roster(of householdId: String, _ database: Database) throws -> Roster {
        let records = try filter(Column("householdId") == householdId).fetchAll(database)
        return Roster(Dictionary(uniqueKeysWithValues: records.map { ($0.userId, $0.role) }))
    }

    /// Stores the members of a household; those who are not in the roster are removed.
    static func store(_ roster: Roster, of householdId: String, _ database: Database) throws {
        for record in try filter(Column("householdId") == householdId).fetchAll(database)
        where roster.roles[record.userId] == nil {
            try record.delete(database)
        }
        for (userId, role) in roster.roles {
            try MembershipRecord(userId: userId, householdId: householdId, role: role).upsert(database)
        }
    }
}
