import FoundationEssentials
import KeepItFreshLabels

/// The household that photos are stored in.
struct PhotoStore: Sendable {
    let items: any ItemProviding
    let householdId: String
    /// Where photos go that may not belong in stock; nil for no such place.
    let inbox: (any InboxProviding)?
    /// Whether readings are stored for a later call, and those stored earlier are used.
    let keepsReadings: Bool
    /// The civil day of the import.
    let day: CivilDate
    /// Whether photos whose items were deleted add them again.
    let addsDeleted: Bool
    /// The id of the change of which everything that is stored becomes a part; nil for a change of each pack.
    let change: String?
    /// The deletions of items, read when they are needed.
    private let deletions = Deletions()
    private let common = CommonChange()
    /// What was decided on photos of the inbox, read when it is needed.
    private let decisions: LearntDecisions?
    /// When the import began, a little earlier because stored times are less precise.
    let start = Date() - 0.01

    init(
        _ items: any ItemProviding, in householdId: String, inbox: (any InboxProviding)?, keepsReadings: Bool,
        options: ReadingOptions
    ) {
        self.items = items
        self.householdId = householdId
        self.inbox = inbox
        self.keepsReadings = keepsReadings
        (day, addsDeleted, change) = (options.today, options.addsDeleted, options.change)
        decisions = inbox.map { LearntDecisions($0, in: householdId) }
    }

    /// The items that a photo with the same content made earlier; nil when it is new.
    func items(of file: PhotoFile) async throws(PhotoError) -> [SavedItem]? {
        try await storing {
            try await items.items(ofPhoto: file.contentHash, in: householdId)?
                .map { SavedItem(item: $0, change: .unchanged) }
        }
    }

    /// The last day on which an item of the photo with this content was deleted; nil when none was, or it is long ago.
    func deletionDay(ofPhoto contentHash: String) async throws(PhotoError) -> CivilDate? {
        try await storing {
            try await deletions.entries(of: items, in: householdId).first { $0.photos.contains(contentHash) }?.day
        }
    }

    /// The last day on which an item of the same product and date was deleted; nil when none was, or it is long ago.
    private func deletionDay(like item: Item) async throws -> CivilDate? {
        try await deletions.entries(of: items, in: householdId).first { entry in
            entry.steps.contains { $0.before?.isSameBatch(as: item) ?? false }
        }?.day
    }

    /// The item that the photos of this photo's pack showed together; nil when the photo is new or shows several
    /// products.
    func pack(of file: PhotoFile) async throws(PhotoError) -> Item? {
        try await storing { try await items.pack(ofPhoto: file.contentHash, in: householdId) }
    }

    /// The stored photos with these content hashes, with what their packs showed, without those that are not known.
    func photos(_ contentHashes: [String]) async -> [ParsedPhoto] {
        var photos: [ParsedPhoto] = []
        for hash in contentHashes {
            let file = PhotoFile(name: "", bytes: [], contentHash: hash)
            guard let items = try? await items(of: file), !items.isEmpty, let pack = try? await pack(of: file) else {
                continue
            }
            photos.append(
                ParsedPhoto(
                    ScannedPhoto(index: -1, time: start, file: file), .stored(items, pack: pack, deleted: nil)))
        }
        return photos
    }

    /// The photo with the same content that is or was in the inbox; nil when there is none.
    func inboxPhoto(of file: PhotoFile) async throws(PhotoError) -> InboxPhoto? {
        try await storing { try await inbox?.inboxPhoto(file.contentHash, in: householdId) }
    }

    /// The items in stock that a notice of a recall may mean.
    func items(concernedBy notice: RecallNotice) async throws(PhotoError) -> [Item] {
        try await storing {
            try await items.items(in: householdId).filter {
                $0.quantity > 0 && notice.mayConcern(name: $0.name, lot: $0.lot, expiry: $0.expiryDate)
            }
        }
    }

    /// Keeps a photo in the inbox.
    func keep(_ photo: InboxPhoto) async throws(PhotoError) {
        guard inbox != nil else { return }
        try await storing { try await items.keep(photo, in: householdId) }
    }

    /// What a person decided last on the product with this number, or where the number is nil on packs with the same
    /// lettering; nil when nobody did.
    func decision(
        onProduct gtin: GTIN?, orLettering lettering: @Sendable () -> InboxLettering?
    ) async throws(PhotoError) -> InboxPhoto.Decision? {
        try await storing {
            if let gtin { return try await decisions?.decision(onProduct: gtin) }
            return try await decisions?.decision(onLettering: lettering)
        }
    }

    /// The reading that an interrupted import stored; nil when there is none.
    func label(of file: PhotoFile) async throws(PhotoError) -> ScannedLabel? {
        guard keepsReadings else { return nil }
        return try await storing { try await items.storedReading(ofPhoto: file.contentHash, in: householdId) }
    }

    /// What the household knows of the order of dates on the labels of a product, or of one without a number.
    func knownOrders(of gtin: GTIN?) async throws(PhotoError) -> KnownOrders {
        try await storing { try await items.knownOrders(of: gtin, in: householdId) }
    }

    /// Stores the reading of a photo that is not saved yet, or makes no item.
    func keep(_ label: ScannedLabel, of file: PhotoFile) async throws(PhotoError) {
        guard keepsReadings else { return }
        var label = label
        // Times are not part of the reading. All else is, or the photo would be parsed differently in the next import.
        label.timings = []
        try await storing { try await items.storeReading(label, ofPhoto: file.contentHash, in: householdId) }
    }

    /// Saves the item that the photos of a pack show. Photos that another process saved meanwhile are known.
    func save(_ group: PhotoGroup) async throws(PhotoError) -> [PhotoResult] {
        var photos = group.storedPhotos(importedSince: start)
        for index in photos.indices { photos[index].addsDeleted = addsDeleted }
        let saved = try await storing {
            let earlier = await common.id
            let first = earlier == nil ? change : nil
            let outcome = try await items.save(
                group.completedItems, ofPhotos: photos, as: first ?? UniqueId.make(), partOf: earlier, on: day,
                in: householdId)
            if first != nil, let entry = outcome.entry { await common.begin(entry.changeId) }
            var saved = outcome.items
            for index in saved.indices where saved[index].change == .created {
                // It is stored, whether or not this can be found out.
                saved[index].deletedBefore = try? await deletionDay(like: saved[index].item)
            }
            return saved
        }
        return group.results(saved: saved)
    }

    private func storing<Value>(_ work: () async throws -> Value) async throws(PhotoError) -> Value {
        do {
            return try await work()
        } catch let error as DataError {
            throw .storage(error)
        } catch {
            throw .storage(.unknown(String(describing: error)))
        }
    }
}

extension PhotoStore {
    /// The change of which all that is stored becomes a part, once there is one.
    private actor CommonChange {
        private(set) var id: String?

        func begin(_ id: String) { self.id = id }
    }

    /// The deletions of items that were not undone, latest first.
    private actor Deletions {
        /// Older ones are not looked at.
        private static let maximumCount = 1_000

        private var reading: Task<[JournalEntry], any Error>?

        /// Reads them once. Throws `DataError`.
        func entries(of items: any ItemProviding, in householdId: String) async throws -> [JournalEntry] {
            let task =
                reading
                ?? Task {
                    try await items.journal(in: householdId, since: nil, of: .deleted, limit: Self.maximumCount)
                        .filter { !$0.isUndone }
                }
            reading = task
            return try await task.value
        }
    }
}
