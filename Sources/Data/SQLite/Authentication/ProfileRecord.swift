import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `profile`.
struct ProfileRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "profile"

    let userId: String
    let displayName: String?
    let email: String?
    let createdAt: Date

    /// The profile it keeps.
    var profile: UserProfile {
        UserProfile(userId: userId, displayName: displayName, email: email, createdAt: createdAt)
    }
}
