import FoundationEssentials
import GRDB
public import KeepItFreshDomain

/// The items of the households of one user, in SQLite.
public actor SQLiteItemRepository: ItemProviding {
    let access: MemberAccess
    private let today: @Sendable () -> CivilDate

    /// The items in `database`, for the user `userId`; `today` tells the day that "expiring soon" counts from.
    public init(
        _ database: SQLiteDatabase, actingAs userId: String, today: @escaping @Sendable () -> CivilDate
    ) {
        access = MemberAccess(database: database, userId: userId)
        self.today = today
    }

    /// Replaces an item by its id, or adds one without id to its batch.
    public func upsertItem(_ item: Item, in householdId: String) async throws -> String {
        let day = today()
        return try await access.write(householdId) { [access] database in
            let step: JournalStep
            if item.id.isEmpty {
                step = try ItemRecord.add(item, in: householdId, database).step
            } else {
                let before = try ItemRecord.item(item.id, in: householdId, database)
                try ItemRecord.replace(item, in: householdId, database)
                let after = try ItemRecord.item(item.id, in: householdId, database)
                step = JournalStep(itemId: item.id, before: before, after: after)
            }
            let entry = JournalEntry(
                userId: access.userId, date: Date(), day: day, action: item.id.isEmpty ? .added : .fixed, steps: [step])
            _ = try JournalRecord.add(entry, in: householdId, database)
            return step.itemId
        }
    }

    /// Removes an item and its purchases.
    public func deleteItem(_ itemId: String, in householdId: String) async throws {
        _ = try await edit(itemId, .delete, on: today(), in: householdId)
    }

    /// The items by expiry date, live.
    public nonisolated func observeItems(in householdId: String) -> AsyncThrowingStream<[Item], any Error> {
        access.stream(householdId) { try ItemRecord.all(in: householdId, $0) }
    }

    /// The items that are expired or have at most `days` days left, live; midnight counts as a change.
    public nonisolated func observeItemsExpiringSoon(
        in householdId: String, within days: Int
    ) -> AsyncThrowingStream<[Item], any Error> {
        access.stream(householdId, today: today) { [today] database in
            try ItemRecord.all(in: householdId, until: today().dayNumber + days, database)
        }
    }

    /// The items by expiry date.
    public func items(in householdId: String) async throws -> [Item] {
        try await access.read(householdId) { try ItemRecord.all(in: householdId, $0) }
    }

    /// The purchases of an item, oldest first.
    public func purchases(of itemId: String, in householdId: String) async throws -> [Purchase] {
        try await access.read(householdId) { database in
            let purchases = try PurchaseRecord.all(of: itemId, in: householdId, database)
            guard !purchases.isEmpty else { throw DataError.notFound }
            return purchases
        }
    }

    /// The items of a known photo; nil when the photo is new.
    public func items(ofPhoto contentHash: String, in householdId: String) async throws -> [Item]? {
        try await access.read(householdId) { try ItemRecord.all(ofPhoto: contentHash, in: householdId, $0) }
    }

    /// When and with what a stored photo was taken.
    public func capture(ofPhoto contentHash: String, in householdId: String) async throws -> PhotoCapture? {
        try await access.read(householdId) { database in
            let key = ["householdId": householdId, "contentHash": contentHash]
            return try PhotoRecord.fetchOne(database, key: key)?.capture
        }
    }

    /// What the photos of a stored photo's pack showed together.
    public func pack(ofPhoto contentHash: String, in householdId: String) async throws -> Item? {
        try await access.read(householdId) { database in
            let key = ["householdId": householdId, "contentHash": contentHash]
            guard let record = try PhotoRecord.fetchOne(database, key: key), var pack = record.shownPack,
                let item = try ItemRecord.all(ofPhoto: contentHash, in: householdId, database)?.first
            else { return nil }
            pack.id = item.id
            return pack
        }
    }

    /// Which photos gave an item its values.
    public func origins(of itemId: String, in householdId: String) async throws -> [FieldOrigin] {
        try await access.read(householdId) { database in
            let item = try ItemRecord.item(itemId, in: householdId, database)
            return try FieldOriginRecord.all(of: item, in: householdId, database)
        }
    }

    /// Keeps what was read of a photo.
    public func keep(_ label: Label, ofPhoto contentHash: String, in householdId: String) async throws {
        try await access.write(householdId) { database in
            try ReadingRecord.keep(label, ofPhoto: contentHash, in: householdId, database)
        }
    }

    /// What was kept of a photo.
    public func keptLabel(ofPhoto contentHash: String, in householdId: String) async throws -> Label? {
        try await access.read(householdId) { try ReadingRecord.label(ofPhoto: contentHash, in: householdId, $0) }
    }

    /// Stores what photos showed in one transaction.
    public func save(
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
                return item.remembering(try JournalRecord.memory(of: gtin, in: householdId, database))
            }
            let stored = try ItemRecord.add(named, completing: knownItems, in: householdId, database)
            var newPhotos: [String] = []
            for photo in photos {
                let record = PhotoRecord(householdId: householdId, photo: photo, savedAt: Date())
                try record.insert(database, onConflict: .ignore)
                if database.changesCount > 0 { newPhotos.append(photo.contentHash) }
                for id in stored.map(\.step.itemId) {
                    try record.link(id, database)
                    let item = try ItemRecord.item(id, in: householdId, database)
                    try FieldOriginRecord.keep(photo, of: item, in: householdId, database)
                }
                _ = try ReadingRecord.deleteOne(
                    database, key: ["householdId": householdId, "contentHash": photo.contentHash])
            }
            let entry = JournalEntry(
                userId: access.userId, date: Date(), day: day, action: .scanned, steps: stored.map(\.step),
                photos: newPhotos)
            _ = try JournalRecord.add(entry, in: householdId, database)
            return try stored.map { step, change in
                SavedItem(item: try ItemRecord.item(step.itemId, in: householdId, database), change: change)
            }
        }
    }
}
