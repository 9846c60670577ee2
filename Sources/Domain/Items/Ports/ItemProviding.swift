public import KeepItFreshLabels

/// Stores the items of households. A store acts for one user and serves only members: all other calls throw, or end
/// their stream with, `DataError.permission`.
public protocol ItemProviding: ItemEditingProviding, ItemQueryProviding {
    /// Stores an item and returns its id. An item with an id replaces the stored one; a different quantity becomes a
    /// purchase of the difference. An item without an id joins the item of the same product, date and lot as a further
    /// purchase, or becomes a new item. Throws `DataError`: `notFound` for an unknown id, such as that of an item that
    /// was removed meanwhile.
    func upsertItem(_ item: Item, in householdId: String) async throws -> String

    /// Removes an item and its purchases. Throws `DataError.notFound` when it does not exist.
    func deleteItem(_ itemId: String, in householdId: String) async throws

    /// The items in the order `ItemQuery.Order.expiry`: now and within two seconds of every change by any process.
    /// Ends with `DataError`.
    func observeItems(in householdId: String) -> AsyncThrowingStream<[Item], any Error>

    /// The items that are expired or have at most `days` days left, in the order of `observeItems`.
    func observeItemsExpiringSoon(in householdId: String, within days: Int) -> AsyncThrowingStream<[Item], any Error>

    /// The items in the order `ItemQuery.Order.expiry`. Throws `DataError`.
    func items(in householdId: String) async throws -> [Item]

    /// The purchases of an item in the order in which they were stored. Throws `DataError.notFound` when the item does
    /// not exist.
    func purchases(of itemId: String, in householdId: String) async throws -> [Purchase]

    /// The items that an earlier import of a photo with this content created, without those removed since; nil when the
    /// photo is new. Throws `DataError`.
    func items(ofPhoto contentHash: String, in householdId: String) async throws -> [Item]?

    /// Stores the photos and what they show, all or nothing: either several photos of one pack or one photo of several
    /// items. When all of the photos are already stored, by any process, nothing changes; when some are, the one item
    /// shown completes theirs. Throws `DataError`.
    func save(_ items: [Item], ofPhotos photos: [StoredPhoto], in householdId: String) async throws -> [SavedItem]

    /// What all photos of a stored photo's pack showed together, with the id of the item to which the photo belongs
    /// now; nil when the photo is new or shows several products, or when its item was removed. Throws `DataError`.
    func pack(ofPhoto contentHash: String, in householdId: String) async throws -> Item?

    /// The photos from which an item has its values, in the order of `ItemField`; values that a person set or changed
    /// are omitted. Throws `DataError`.
    func origins(of itemId: String, in householdId: String) async throws -> [ItemField.Origin]

    /// Stores for a day what was read from a photo whose items are not stored yet, or that shows none. Throws
    /// `DataError`.
    func storeReading(_ label: ScannedLabel, ofPhoto contentHash: String, in householdId: String) async throws

    /// What was read from a photo less than a day ago; nil when there is none, or when the photo's items were stored
    /// since. Throws `DataError`.
    func storedReading(ofPhoto contentHash: String, in householdId: String) async throws -> ScannedLabel?

    /// When and with which camera a stored photo was taken; nil when the photo is new or its file does not contain it.
    /// Throws `DataError`.
    func capture(ofPhoto contentHash: String, in householdId: String) async throws -> PhotoCapture?
}

extension ItemProviding {
    /// Stores what one photo shows. Throws `DataError`.
    public func save(
        _ items: [Item], ofPhoto contentHash: String, named name: String, capture: PhotoCapture? = nil,
        in householdId: String
    ) async throws -> [SavedItem] {
        let photo = StoredPhoto(contentHash: contentHash, name: name, capture: capture)
        return try await save(items, ofPhotos: [photo], in: householdId)
    }
}
