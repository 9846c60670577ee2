import FoundationEssentials
import GRDB
package import KeepItFreshDomain

/// The photos that other devices sent, in SQLite. Like the items, they are there for members only.
package actor SQLiteUploads {
    private let access: MemberAccess

    /// Opens the photos in `database` for the user `userId`.
    package init(_ database: SQLiteDatabase, actingAs userId: String) {
        access = MemberAccess(database: database, userId: userId)
    }

    /// Stores a photo that was sent, to be read; one whose content was sent before stays, and is to be read again if it
    /// failed or the items that it made are gone. Returns it, and whether it is to be read. Throws `DataError`.
    package func add(_ upload: Upload) async throws -> (Upload, isToRead: Bool) {
        try await access.write(upload.householdId) { database in
            let key = ["householdId": upload.householdId, "contentHash": upload.contentHash]
            guard var known = try UploadRecord.fetchOne(database, key: key)?.upload else {
                try UploadRecord(upload).insert(database)
                return (upload, true)
            }
            guard known.stage.isFinal, try known.stage == .failed || Self.isGone(known, database) else {
                return (known, false)
            }
            (known.stage, known.result) = (.waiting, nil)
            let waiting = Upload(
                id: known.id, householdId: known.householdId, userId: upload.userId, contentHash: known.contentHash,
                createdAt: upload.createdAt, series: upload.series)
            try UploadRecord(waiting).update(database)
            return (waiting, true)
        }
    }

    /// Whether no item and nothing in the inbox is left of a photo, it made none, or a person wants it in stock.
    private static func isGone(_ upload: Upload, _ database: Database) throws -> Bool {
        let sql = """
            SELECT NOT EXISTS (SELECT 1 FROM photoItem WHERE householdId = ?1 AND contentHash = ?2)
                AND NOT EXISTS (
                    SELECT 1 FROM inbox WHERE householdId = ?1 AND contentHash = ?2 AND decision IS NOT 'stock'
                )
            """
        return try Bool.fetchOne(database, sql: sql, arguments: [upload.householdId, upload.contentHash]) ?? true
    }

    /// The photos of a household, the last one first, at most `limit`. Throws `DataError`.
    package func all(in householdId: String, limit: Int) async throws -> [Upload] {
        try await access.read(householdId) { database in
            try UploadRecord.filter(Column("householdId") == householdId)
                .order(Column("createdAt").desc, Column("id")).limit(limit).fetchAll(database).map(\.upload)
        }
    }

    /// A photo of a household. Throws `DataError.notFound`.
    package func find(_ id: String, in householdId: String) async throws -> Upload {
        try await access.read(householdId) { database in
            guard let record = try UploadRecord.fetchOne(database, key: id), record.householdId == householdId else {
                throw DataError.notFound
            }
            return record.upload
        }
    }

    /// The content hashes of the other photos of a photo's series that were read, the first one first. Throws
    /// `DataError`.
    package func earlierPhotos(of upload: Upload) async throws -> [String] {
        guard let series = upload.series else { return [] }
        let sql = """
            SELECT contentHash FROM upload WHERE householdId = ? AND series = ? AND stage = ? AND id <> ?
            ORDER BY createdAt, id
            """
        return try await access.read(upload.householdId) { database in
            try String.fetchAll(
                database, sql: sql,
                arguments: [upload.householdId, series, Upload.Stage.saved.rawValue, upload.id])
        }
    }

    /// Stores what became of a photo. One that was removed meanwhile stays so, also where the user is no member any
    /// more. Throws `DataError`.
    package func finish(_ id: String, _ stage: Upload.Stage, result: String?) async throws {
        try await access.database.write { database in
            try database.execute(
                sql: "UPDATE upload SET stage = ?, result = ? WHERE id = ?", arguments: [stage.rawValue, result, id])
        }
    }

    /// Removes a photo from the list, and returns it. Throws `DataError.notFound`.
    package func remove(_ id: String, in householdId: String) async throws -> Upload {
        try await access.write(householdId) { database in
            guard let record = try UploadRecord.fetchOne(database, key: id), record.householdId == householdId else {
                throw DataError.notFound
            }
            try record.delete(database)
            return record.upload
        }
    }

    /// The photos of all households that are still to be read, the first one first. Throws `DataError`.
    package static func waiting(_ database: SQLiteDatabase) async throws -> [Upload] {
        try await database.read { database in
            try UploadRecord.filter(Column("stage") == Upload.Stage.waiting.rawValue)
                .order(Column("createdAt"), Column("id")).fetchAll(database).map(\.upload)
        }
    }

    /// A row of `upload`.
    private struct UploadRecord: Codable, FetchableRecord, PersistableRecord {
        static let databaseTableName = "upload"

        let id: String
        let householdId: String
        let userId: String
        let contentHash: String
        let createdAt: Double
        let stage: String
        let result: String?
        let series: String?

        init(_ upload: Upload) {
            (id, householdId, userId) = (upload.id, upload.householdId, upload.userId)
            (contentHash, createdAt) = (upload.contentHash, upload.createdAt.timeIntervalSince1970)
            (stage, result, series) = (upload.stage.rawValue, upload.result, upload.series)
        }

        var upload: Upload {
            Upload(
                id: id, householdId: householdId, userId: userId, contentHash: contentHash,
                createdAt: Date(timeIntervalSince1970: createdAt), series: series,
                stage: Upload.Stage(rawValue: stage) ?? .waiting,
                result: result)
        }
    }
}
