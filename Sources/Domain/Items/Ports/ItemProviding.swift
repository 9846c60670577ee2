public import KeepItFreshLabels

/// Stores the items of households. A store acts for one user and serves only members: all other calls throw, or end
/// their stream with, `DataError.permission`.
public protocol ItemProviding: ItemJournalProviding, ItemQueryProviding {
    /// Makes a change, all or nothing, in one transaction, and says what became of it: the only way in which an
    /// inventory changes. A change whose id is known is answered by what is stored and not made again; the same id with
    /// another content is refused. Throws `DataError`, which also stands for an error of an `ItemSource`.
    func perform(_ change: RequestedChange, in householdId: String) async throws -> ChangeOutcome

    /// Says what `perform` would do; nothing is stored. Throws as `perform`.
    func preview(_ change: RequestedChange, in householdId: String) async throws -> ChangeOutcome

    /// Today in the household, for changes whose day nobody says.
    nonisolated func today() -> CivilDate

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
}
