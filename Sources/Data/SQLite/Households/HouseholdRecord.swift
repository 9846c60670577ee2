import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `household`.
struct HouseholdRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "household"

    let id: String
    let name: String
    let createdAt: Date

    var household: Household { Household(id: id, name: name, createdAt: createdAt) }

    /// Reads a user's households, sorted by name.
    static func all(of userId: String, _ database: Database) throws -> [HouseholdRecord] {
        try fetchAll(
            database,
            sql: """
                SELECT household.* FROM household
                JOIN membership ON membership.householdId = household.id
                WHERE membership.userId = ?
                ORDER BY household.name, household.createdAt, household.id
                """,
            arguments: [userId]
        )
    }

    /// Stores a new household with the user as its owner.
    static func create(named name: String, at date: Date, ownedBy userId: String, _ database: Database) throws -> Self {
        let record = HouseholdRecord(id: UniqueId.make(), name: name, createdAt: date)
        try record.insert(database)
        try UserRecord.ensure(userId, database)
        try MembershipRecord(userId: userId, householdId: record.id, role: .owner).insert(database)
        return record
    }
}
