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

    /// Reads a household and its present state, as one member sees it. Throws `DataError.permission` for who is none.
    static func access(
        to id: String, by userId: String, _ database: Database
    ) throws -> (context: HouseholdContext, state: RequestedChange.Seen) {
        let sql = """
            SELECT name, role, copy, number FROM membership JOIN household ON household.id = membership.householdId
            WHERE membership.userId = ? AND household.id = ?
            """
        guard let row = try Row.fetchOne(database.cachedStatement(sql: sql), arguments: [userId, id]) else {
            throw DataError.permission
        }
        guard let role = HouseholdRole(rawValue: row["role"]) else { throw DataError.damaged }
        let context = HouseholdContext(userId: userId, householdId: id, householdName: row["name"], role: role)
        return (context, RequestedChange.Seen(epoch: row["copy"], number: row["number"]))
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
