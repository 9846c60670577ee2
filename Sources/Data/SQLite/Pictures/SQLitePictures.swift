package import FoundationEssentials
import GRDB
package import KeepItFreshDomain
package import KeepItFreshLabels

/// The pictures of households' photos, in SQLite. Like the items, they are there for members only.
package actor SQLitePictures {
    /// A picture's time of use is noted at most this often, in seconds.
    private static let useInterval = 86_400.0

    private let access: MemberAccess
    private let limit: Int

    /// Opens the pictures in `database` for the user `userId`. A household's take at most `limit` bytes.
    package init(_ database: SQLiteDatabase, actingAs userId: String, limit: Int) {
        access = MemberAccess(database: database, userId: userId)
        self.limit = limit
    }

    /// The file of a picture; nil when there is none. Throws `DataError`.
    package func find(_ picture: PhotoPicture, in householdId: String) async throws -> Data? {
        let now = Date().timeIntervalSince1970
        let found = try await access.read(householdId) { database in
            try Row.fetchOne(
                database, sql: "SELECT usedAt, bytes FROM picture WHERE \(Self.isPicture)",
                arguments: picture.key(in: householdId)
            ).map { (usedAt: $0["usedAt"] as Double, bytes: $0["bytes"] as Data) }
        }
        if let found, abs(now - found.usedAt) > Self.useInterval, access.database.isWritable {
            try await access.write(householdId) { database in
                try database.execute(
                    sql: "UPDATE picture SET usedAt = ? WHERE \(Self.isPicture)",
                    arguments: [now] + picture.key(in: householdId))
            }
        }
        return found?.bytes
    }

    /// Stores pictures of a photo, unless it is not known any more. Above the limit the views go that were not used for
    /// longest. Throws `DataError`.
    package func add(_ files: [(picture: PhotoPicture, bytes: Data)], in householdId: String) async throws {
        let (now, limit) = (Date().timeIntervalSince1970, limit)
        try await access.write(householdId) { database in
            for (picture, bytes) in files where try Source(ofPhoto: picture.photo, in: householdId, database) != nil {
                try database.execute(
                    sql: "INSERT OR REPLACE INTO picture VALUES (?, ?, ?, ?, ?, ?, ?)",
                    arguments: picture.key(in: householdId) + [bytes.count, now, bytes])
            }
            try database.execute(sql: Self.shrink, arguments: [householdId, limit])
        }
    }

    /// What the pictures of a photo are made from; nil for a photo that is not known. Throws `DataError`.
    package func source(ofPhoto contentHash: String, in householdId: String) async throws -> Source? {
        try await access.read(householdId) { try Source(ofPhoto: contentHash, in: householdId, $0) }
    }

    /// The picture that shows each of these items best, by their ids: its date, otherwise its name, otherwise its first
    /// photo. Throws `DataError`.
    package func best(of items: [Item], in householdId: String) async throws -> [String: PhotoPicture] {
        guard !items.isEmpty else { return [:] }
        return try await access.read(householdId) { database in
            let ids = try JSONEncoder().encode(items.map(\.id))
            let rows = try ShownPlace.fetchAll(
                database.cachedStatement(sql: Self.shown),
                arguments: ["ids": String(decoding: ids, as: UTF8.self), "household": householdId])
            let shown = Dictionary(grouping: rows, by: \.itemId)
            return try items.reduce(into: [:]) { best, item in
                best[item.id] = try shown[item.id].flatMap { try item.picture(among: $0) }
            }
        }
    }

    /// Those of these photos of which there is a picture. Throws `DataError`.
    package func pictured(_ photos: [String], in householdId: String) async throws -> Set<String> {
        try await access.read(householdId) { database in
            let isAsked = photos.contains(Column("contentHash")) && Column("householdId") == householdId
            return try Table("picture").select(Column("contentHash"), as: String.self).filter(isAsked)
                .fetchSet(database)
        }
    }

    private static let isPicture = "householdId = ? AND contentHash = ? AND kind = ? AND place = ?"
    /// Removes the oldest views of a household whose pictures are larger than its limit.
    private static let shrink = """
        DELETE FROM picture WHERE rowid IN (
            SELECT rowid FROM (
                SELECT rowid, kind, sum(length) OVER (ORDER BY kind = 'view', usedAt DESC, rowid DESC) AS total
                FROM picture WHERE householdId = ?
            ) WHERE kind = 'view' AND total > ?
        )
        """
    /// The places of the dates and names of items, and their first photos.
    private static let shown = """
        SELECT ids.value AS itemId, field, text, contentHash, box FROM json_each(:ids) AS ids
        CROSS JOIN itemField ON householdId = :household AND itemId = ids.value
        WHERE field IN ('expiryDate', 'name') AND box IS NOT NULL AND lookup IS NULL
        UNION ALL
        SELECT ids.value, NULL, NULL, (
            SELECT contentHash FROM photoItem
            WHERE householdId = :household AND itemId = ids.value ORDER BY rowid LIMIT 1
        ), NULL FROM json_each(:ids) AS ids
        """
}

extension SQLitePictures {
    /// A photo of which pictures can be made.
    package struct Source: Sendable {
        /// The path or name under which it was read.
        package let name: String
        /// The size of the upright photo; nil when it is not known.
        package let size: ScannedLabel.Size?
        /// Whether it waits in the inbox, and may show what nothing is to be kept of.
        package let mayBePrivate: Bool
        /// The pictures that there are to be, with the places that they show.
        package let pictures: [(picture: PhotoPicture, place: Quad?)]

        init?(ofPhoto contentHash: String, in householdId: String, _ database: Database) throws {
            let key = ["householdId": householdId, "contentHash": contentHash]
            var pictures: [(PhotoPicture, Quad?)] = [(PhotoPicture(ofPhoto: contentHash), nil)]
            if let photo = try PhotoRecord.fetchOne(database, key: key), !photo.name.isEmpty {
                for row in try Row.fetchAll(database, sql: Self.places, arguments: [householdId, contentHash]) {
                    let place = try JSONDecoder().decode(Quad.self, from: row["box"])
                    guard let kind = ItemField(rawValue: row["field"]).flatMap(PhotoPicture.Kind.init) else { continue }
                    pictures.append((PhotoPicture(kind, around: place, ofPhoto: contentHash), place))
                }
                (name, mayBePrivate) = (photo.name, false)
                size = try photo.label.flatMap { try JSONDecoder.decodeIfKnown(Sized.self, from: $0) }?.size
            } else if let photo = try InboxRecord.photo(contentHash, in: householdId, database), photo.decision == nil {
                (name, mayBePrivate, size) = (photo.name, photo.subject != .medicine, nil)
            } else {
                return nil
            }
            self.pictures = pictures
        }

        private static let places = """
            SELECT DISTINCT field, box FROM photoItem JOIN itemField USING (householdId, contentHash, itemId)
            WHERE householdId = ? AND contentHash = ? AND field IN ('expiryDate', 'name') AND box IS NOT NULL
                AND lookup IS NULL
            ORDER BY photoItem.rowid
            """

        private struct Sized: Codable {
            let size: ScannedLabel.Size?
        }
    }
}

extension SQLitePictures {
    /// The place of an item's value in a photo; the item's first photo where there is no field.
    fileprivate struct ShownPlace: Decodable, FetchableRecord {
        let itemId: String
        let field: ItemField?
        let text: String?
        let contentHash: String?
        let box: Data?
    }
}

extension PhotoPicture {
    fileprivate func key(in householdId: String) -> StatementArguments { [householdId, photo, kind.rawValue, place] }
}

extension PhotoPicture.Kind {
    /// The kind that shows the value of a field of an item.
    fileprivate init?(of field: ItemField) {
        switch field {
        case .expiryDate: self = .date
        case .name: self = .name
        default: return nil
        }
    }
}

extension Item {
    /// The picture that shows the item best, among the places of its values and its first photo.
    fileprivate func picture(among places: [SQLitePictures.ShownPlace]) throws -> PhotoPicture? {
        for field in [ItemField.expiryDate, .name] {
            guard let shown = places.last(where: { $0.field == field && $0.text == text(of: field) }),
                let kind = PhotoPicture.Kind(of: field), let photo = shown.contentHash, let box = shown.box
            else { continue }
            return PhotoPicture(kind, around: try JSONDecoder().decode(Quad.self, from: box), ofPhoto: photo)
        }
        return places.last { $0.field == nil }?.contentHash.map(PhotoPicture.init)
    }
}
