import FoundationEssentials
import GRDB
import KeepItFreshDomain
import KeepItFreshLabels

/// A row of `photo`: a picture whose items are stored.
struct PhotoRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "photo"

    let householdId: String
    let contentHash: String
    let name: String
    let savedAt: Date
    /// ISO 8601 by the camera's clock.
    let capturedAt: String?
    let cameraMake: String?
    let cameraModel: String?
    /// 1 to 8, by EXIF tag 274.
    let orientation: Int?
    /// The item that all photos of its pack showed together, in JSON.
    let pack: Data?
    /// The order of day, month and year that its digits show; NULL when they show none.
    let printedOrder: DateOrder?
    /// The order that a person's date shows, otherwise that of its digits.
    let dateOrder: DateOrder?
    /// Where its pack is from (`DateOrderCounts.Origin`); NULL for a photo that an earlier version stored.
    let origin: String?
    /// Its reading, in JSON; NULL for a photo that an earlier version stored.
    let label: Data?

    init(householdId: String, photo: StoredPhoto, savedAt: Date) {
        let capture = photo.capture
        self.householdId = householdId
        contentHash = photo.contentHash
        name = photo.name
        self.savedAt = savedAt
        capturedAt = capture?.time?.description
        cameraMake = capture?.make
        cameraModel = capture?.model
        orientation = capture?.orientation
        printedOrder = photo.dateOrder
        dateOrder = photo.dateOrder
        origin = photo.origin.text
        pack = try? photo.pack.map { try JSONEncoder().encode($0) }
        label = try? photo.label.map { try JSONEncoder().encode($0) }
    }

    /// The photo as it was to be stored, with what it shows.
    func stored(showing shown: [StoredPhoto.ShownField]) throws -> StoredPhoto {
        let capture = PhotoCapture(
            time: capturedAt.flatMap { CaptureTime($0) }, make: cameraMake, model: cameraModel,
            orientation: orientation)
        var photo = StoredPhoto(contentHash: contentHash, name: name, capture: capture, shown: shown)
        photo.pack = try shownPack
        photo.label = try label.flatMap { try JSONDecoder.decodeIfKnown(ScannedLabel.self, from: $0) }
        photo.dateOrder = printedOrder
        photo.origin = DateOrderCounts.Origin(text: origin ?? "")
        return photo
    }

    /// The item that all photos of its pack showed together; nil when it was not stored.
    var shownPack: Item? {
        get throws { try pack.flatMap { try JSONDecoder.decodeIfKnown(Item.self, from: $0) } }
    }

    /// Reads the photos of an item in the order they were stored, with their readings.
    static func all(of itemId: String, in householdId: String, _ database: Database) throws -> [ItemPhoto] {
        let sql = """
            SELECT photo.* FROM photoItem
            JOIN photo ON photo.householdId = photoItem.householdId AND photo.contentHash = photoItem.contentHash
            WHERE photoItem.householdId = ? AND photoItem.itemId = ?
            ORDER BY photoItem.rowid
            """
        return try fetchAll(database, sql: sql, arguments: [householdId, itemId]).map { record in
            ItemPhoto(
                contentHash: record.contentHash, name: record.name, savedAt: record.savedAt,
                taken: record.capturedAt.flatMap { CaptureTime($0) }?.date,
                label: try record.label.flatMap { try JSONDecoder.decodeIfKnown(ScannedLabel.self, from: $0) })
        }
    }

    /// Reads when and with what the photos of an item were taken.
    static func captures(of itemId: String, in householdId: String, _ database: Database) throws -> [PhotoCapture] {
        let sql = """
            SELECT capturedAt, cameraMake, cameraModel FROM photoItem
            JOIN photo ON photo.householdId = photoItem.householdId AND photo.contentHash = photoItem.contentHash
            WHERE photoItem.householdId = ? AND photoItem.itemId = ?
            """
        return try Row.fetchAll(database, sql: sql, arguments: [householdId, itemId]).map { row in
            PhotoCapture(
                time: (row["capturedAt"] as String?).flatMap { CaptureTime($0) }, make: row["cameraMake"],
                model: row["cameraModel"])
        }
    }

    /// How many photos of a household show each order.
    static func dateOrders(in householdId: String, _ database: Database) throws -> DateOrderCounts {
        let sql = """
            SELECT dateOrder, origin, count(*) AS photos FROM photo
            WHERE householdId = ? AND dateOrder IS NOT NULL GROUP BY dateOrder, origin
            """
        var counts = DateOrderCounts()
        for row in try Row.fetchAll(database.cachedStatement(sql: sql), arguments: [householdId]) {
            guard let order = DateOrder(rawValue: row["dateOrder"]) else { continue }
            counts.add(order, of: DateOrderCounts.Origin(text: row["origin"] ?? ""), count: row["photos"])
        }
        return counts
    }

    /// Records the order that a person's date shows on a photo, or nil for none any more.
    static func answer(
        _ order: DateOrder?, of contentHash: String, in householdId: String, _ database: Database
    ) throws {
        let sql = "UPDATE photo SET dateOrder = ifnull(?, printedOrder) WHERE householdId = ? AND contentHash = ?"
        try database.execute(sql: sql, arguments: [order?.rawValue, householdId, contentHash])
    }

    /// Replaces the stored reading of a photo; with nil, all that it showed and its path are removed, too.
    static func replaceReading(
        _ label: ScannedLabel?, of contentHash: String, in householdId: String, _ database: Database
    ) throws {
        let sql = """
            UPDATE photo SET label = ?1, pack = iif(?1 IS NULL, NULL, pack), name = iif(?1 IS NULL, '', name),
                printedOrder = iif(?1 IS NULL, NULL, printedOrder), dateOrder = iif(?1 IS NULL, NULL, dateOrder),
                origin = iif(?1 IS NULL, NULL, origin)
            WHERE householdId = ?2 AND contentHash = ?3
            """
        let content = try label.map { try JSONEncoder().encode($0) }
        try database.execute(sql: sql, arguments: [content, householdId, contentHash])
    }
}
