import GRDB
import KeepItFreshDomain

extension UserRecord {
    /// Removes a user with all that is the user's, and the households that nobody else belongs to. Throws
    /// `HouseholdError.soleOwner` with the names of those that others belong to and nobody else owns; nothing changes
    /// then.
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
        _ = try UserRecord.deleteOne(database, key: id)
    }
}
