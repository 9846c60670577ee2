import FoundationEssentials
import GRDB
package import KeepItFreshDomain
import KeepItFreshLabels

extension SQLiteItemRepository: InboxProviding {
    /// Keeps a photo in the inbox.
    package func keep(_ photo: InboxPhoto, in householdId: String) async throws {
        try await access.write(householdId) { database in
            try InboxRecord(photo, in: householdId).insert(database, onConflict: .ignore)
        }
    }

    /// Lists the photos that wait.
    package func waitingPhotos(in householdId: String) async throws -> [InboxPhoto] {
        try await access.read(householdId) { database in
            let waiting = Column("householdId") == householdId && Column("decision") == nil
            let records = InboxRecord.filter(waiting).order(Column("savedAt"), Column("contentHash"))
            return try records.fetchAll(database).compactMap(\.photo)
        }
    }

    /// Returns a photo that is or was in the inbox.
    package func inboxPhoto(_ contentHash: String, in householdId: String) async throws -> InboxPhoto? {
        try await access.read(householdId) { database in
            try InboxRecord.fetchOne(database, key: InboxRecord.key(contentHash, householdId))?.photo
        }
    }

    /// Records what was decided on a photo.
    package func decide(
        _ decision: InboxPhoto.Decision, on contentHash: String, in householdId: String
    ) async throws {
        try await access.write(householdId) { database in
            let record = try InboxRecord.fetchOne(database, key: InboxRecord.key(contentHash, householdId))
            guard let photo = record?.photo else { throw DataError.notFound }
            try InboxRecord(photo.decided(decision), in: householdId).update(database)
        }
    }

    /// Removes the readings of an item's photos, but for those that show another item.
    package func forgetReadings(of itemId: String, in householdId: String) async throws {
        try await access.write(householdId) { database in
            let sql = """
                UPDATE photo SET label = NULL, pack = NULL WHERE householdId = ?1 AND contentHash IN (
                    SELECT contentHash FROM photoItem WHERE householdId = ?1 AND itemId = ?2
                ) AND contentHash NOT IN (
                    SELECT contentHash FROM photoItem JOIN item ON item.id = photoItem.itemId
                    WHERE photoItem.householdId = ?1 AND photoItem.itemId <> ?2
                )
                """
            try database.execute(sql: sql, arguments: [householdId, itemId])
        }
    }
}

/// A row of `inbox`.
private struct InboxRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "inbox"

    let householdId: String
    let contentHash: String
    let name: String
    let subject: String
    let confidence: Double
    let savedAt: Date
    let title: String?
    /// ISO 8601.
    let expiryDate: String?
    let decision: String?

    init(_ photo: InboxPhoto, in householdId: String) {
        self.householdId = householdId
        contentHash = photo.contentHash
        name = photo.name
        subject = photo.subject.rawValue
        confidence = photo.confidence
        savedAt = photo.savedAt
        title = photo.title
        expiryDate = photo.expiryDate?.description
        decision = photo.decision?.rawValue
    }

    static func key(_ contentHash: String, _ householdId: String) -> [String: String] {
        ["householdId": householdId, "contentHash": contentHash]
    }

    /// The photo; nil for a subject that only a later version knows.
    var photo: InboxPhoto? {
        PhotoSubject(rawValue: subject).map { subject in
            InboxPhoto(
                contentHash: contentHash, name: name, subject: subject, confidence: confidence, savedAt: savedAt,
                title: title, expiryDate: expiryDate.flatMap { CivilDate($0) },
                decision: decision.flatMap { InboxPhoto.Decision(rawValue: $0) })
        }
    }
}
