public import KeepItFreshLabels

/// Edits items and records each change in a journal. Like `ItemProviding`, it serves only members.
public protocol ItemEditingProviding: Sendable {
    /// Edits an item on the civil day `day`, all or nothing, and returns the journal entry. Throws `DataError.notFound`
    /// when the item does not exist, and `ItemEditError`.
    func edit(
        _ itemId: String, _ edit: ItemEdit, on day: CivilDate, in householdId: String
    ) async throws -> JournalEntry

    /// Undoes the acting user's last change that is not undone, value by value, and returns it. Undoing a scan also
    /// removes its photos. Throws `DataError`, and `ItemEditError` when a value was changed since; then nothing is
    /// undone.
    func undo(in householdId: String) async throws -> JournalEntry

    /// The household's changes from the civil day `day` on, latest first and at most `limit`. Throws `DataError`.
    func journal(in householdId: String, since day: CivilDate?, limit: Int) async throws -> [JournalEntry]

    /// The changes of one item, even of a deleted one, earliest first. Throws `DataError`.
    func history(of itemId: String, in householdId: String) async throws -> [JournalEntry]

    /// What the household has set for a product. Throws `DataError`.
    func memory(of gtin: GTIN, in householdId: String) async throws -> ProductMemory

    /// The product as the household has, or had, it; nil when none of its items has a reliable name. Throws
    /// `DataError`.
    func knownProduct(of gtin: GTIN, in householdId: String) async throws -> CatalogProduct?

    /// Stores items under their own ids, all or nothing, so that one `undo` reverts all of it, and returns the change of
    /// each in order: an item with a new id is created; one with a known id is changed only with `replacing`. In a dry
    /// run nothing is stored. Throws `DataError`, which also stands for an error of `source`.
    func importItems(
        _ source: ItemSource, replacing: Bool, isDryRun: Bool, on day: CivilDate, in householdId: String
    ) async throws -> [ItemChange]

    /// The photos of an item in the order in which they were stored. Throws `DataError`.
    func photos(of itemId: String, in householdId: String) async throws -> [ItemPhoto]
}
