import FoundationEssentials
import GRDB
package import KeepItFreshDomain
package import KeepItFreshLabels

extension SQLiteItemRepository {
    /// Lists the items of a known photo; nil when the photo is new.
    package func items(ofPhoto contentHash: String, in householdId: String) async throws -> [Item]? {
        try await access.read(householdId) { try ItemRecord.all(ofPhoto: contentHash, in: householdId, $0) }
    }

    /// Returns the time and camera of a stored photo.
    package func capture(ofPhoto contentHash: String, in householdId: String) async throws -> PhotoCapture? {
        try await access.read(householdId) { database in
            let key = ["householdId": householdId, "contentHash": contentHash]
            return try PhotoRecord.fetchOne(database, key: key)?.capture
        }
    }

    /// Returns the item that all photos of a stored photo's pack showed together.
    package func pack(ofPhoto contentHash: String, in householdId: String) async throws -> Item? {
        try await access.read(householdId) { database in
            let key = ["householdId": householdId, "contentHash": contentHash]
            guard let record = try PhotoRecord.fetchOne(database, key: key), var pack = try record.shownPack,
                let item = try ItemRecord.all(ofPhoto: contentHash, in: householdId, database)?.first
            else { return nil }
            pack.id = item.id
            return pack
        }
    }

    /// Lists the photos that an item's values came from.
    package func origins(of itemId: String, in householdId: String) async throws -> [ItemField.Origin] {
        try await access.read(householdId) { database in
            let item = try ItemRecord.item(itemId, in: householdId, database)
            return try FieldOriginRecord.all(of: item, in: householdId, database)
        }
    }

    /// Stores the reading of a photo for a day.
    package func storeReading(_ label: ScannedLabel, ofPhoto contentHash: String, in householdId: String) async throws {
        try await access.write(householdId) { database in
            try ReadingRecord.store(label, ofPhoto: contentHash, in: householdId, database)
        }
    }

    /// Returns the stored reading of a photo.
    package func storedReading(ofPhoto contentHash: String, in householdId: String) async throws -> ScannedLabel? {
        try await access.read(householdId) { try ReadingRecord.label(ofPhoto: contentHash, in: householdId, $0) }
    }

    /// Stores the items that photos show, and the photos, in one transaction.
    package func save(
        _ items: [Item], ofPhotos photos: [StoredPhoto], in householdId: String
    ) async throws -> [SavedItem] {
        let day = today()
        return try await access.write(householdId) { [access] database in
            let known = try photos.compactMap {
                try ItemRecord.all(ofPhoto: $0.contentHash, in: householdId, database)
            }
            let knownItems = known.joined().reduce(into: [Item]()) { items, item in
                if !items.contains(where: { $0.id == item.id }) { items.append(item) }
            }
            if known.count == photos.count { return knownItems.map { SavedItem(item: $0, change: .unchanged) } }
            let named = try items.map { item in
                guard let gtin = item.gtin else { return item }
                return item.applying(try JournalRecord.memory(of: gtin, in: householdId, database))
            }
            let start = photos.lazy.compactMap(\.importStart).min()
            let stored = try ItemRecord.add(
                named, completing: knownItems, storedBefore: start, in: householdId, database)
            var newPhotos: [String] = []
            for photo in photos {
                let record = PhotoRecord(householdId: householdId, photo: photo, savedAt: Date())
                try record.insert(database, onConflict: .ignore)
                if database.changesCount > 0 { newPhotos.append(photo.contentHash) }
                for id in stored.map(\.step.itemId) {
                    try record.link(id, database)
                    let item = try ItemRecord.item(id, in: householdId, database)
                    try FieldOriginRecord.store(photo, of: item, in: householdId, database)
                }
                _ = try ReadingRecord.deleteOne(
                    database, key: ["householdId": householdId, "contentHash": photo.contentHash])
            }
            let fields = photos.flatMap(\.shown)
            let saved = try stored.map { try ItemRecord.item($0.step.itemId, in: householdId, database) }
            let others = try ItemRecord.complete(
                saved.compactMap { $0.foundProduct(lookedUp: fields) }, in: householdId, database)
            let entry = JournalEntry(
                userId: access.userId, date: Date(), day: day, action: .scanned, steps: stored.map(\.step) + others,
                photos: newPhotos)
            _ = try JournalRecord.add(entry, in: householdId, database)
            return zip(saved, stored).map { SavedItem(item: $0, change: $1.change) }
        }
    }

    /// Replaces the stored reading of a photo.
    package func replaceReading(
        _ label: ScannedLabel, ofPhoto contentHash: String, in householdId: String
    ) async throws {
        try await access.write(householdId) { database in
            let key = ["householdId": householdId, "contentHash": contentHash]
            guard try PhotoRecord.exists(database, key: key) else { throw DataError.notFound }
            let content = try JSONEncoder().encode(label)
            try database.execute(
                sql: "UPDATE photo SET label = ? WHERE householdId = ? AND contentHash = ?",
                arguments: [content, householdId, contentHash])
            _ = try ReadingRecord.deleteOne(database, key: key)
        }
    }

    /// Lists the photos of an item.
    package func photos(of itemId: String, in householdId: String) async throws -> [ItemPhoto] {
        try await access.read(householdId) { try PhotoRecord.all(of: itemId, in: householdId, $0) }
    }

    /// A row of `reading`: the reading of a photo without items, or whose items are not stored yet.
    private struct ReadingRecord: Codable, FetchableRecord, PersistableRecord {
        static let databaseTableName = "reading"

        /// Seconds after which a reading is discarded: a newer version may read more. One of a time when the clock was
        /// ahead is discarded too, or it would be used until the clock is there again.
        private static let lifetime: Double = 86_400

        let householdId: String
        let contentHash: String
        /// The label in JSON.
        let label: Data
        let readAt: Date

        /// Stores a reading, and deletes expired ones.
        static func store(
            _ label: ScannedLabel, ofPhoto contentHash: String, in householdId: String, _ database: Database
        ) throws {
            let now = Date()
            let isAhead = Column("readAt") > now + Date.clockTolerance
            try filter(Column("readAt") < now - lifetime || isAhead).deleteAll(database)
            let content = try JSONEncoder().encode(label)
            try ReadingRecord(householdId: householdId, contentHash: contentHash, label: content, readAt: now)
                .upsert(database)
        }

        /// Reads the stored reading of a photo; nil when there is none, or it has expired.
        static func label(
            ofPhoto contentHash: String, in householdId: String, _ database: Database
        ) throws -> ScannedLabel? {
            let key = ["householdId": householdId, "contentHash": contentHash]
            let now = Date()
            guard let record = try fetchOne(database, key: key), record.readAt > now - lifetime,
                !record.readAt.isAhead(of: now)
            else { return nil }
            return try JSONDecoder.decodeIfKnown(ScannedLabel.self, from: record.label)
        }
    }
}
