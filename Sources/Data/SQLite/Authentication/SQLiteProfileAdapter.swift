import FoundationEssentials
import GRDB
public import KeepItFreshDomain

/// The users' profiles, in SQLite.
public actor SQLiteProfileAdapter: ProfilePort {
    private let database: SQLiteDatabase

    /// The profiles in `database`.
    public init(_ database: SQLiteDatabase) {
        self.database = database
    }

    /// The user's profile; nil when there is none.
    public func getProfile(userId: String) async throws -> UserProfile? {
        try await AuthError.mapping {
            try await database.read { try ProfileRecord.fetchOne($0, key: userId)?.profile }
        }
    }

    /// The user's profile, made from `seed`, and from what the user signs in with, where there is none; however many
    /// ask at once, it is made once.
    public func createProfile(userId: String, seed: [String: String]?) async throws -> UserProfile {
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
}
