import KeepItFreshDomain
import KeepItFreshLabels

/// What a household in memory holds that a change depends on.
struct InMemoryChangeFacts: ChangeFactsProviding {
    let userId: String
    /// The household as it is now.
    let state: () -> InMemoryHousehold

    func household() throws -> (epoch: String, begun: Int) { (state().household.id, 0) }

    func item(_ id: String) throws -> Item? {
        let now = state()
        return now.items.first { $0.id == id } ?? now.joined[id].flatMap { id in now.items.first { $0.id == id } }
    }

    func items(withIds ids: [String]) throws -> [Item] {
        let ids = Set(ids)
        return state().items.filter { ids.contains($0.id) }
    }

    func items(ofProduct key: String) throws -> [Item] { state().items.filter { $0.productKey == key } }

    func items(ofProduct key: String, expiring date: CivilDate?) throws -> [Item] {
        state().items.filter { $0.productKey == key && $0.expiryDate == date }
    }

    func itemsWithoutDate(limit: Int) throws -> [Item] {
        Array(ItemQuery.withoutDate(order: .added).select(from: state().items).prefix(limit))
    }

    func captures(of itemId: String) throws -> [PhotoCapture] {
        let now = state()
        return now.photos.filter { $0.value.contains(itemId) }.compactMap { now.captures[$0.key] }
    }

    func items(ofPhoto contentHash: String) throws -> [Item]? { state().items(ofPhoto: contentHash) }

    func shown(of itemId: String) throws -> [StoredPhoto.ShownValue] { state().shown[itemId] ?? [] }

    func belongings(of itemId: String) throws -> ItemBelongings {
        let now = state()
        return ItemBelongings(
            itemId: itemId, purchases: now.purchases.filter { $0.itemId == itemId }, shown: now.shown[itemId] ?? [],
            photos: now.photos(of: itemId).map(\.contentHash),
            joined: now.joined.filter { $0.value == itemId }.keys.sorted())
    }

    func corrections(of gtin: GTIN) throws -> [JournalEntry] {
        state().journal.reversed().filter { [.fixed, .parted].contains($0.action) && $0.gtin == gtin }
    }

    func undoneEntries(of itemId: String) throws -> [JournalEntry] {
        state().journal.filter { entry in entry.isUndone && entry.steps.contains { $0.itemId == itemId } }
    }

    func lastChange(on device: String) throws -> String? {
        state().journal.last { entry in
            entry.userId == userId && !entry.isUndone && entry.action != .undone && entry.device == device
        }.map { $0.partOf ?? $0.changeId }
    }

    func parts(ofChange id: String) throws -> [String] {
        state().journal.filter { $0.changeId == id || $0.partOf == id }.map(\.changeId)
    }

    func entry(_ id: String) throws -> JournalEntry? { state().journal.first { $0.changeId == id } }

    func entries(on itemId: String, after number: Int, notOn device: String) throws -> [JournalEntry] {
        state().journal.filter { entry in
            entry.number ?? 0 > number && entry.device != device && entry.steps.contains { $0.itemId == itemId }
        }
    }

    func inboxPhoto(_ contentHash: String) throws -> InboxPhoto? {
        state().inbox.first { $0.contentHash == contentHash }
    }

    func rules() throws -> [HouseholdRule] { Array(state().rules.values) }
}
