import FoundationEssentials
import KeepItFreshDomain
import KeepItFreshLabels

/// A household with all its data.
struct InMemoryHousehold: Sendable {
    var household: Household
    /// Roles by user id.
    var members: [String: HouseholdRole]
    var items: [Item] = []
    var purchases: [Purchase] = []
    /// The ids of the items that each photo made, by the photo's content hash.
    var photos: [String: [String]] = [:]
    /// The journal's entries, the earliest first.
    var journal: [JournalEntry] = []
    /// The purchases of deleted items, by the item's id.
    var removedPurchases: [String: [Purchase]] = [:]
    /// The stored photos by their content hashes.
    var storedPhotos: [String: ItemPhoto] = [:]
    /// The values that photos show of items, by the item's id: the last one of a field counts.
    var shown: [String: [(photo: String, field: StoredPhoto.ShownField)]] = [:]
    /// The item that all photos of a pack showed together, by each photo's content hash.
    var packs: [String: Item] = [:]
    /// The readings of photos that are not stored, by the photo's content hash.
    var readings: [String: ScannedLabel] = [:]
    /// The time and camera of photos, by the photo's content hash.
    var captures: [String: PhotoCapture] = [:]
    /// The photos that are or were in the inbox, in the order in which they came.
    var inbox: [InboxPhoto] = []
    var thresholds = ReminderThresholds.standard
    /// The reminders that were sent, by user id and channel.
    var ledgers: [String: [ReminderChannel: ReminderLedger]] = [:]

    /// The items of a known photo, without those removed since; nil when the photo is new.
    func items(ofPhoto contentHash: String) -> [Item]? {
        photos[contentHash].map { ids in ids.compactMap { id in items.first { $0.id == id } } }
    }

    /// Adds packs to the item of the same batch, or a new item, by the rules of `Item.merging(_:)`.
    mutating func add(_ scanned: Item) -> (step: JournalStep, change: ItemChange) {
        var packs = scanned
        packs.quantity = max(1, scanned.quantity)
        let known = Item.batch(of: packs, among: items)
        var item = known?.merging(packs) ?? packs
        if known == nil { item.id = UUID().uuidString.lowercased() }
        items.removeAll { $0.id == item.id }
        items.append(item)
        addPurchase(of: item.id, quantity: packs.quantity, at: scanned.addedDate, unit: scanned.unit)
        return (JournalStep(itemId: item.id, before: known, after: item), known == nil ? .created : .merged)
    }

    /// Replaces an item's values; a different quantity is stored as a purchase of the difference.
    mutating func replace(_ item: Item) throws(DataError) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { throw .notFound }
        let difference = max(0, item.quantity) - items[index].quantity
        items[index] = item
        items[index].quantity = max(0, item.quantity)
        guard difference != 0 else { return }
        addPurchase(of: item.id, quantity: difference, at: Date(), unit: item.unit)
    }

    private mutating func addPurchase(of itemId: String, quantity: Int, at date: Date, unit: String?) {
        let id = UUID().uuidString.lowercased()
        purchases.append(Purchase(id: id, itemId: itemId, quantity: quantity, purchasedAt: date, unit: unit))
    }
}

extension InMemoryHousehold {
    /// Stores items under their own ids, by the rules of `ItemProviding.importItems`.
    mutating func importItems(
        _ source: ItemSource, replacing: Bool, isDryRun: Bool, by userId: String, on day: CivilDate
    ) throws -> [ItemChange] {
        var imported: [Item] = []
        try source.forEachBatch { imported += $0 }
        let plan = ItemImport(imported, into: items, replacing: replacing)
        if isDryRun { return plan.changes }
        for step in plan.steps {
            guard let after = step.after else { continue }
            if step.before == nil {
                items.append(after)
                addPurchase(of: after.id, quantity: after.quantity, at: after.addedDate, unit: after.unit)
            } else {
                try replace(after)
            }
        }
        if !plan.steps.isEmpty {
            record(JournalEntry(userId: userId, date: Date(), day: day, action: .imported, steps: plan.steps))
        }
        return plan.changes
    }

    /// Adds an entry to the journal and returns it with its number.
    @discardableResult
    mutating func record(_ entry: JournalEntry) -> JournalEntry {
        var entry = entry
        entry.id = (journal.last?.id ?? 0) + 1
        journal.append(entry)
        return entry
    }

    /// Edits an item. Throws `DataError.notFound` and `ItemEditError`.
    mutating func edit(_ itemId: String, _ edit: ItemEdit, on day: CivilDate, by userId: String) throws -> JournalEntry
    {
        guard let item = items.first(where: { $0.id == itemId }) else { throw DataError.notFound }
        let newId = UUID().uuidString.lowercased()
        var entry = try JournalEntry(editing: item, edit, others: items, on: day, by: userId, at: Date(), newId: newId)
        if entry.action == .deleted { entry.photos = photos.filter { $0.value.contains(itemId) }.keys.sorted() }
        try entry.steps.forEach { try apply($0) }
        return record(entry)
    }

    /// Undoes the last change of a user. Throws `ItemEditError`.
    mutating func undo(by userId: String) throws -> JournalEntry {
        guard let index = journal.lastIndex(where: { $0.userId == userId && !$0.isUndone }) else {
            throw ItemEditError.nothingToUndo
        }
        let steps = try journal[index].undone { id in items.first { $0.id == id } }
        try steps.forEach { try apply($0) }
        for photo in journal[index].photos where journal[index].action != .deleted {
            photos[photo] = nil
            storedPhotos[photo] = nil
            packs[photo] = nil
            captures[photo] = nil
        }
        journal[index].isUndone = true
        return journal[index]
    }

    /// Completes the items of products, by the rules of `ItemEditingProviding.complete`.
    mutating func complete(
        _ products: [FoundProduct], isDryRun: Bool, partOf change: Int?, by userId: String, on day: CivilDate
    ) -> JournalEntry? {
        let steps = complete(products, isDryRun: isDryRun)
        guard !steps.isEmpty else { return nil }
        let entry = JournalEntry(userId: userId, date: Date(), day: day, action: .completed, steps: steps)
        if isDryRun { return entry }
        guard let index = journal.firstIndex(where: { $0.id == change }) else { return record(entry) }
        journal[index].steps += steps
        return journal[index]
    }

    /// Replaces the stored reading of a photo. Throws `DataError.notFound`.
    mutating func replaceReading(_ label: ScannedLabel, ofPhoto contentHash: String) throws(DataError) {
        guard storedPhotos[contentHash] != nil else { throw .notFound }
        storedPhotos[contentHash]?.label = label
        readings[contentHash] = nil
    }

    /// The household's corrections to a product.
    func memory(of gtin: GTIN) -> ProductMemory {
        ProductMemory(journal.reversed().filter { $0.gtin == gtin })
    }

    /// The photos of an item in the order they were stored.
    func photos(of itemId: String) -> [ItemPhoto] {
        photos.filter { $0.value.contains(itemId) }.compactMap { storedPhotos[$0.key] }
            .sorted { ($0.savedAt, $0.name) < ($1.savedAt, $1.name) }
    }

    private mutating func apply(_ step: JournalStep) throws {
        guard let after = step.after else {
            removedPurchases[step.itemId] = purchases.filter { $0.itemId == step.itemId }
            items.removeAll { $0.id == step.itemId }
            purchases.removeAll { $0.itemId == step.itemId }
            return
        }
        guard step.before == nil else { return try replace(after) }
        items.append(after)
        if let earlier = removedPurchases.removeValue(forKey: after.id) {
            purchases += earlier
        } else {
            addPurchase(of: after.id, quantity: after.quantity, at: Date(), unit: after.unit)
        }
    }

    /// Stores the items that photos show, by the rules of `ItemProviding.save`.
    mutating func save(
        _ scanned: [Item], ofPhotos photos: [StoredPhoto], by userId: String, on day: CivilDate
    ) -> [SavedItem] {
        let known = photos.compactMap { items(ofPhoto: $0.contentHash) }
        let knownItems = known.joined().reduce(into: [Item]()) { items, item in
            if !items.contains(where: { $0.id == item.id }) { items.append(item) }
        }
        if known.count == photos.count { return knownItems.map { SavedItem(item: $0, change: .unchanged) } }
        let named = scanned.map { item in item.gtin.map { item.applying(memory(of: $0)) } ?? item }
        let stored = add(named, completing: knownItems, storedBefore: photos.lazy.compactMap(\.importStart).min())
        let fields = photos.flatMap(\.shown)
        let saved = stored.compactMap { step, _ in items.first { $0.id == step.itemId } }
        let others = complete(saved.compactMap { $0.foundProduct(lookedUp: fields) })
        let newPhotos = photos.map(\.contentHash).filter { self.photos[$0] == nil }
        record(
            JournalEntry(
                userId: userId, date: Date(), day: day, action: .scanned, steps: stored.map(\.step) + others,
                photos: newPhotos))
        for photo in photos {
            let earlier = self.photos[photo.contentHash] ?? []
            if self.photos[photo.contentHash] == nil {
                packs[photo.contentHash] = photo.pack
                storedPhotos[photo.contentHash] = ItemPhoto(
                    contentHash: photo.contentHash, name: photo.name, savedAt: Date(),
                    taken: photo.capture?.time?.date, label: photo.label)
            }
            self.photos[photo.contentHash] = stored.map(\.step.itemId).reduce(into: earlier) { ids, id in
                if !ids.contains(id) { ids.append(id) }
            }
            captures[photo.contentHash] = photo.capture
            readings[photo.contentHash] = nil
            for id in stored.map(\.step.itemId) { storeOrigins(of: id, from: photo) }
        }
        return zip(saved, stored).map { SavedItem(item: $0, change: $1.change) }
    }

    /// The origins of the item's values in the order of `ItemField`, without values that a person changed since.
    func origins(of item: Item) -> [ItemField.Origin] {
        ItemField.allCases.compactMap { field in
            shown[item.id]?.last { $0.field.field == field && $0.field.text == item.text(of: field) }
                .map { shown in
                    ItemField.Origin(
                        field: field, contentHash: shown.photo, box: shown.field.box, lookup: shown.field.lookup)
                }
        }
    }

    private mutating func storeOrigins(of id: String, from photo: StoredPhoto) {
        guard let item = items.first(where: { $0.id == id }) else { return }
        for field in photo.shown where item.text(of: field.field) == field.text {
            let isKnown = shown[id]?.last { $0.field.field == field.field }?.field.text == field.text
            if !isKnown { shown[id, default: []].append((photo.contentHash, field)) }
        }
    }

    /// Adds items. When some of the photos belong to one stored item, and one item is shown, it completes the stored
    /// one and no pack is added; the same is true of an item that lacks only the date (`Item.undated`).
    private mutating func add(
        _ scanned: [Item], completing known: [Item], storedBefore start: Date?
    ) -> [(step: JournalStep, change: ItemChange)] {
        guard let shown = scanned.first, scanned.count == 1 else { return scanned.map { add($0) } }
        if let item = known.first, known.count == 1, !item.contradicts(shown) {
            return [update(item, to: item.completed(by: shown))]
        }
        if let start, let item = Item.undated(shown, among: items, storedBefore: start) {
            return [update(item, to: item.dated(by: shown))]
        }
        return [add(shown)]
    }

    private mutating func update(_ item: Item, to changed: Item) -> (step: JournalStep, change: ItemChange) {
        items = items.map { $0.id == item.id ? changed : $0 }
        return (JournalStep(itemId: item.id, before: item, after: changed), .updated)
    }

    /// Completes the items of looked-up products, records where the values come from, and returns the steps.
    private mutating func complete(_ products: [FoundProduct], isDryRun: Bool = false) -> [JournalStep] {
        let steps = products.flatMap { found in
            items.compactMap { item in item.completion(by: found) { journal } }.map { (found.source, $0) }
        }
        guard !isDryRun else { return steps.map(\.1) }
        for (source, step) in steps {
            guard let before = step.before, let after = step.after else { continue }
            items = items.map { $0.id == after.id ? after : $0 }
            let number = shown[after.id]?.last { $0.field.field == .gtin && $0.field.text == after.gtin?.digits }
            guard let number else { continue }
            shown[after.id, default: []] += after.lookedUpFields(since: before, at: source).map { (number.photo, $0) }
        }
        return steps.map(\.1)
    }
}
