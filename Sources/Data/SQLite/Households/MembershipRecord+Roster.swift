import GRDB
import KeepItFreshDomain

extension MembershipRecord {
    /// Who belongs to a household.
    static func roster(of householdId: String, _ database: Database) throws -> Roster {
        let records = try filter(Column("householdId") == householdId).fetchAll(database)
        return Roster(Dictionary(uniqueKeysWithValues: records.map { ($0.userId, $0.role) }))
    }

    /// Stores who belongs to a household; who is not named is out.
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
