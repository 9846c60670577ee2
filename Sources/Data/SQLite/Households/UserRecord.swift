import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `user`, which all of a user's other rows refer to.
struct UserRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "user"

    let id: String
    let createdAt: Date
    let isGuest: Bool
    /// Whether the user came in by a server, from another device.
    var isRemote = false

    /// Reads the guest of this machine; nil when there has been none yet, or the guest has an account now.
    static func guest(_ database: Database) throws -> UserRecord? {
        try filter(Column("isGuest") == true && Column("isRemote") == false).order(Column("createdAt"), Column("id"))
            .fetchOne(database)
    }

    /// Stores the user unless it is stored already: user ids may also come from elsewhere, such as a server.
    static func ensure(_ id: String, _ database: Database) throws {
        try UserRecord(id: id, createdAt: Date(), isGuest: true).insert(database, onConflict: .ignore)
    }

    /// Stores a new user and returns the id.
    static func create(isGuest: Bool, isRemote: Bool, at date: Date, _ database: Database) throws -> String {
        let record = UserRecord(id: UniqueId.make(), createdAt: date, isGuest: isGuest, isRemote: isRemote)
        try record.insert(database)
        return record.id
    }

    /// Deletes a user with everything that belongs to this user, and the households without other members. Throws
    /// `HouseholdError.soleOwner` with the names of the households that have other members but no other owner; nothing
    /// is deleted then.
    static func remove(_ id: String, _ database: Database) throws {
        var orphaned: [HouseholdRecord] = []
        var stranded: [String] = []
        for household in try HouseholdRecord.all(of: id, database) {
            var roster = try MembershipRecord.roster(of: household.id, database)
            do {
                try roster.remove(id)
            } catch HouseholdError.onlyMember {
                orphaned.append(household)
            } catch HouseholdError.soleOwner {
                stranded.append(household.name)
            }
        }
        guard stranded.isEmpty else { throw HouseholdError.soleOwner(stranded) }
        for household in orphaned { try household.delete(database) }
        try SQLiteFormerMembers.noteSessions(of: id, database)
        _ = try UserRecord.deleteOne(database, key: id)
    }
}
