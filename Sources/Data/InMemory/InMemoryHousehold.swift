import FoundationEssentials
import KeepItFreshDomain

/// A household with all that belongs to it.
struct InMemoryHousehold: Sendable {
    var household: Household
    /// Roles by user id.
    var members: [String: HouseholdRole]
    var items: [Item] = []
    var purchases: [Purchase] = []
    /// The ids of the items that each photo made, by the photo's content hash.
    var photos: [String: [String]] = [:]
    /// The changes, the earliest first.
    var journal: [JournalEntry] = []
    /// The purchases of items that were taken out, by the item's id.
    var removedPurchases: [String: [Purchase]] = [:]
    /// The stored photos by their content hashes.
    var storedPhotos: [String: ItemPhoto] = [:]
    /// What photos gave to items, by the item's id: the last one of a field counts.
    var shown: [String: [(photo: String, field: ShownField)]] = [:]
    /// What the photos of a pack showed together, by each one's content hash.
    var packs: [String: Item] = [:]
    /// What was read of photos that are not stored, by the photo's content hash.
    var readings: [String: Label] = [:]
    /// When and with what photos were taken, by the photo's content hash.
    var captures: [String: PhotoCapture] = [:]
    /// When the household is reminded.
    var thresholds = ReminderThresholds.usual
    /// What was told, by user id and channel.
    var ledgers: [String: [ReminderChannel: ReminderLedger]] = [:]

    /// The items of a known photo, without those removed since; nil when the photo is new.
    func items(ofPhoto contentHash: String) -> [Item]? {
        photos[contentHash].map { ids in ids.compactMap { id in items.first { $0.id == id } } }
    }

    /// Adds packs to the item of the same batch, or a new item. The rules are those of `Item.merging(_:)`.
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

    /// Gives an item other values; another quantity becomes a purchase of the difference.
    mutating func replace(_ item: Item) throws(DataError) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { throw .notFound }
        let difference = max(0, item.quantity) - items[index].quantity
        items[index] = item
        items[index].quantity = max(0, item.quantity)
        guard difference != 0 else { return }
        addPurchase(of: item.id, quantity: difference, at: Date(), unit: item.unit)
    }

    mutating func addPurchase(of itemId: String, quantity: Int, at date: Date, unit: String?) {
        let id = UUID().uuidString.lowercased()
        purchases.append(Purchase(id: id, itemId: itemId, quantity: quantity, purchasedAt: date, unit: unit))
    }
}
