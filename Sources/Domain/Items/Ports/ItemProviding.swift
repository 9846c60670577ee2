/// Keeps the items of households. A store acts for one user, and only a member's calls are served: everything else
/// throws, or ends a stream with, `DataError.permission`.
public protocol ItemProviding: ItemEditingProviding {
    /// Stores an item and returns its id. An item whose id is known is replaced, another quantity becoming a purchase
    /// of the difference; one without an id joins the item of the same product, date and lot as a further purchase, or
    /// becomes a new one. Throws `DataError`: `notFound` for an id that is not known, as of an item removed meanwhile.
    func upsertItem(_ item: Item, in householdId: String) async throws -> String

    /// Removes an item and its purchases. Throws `DataError.notFound` when there is none.
    func deleteItem(_ itemId: String, in householdId: String) async throws

    /// The items by expiry date, those without one last; now and within two seconds of every change, another
    /// process's too. Ends with `DataError`.
    func observeItems(in householdId: String) -> AsyncThrowingStream<[Item], any Error>

    /// The items that are expired or have at most `days` days left, in the order of `observeItems`.
    func observeItemsExpiringSoon(in householdId: String, within days: Int) -> AsyncThrowingStream<[Item], any Error>

    /// The items by expiry date, those without one last. Throws `DataError`.
    func items(in householdId: String) async throws -> [Item]

    /// The purchases of an item in the order they were stored. Throws `DataError.notFound` when there is no such item.
    func purchases(of itemId: String, in householdId: String) async throws -> [Purchase]

    /// The items that a photo with these bytes made at an earlier time, without those removed since; nil when the photo
    /// is new. Throws `DataError`.
    func items(ofPhoto contentHash: String, in householdId: String) async throws -> [Item]?

    /// Stores what photos of one pack, or one photo of several, showed, all of it or nothing, and remembers the photos.
    /// When all of them are known nothing changes, whichever process stored them; when some are, the one item shown
    /// completes theirs. Throws `DataError`.
    func save(_ items: [Item], ofPhotos photos: [StoredPhoto], in householdId: String) async throws -> [SavedItem]

    /// What the photos of a stored photo's pack showed together, under the id of the item it is in now; nil when the
    /// photo is new, shows several products, or its item is gone. Throws `DataError`.
    func pack(ofPhoto contentHash: String, in householdId: String) async throws -> Item?

    /// Which photos gave an item its values, in the order of `ItemField`; what a person gave or changed has none. Throws
    /// `DataError`.
    func origins(of itemId: String, in householdId: String) async throws -> [FieldOrigin]

    /// Keeps for a day what was read of a photo whose items are not stored yet, or that makes none. Throws `DataError`.
    func keep(_ label: Label, ofPhoto contentHash: String, in householdId: String) async throws

    /// What was read of a photo less than a day ago and not stored since; nil otherwise. Throws `DataError`.
    func keptLabel(ofPhoto contentHash: String, in householdId: String) async throws -> Label?

    /// When and with what a stored photo was taken; nil when its file told nothing or the photo is new. Throws
    /// `DataError`.
    func capture(ofPhoto contentHash: String, in householdId: String) async throws -> PhotoCapture?
}

extension ItemProviding {
    /// Stores what one photo showed. Throws `DataError`.
    public func save(
        _ items: [Item], ofPhoto contentHash: String, named name: String, capture: PhotoCapture? = nil,
        in householdId: String
    ) async throws -> [SavedItem] {
        let photo = StoredPhoto(contentHash: contentHash, name: name, capture: capture)
        return try await save(items, ofPhotos: [photo], in: householdId)
    }
}
