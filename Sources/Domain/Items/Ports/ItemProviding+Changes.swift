public import KeepItFreshLabels

/// The usual changes, each made now, as a change with a new id on this machine.
extension ItemProviding {
    /// Stores an item and returns its id. An item with an id replaces the stored one; a different quantity becomes a
    /// purchase of the difference. An item without an id joins the item of the same product, date and lot as a further
    /// purchase, or becomes a new item. Throws `DataError`: `notFound` for an unknown id, such as that of an item that
    /// was removed meanwhile.
    public func upsertItem(_ item: Item, in householdId: String) async throws -> String {
        let action: RequestedChange.Action = item.id.isEmpty ? .add(item) : .replace(item)
        let entry = try await perform(RequestedChange(action, on: today()), in: householdId).recorded()
        return entry.steps.first?.itemId ?? item.id
    }

    /// Removes an item and its purchases. Throws `DataError.notFound` when it does not exist.
    public func deleteItem(_ itemId: String, in householdId: String) async throws {
        _ = try await edit(itemId, .delete, on: today(), in: householdId)
    }

    /// Stores the photos and what they show, all or nothing: either several photos of one pack or one photo of several
    /// items. When all of the photos are already stored, by any process, nothing changes; when some are, the one item
    /// shown completes theirs. Without a `day` it is today. Throws `DataError`.
    public func save(
        _ items: [Item], ofPhotos photos: [StoredPhoto], on day: CivilDate? = nil, in householdId: String
    ) async throws -> [SavedItem] {
        try await save(items, ofPhotos: photos, as: UniqueId.make(), on: day ?? today(), in: householdId).items
    }

    /// Stores the photos and what they show by the change with the id `id`, as a part of an earlier one if one is
    /// given. Throws `DataError`.
    package func save(
        _ items: [Item], ofPhotos photos: [StoredPhoto], as id: String, partOf earlier: String? = nil,
        on day: CivilDate, in householdId: String
    ) async throws -> ChangeOutcome {
        var items = items
        for index in items.indices where items[index].id.isEmpty { items[index].id = UniqueId.make() }
        let change = RequestedChange(.save(items, photos: photos, partOf: earlier), on: day, id: id)
        let outcome = try await perform(change, in: householdId)
        try outcome.accepted()
        return outcome
    }

    /// Stores what one photo shows. Throws `DataError`.
    public func save(
        _ items: [Item], ofPhoto contentHash: String, named name: String, capture: PhotoCapture? = nil,
        in householdId: String
    ) async throws -> [SavedItem] {
        let photo = StoredPhoto(contentHash: contentHash, name: name, capture: capture)
        return try await save(items, ofPhotos: [photo], in: householdId)
    }

    /// Edits an item on the civil day `day`, all or nothing, and returns the change. `products` are what was looked up
    /// for it. Throws `DataError.notFound` when the item does not exist, and `ItemEditError`.
    package func edit(
        _ itemId: String, _ edit: ItemEdit, completing products: [FoundProduct] = [], on day: CivilDate,
        in householdId: String
    ) async throws -> JournalEntry {
        let change = RequestedChange(.edit(itemId, edit, completing: products), on: day)
        return try await perform(change, in: householdId).recorded()
    }

    /// Removes an item that is not food, and everything that was read from its photos, and returns the change. Throws
    /// as `edit`.
    package func removeAsNotFood(_ itemId: String, on day: CivilDate, in householdId: String) async throws
        -> JournalEntry
    {
        try await perform(RequestedChange(.notFood(itemId), on: day), in: householdId).recorded()
    }

    /// Undoes a change, value by value, or with nil the acting user's last one on this machine, and returns it. Undoing
    /// a scan also removes its photos. Throws `DataError`, and `ItemEditError` when a value was changed since; then
    /// nothing is undone.
    package func undo(_ changeId: String? = nil, on day: CivilDate? = nil, in householdId: String) async throws
        -> JournalEntry
    {
        let outcome = try await perform(RequestedChange(.undo(changeId), on: day ?? today()), in: householdId)
        try outcome.accepted()
        guard let undone = outcome.undone else { throw ItemEditError.nothingToUndo }
        return undone
    }

    /// Stores items under their own ids, all or nothing, so that one `undo` reverts all of it, and returns the change
    /// of each in order: an item with a new id is created; one with a known id is changed only with `replacing`. In a
    /// dry run nothing is stored. Throws `DataError`, which also stands for an error of `source`.
    package func importItems(
        _ source: ItemSource, replacing: Bool, isDryRun: Bool, on day: CivilDate, in householdId: String
    ) async throws -> [ItemChange] {
        let change = RequestedChange(.importItems(source, replacing: replacing), on: day)
        let outcome = try await perform(change, isDryRun: isDryRun, in: householdId)
        try outcome.accepted()
        return outcome.imported
    }

    /// Completes the items of these products by `Item.completed(by:)`, all or nothing, and returns the change; nil when
    /// there is none. A name that was given in this way before and undone is not given again. With the id of an earlier
    /// change in `change`, this one becomes a part of it, so that they are undone together. In a dry run nothing is
    /// stored. Throws `DataError`.
    package func complete(
        _ products: [FoundProduct], isDryRun: Bool, partOf change: String?, on day: CivilDate, in householdId: String
    ) async throws -> JournalEntry? {
        let outcome = try await perform(
            RequestedChange(.complete(products, partOf: change), on: day), isDryRun: isDryRun, in: householdId)
        try outcome.accepted()
        return outcome.entry
    }

    /// Replaces the stored reading of a photo by one of this version. Throws `DataError.notFound` when the photo is not
    /// stored.
    package func replaceReading(
        _ label: ScannedLabel, ofPhoto contentHash: String, in householdId: String
    ) async throws {
        let change = RequestedChange(.replaceReading(label, ofPhoto: contentHash), on: today())
        try await perform(change, in: householdId).accepted()
    }

    /// Keeps a photo in the inbox; one that is there already stays as it is. Throws `DataError`.
    package func keep(_ photo: InboxPhoto, in householdId: String) async throws {
        try await perform(RequestedChange(.keep(photo), on: today()), in: householdId).accepted()
    }

    /// Records a decision on photos. Throws `DataError.notFound` for a photo that is not in the inbox.
    package func decide(
        _ decision: InboxPhoto.Decision, on photos: String..., in householdId: String
    ) async throws {
        try await perform(RequestedChange(.decide(decision, on: photos), on: today()), in: householdId).accepted()
    }

    private func perform(
        _ change: RequestedChange, isDryRun: Bool, in householdId: String
    ) async throws -> ChangeOutcome {
        isDryRun ? try await preview(change, in: householdId) : try await perform(change, in: householdId)
    }
}
