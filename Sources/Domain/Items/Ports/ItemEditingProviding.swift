/// Changes items one by one and keeps a journal of it. Only a member's calls are served, as by `ItemProviding`.
public protocol ItemEditingProviding: Sendable {
    /// Edits an item on the civil day `day`, all or nothing, and returns what the journal says of it. Throws
    /// `DataError.notFound` when there is none, and `ItemEditError`.
    func edit(
        _ itemId: String, _ edit: ItemEdit, on day: CivilDate, in householdId: String
    ) async throws -> JournalEntry

    /// Takes back the last change of the acting user that is not undone, value by value, and returns it. A scan that is
    /// taken back is forgotten with its photos. Throws `DataError`, and `ItemEditError` where somebody changed the same
    /// since; nothing is undone then.
    func undo(in householdId: String) async throws -> JournalEntry

    /// The changes of the household from the civil day `day` on, the latest first, `limit` of them at most. Throws
    /// `DataError`.
    func journal(in householdId: String, since day: CivilDate?, limit: Int) async throws -> [JournalEntry]

    /// The changes of one item, the earliest first, of a deleted one too. Throws `DataError`.
    func history(of itemId: String, in householdId: String) async throws -> [JournalEntry]

    /// What the household said of a product. Throws `DataError`.
    func memory(of gtin: GTIN, in householdId: String) async throws -> ProductMemory

    /// What the household has, or had, of a product; nil when none of it has a name that is sure. Throws `DataError`.
    func knownProduct(of gtin: GTIN, in householdId: String) async throws -> CatalogProduct?

    /// Stores items under the ids that they have, all or nothing, as one entry of the journal, and tells what became of
    /// each, in their order: an item with a new id is created, and one whose id is known takes these values only with
    /// `replacing`. Throws `DataError`.
    func importItems(
        _ items: [Item], replacing: Bool, on day: CivilDate, in householdId: String
    ) async throws -> [ItemChange]

    /// The photos of an item in the order they were stored. Throws `DataError`.
    func photos(of itemId: String, in householdId: String) async throws -> [ItemPhoto]
}
