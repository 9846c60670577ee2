import FoundationEssentials
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

/// A row of `inbox`.
struct InboxRecord: Codable, FetchableRecord, PersistableRecord {
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

    /// Reads a photo that is or was in the inbox; nil for any other.
    static func photo(_ contentHash: String, in householdId: String, _ database: Database) throws -> InboxPhoto? {
        try fetchOne(database, key: ["householdId": householdId, "contentHash": contentHash])?.photo
    }

    /// Reads the photos that wait for a decision, in the order in which they came.
    static func waiting(in householdId: String, _ database: Database) throws -> [InboxPhoto] {
        let isWaiting = Column("householdId") == householdId && Column("decision") == nil
        return try filter(isWaiting).order(Column("savedAt"), Column("contentHash")).fetchAll(database).compactMap(
            \.photo)
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
