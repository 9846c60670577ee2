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
    let gtin: String?
    /// `InboxLettering` in JSON.
    let lettering: Data?
    let decidedAt: Date?

    init(_ photo: InboxPhoto, in householdId: String) throws {
        self.householdId = householdId
        contentHash = photo.contentHash
        name = photo.name
        subject = photo.subject.rawValue
        confidence = photo.confidence
        savedAt = photo.savedAt
        title = photo.title
        expiryDate = photo.expiryDate?.description
        decision = photo.decision?.rawValue
        gtin = photo.gtin?.digits
        lettering = try photo.lettering.map { try JSONEncoder().encode($0) }
        decidedAt = photo.decidedAt
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

    /// Writes the change of a photo.
    static func apply(_ step: InboxStep, in householdId: String, _ database: Database) throws {
        if let photo = step.after {
            try InboxRecord(photo, in: householdId).upsert(database)
        } else {
            try deleteOne(database, key: ["householdId": householdId, "contentHash": step.contentHash])
        }
    }

    private static let decided = Column("decision") != nil && Column("decidedAt") != nil

    /// Reads what a person decided last on a product; nil when nobody did.
    static func decision(
        onProduct gtin: GTIN, in householdId: String, _ database: Database
    ) throws -> InboxPhoto.Decision? {
        let isOfProduct = Column("householdId") == householdId && Column("gtin") == gtin.digits
        return try filter(isOfProduct && decided).order(Column("decidedAt").desc, Column("contentHash"))
            .fetchOne(database)?.photo?.decision
    }

    /// Reads the photos with a lettering on which a person decided, the last one first.
    static func lettered(limit: Int, in householdId: String, _ database: Database) throws -> [InboxPhoto] {
        let isLettered = Column("householdId") == householdId && Column("lettering") != nil
        return try filter(isLettered && decided).order(Column("decidedAt").desc, Column("contentHash")).limit(limit)
            .fetchAll(database).compactMap(\.photo)
    }

    /// The photo; nil for a subject that only a later version knows.
    var photo: InboxPhoto? {
        guard let subject = PhotoSubject(rawValue: subject) else { return nil }
        var photo = InboxPhoto(
            contentHash: contentHash, name: name, subject: subject, confidence: confidence, savedAt: savedAt,
            title: title, expiryDate: expiryDate.flatMap { CivilDate($0) },
            decision: decision.flatMap { InboxPhoto.Decision(rawValue: $0) })
        photo.gtin = gtin.flatMap { GTIN($0) }
        photo.lettering = lettering.flatMap { try? JSONDecoder().decode(InboxLettering.self, from: $0) }
        photo.decidedAt = decidedAt
        return photo
    }
}
