import FoundationEssentials
import GRDB
package import KeepItFreshDomain

/// Stores the users' profiles in SQLite.
package actor SQLiteProfileAdapter: ProfilePort {
    private let database: SQLiteDatabase

    package init(_ database: SQLiteDatabase) {
        self.database = database
    }

    package func getProfile(userId: String) async throws -> UserProfile? {
        try await AuthError.mapping {
            try await database.read { try ProfileRecord.fetchOne($0, key: userId)?.profile }
        }
    }

    /// Returns the user's profile. Where there is none, it is made from `seed` and the user's identities, once however
    /// many calls there are at a time.
    package func createProfile(userId: String, seed: [String: String]?) async throws -> UserProfile {
        try await AuthError.mapping {
            try await database.write { database in
                if let known = try ProfileRecord.fetchOne(database, key: userId) { return known.profile }
                let identities = try IdentityRecord.all(of: userId, database)
                let record = ProfileRecord(
                    userId: userId,
                    displayName: seed?["displayName"] ?? identities.compactMap(\.displayName).first,
                    email: seed?["email"] ?? identities.compactMap(\.email).first,
                    createdAt: Date()
                )
                try UserRecord.ensure(userId, database)
                try record.insert(database)
                return try ProfileRecord.find(database, key: userId).profile
            }
        }
    }

    /// Gives a user with a profile another name. Throws `DataError`.
    package func rename(userId: String, to name: String) async throws {
        try await database.write { database in
            let sql = "UPDATE profile SET displayName = ? WHERE userId = ?"
            try database.execute(sql: sql, arguments: [name, userId])
        }
    }

    /// A row of `profile`.
    struct ProfileRecord: Codable, FetchableRecord, PersistableRecord {
        static let databaseTableName = "profile"

        let userId: String
        let displayName: String?
        let email: String?
        let createdAt: Date

        var profile: UserProfile {
            UserProfile(userId: userId, displayName: displayName, email: email, createdAt: createdAt)
        }
    }
}
