package import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// The browsers that are at a provider to sign in, in SQLite: whichever process sent one there, it is let in once.
package actor SQLiteProviderVisits {
    private static let lifetime: TimeInterval = 600

    private let database: SQLiteDatabase

    package init(_ database: SQLiteDatabase) {
        self.database = database
    }

    /// A browser at a provider.
    package struct Visit: Codable, Equatable, Sendable {
        /// The digest of the secret that the browser has.
        package let digest: Data
        package let provider: String
        /// What the browser is let in for.
        package let purpose: String
        /// Who was signed in; nil for nobody.
        package let userId: String?
        package let createdAt: Double

        package init(digest: [UInt8], provider: String, purpose: String, userId: String?, at now: Date) {
            self.digest = Data(digest)
            self.provider = provider
            self.purpose = purpose
            self.userId = userId
            createdAt = now.timeIntervalSince1970
        }
    }

    /// Stores a visit, and deletes those that took too long. Throws `DataError`.
    package func begin(_ visit: Visit) async throws {
        try await database.write { database in
            try Self.deleteExpired(at: visit.createdAt, database)
            try visit.insert(database)
        }
    }

    /// Ends the visit of a browser and returns it; nil when there is none, or it took too long. Throws `DataError`.
    package func end(digest: [UInt8], at now: Date) async throws -> Visit? {
        try await database.write { database in
            try Self.deleteExpired(at: now.timeIntervalSince1970, database)
            guard let visit = try Visit.fetchOne(database, key: Data(digest)) else { return nil }
            try visit.delete(database)
            return visit
        }
    }

    /// One of a time when the clock was ahead counts as expired.
    private static func deleteExpired(at time: TimeInterval, _ database: Database) throws {
        try Visit.filter(!((time - lifetime)...(time + Date.clockTolerance)).contains(Column("createdAt")))
            .deleteAll(database)
    }
}

extension SQLiteProviderVisits.Visit: FetchableRecord, PersistableRecord {
    package static let databaseTableName = "providerVisit"
}
