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

    /// The household's changes from the civil day `day` on, of one kind or with nil of any, latest first and at most
    /// `limit`. Throws `DataError`.
    func journal(
        in householdId: String, since day: CivilDate?, of action: JournalEntry.Action?, limit: Int
    ) async throws -> [JournalEntry]

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

    /// The numbers of products of which an item has no name or, with `isAnyValue`, lacks a reliable name, a brand or a
    /// content: those greater than `last`, in order and at most `limit`. Throws `DataError`.
    func incompleteProducts(
        isAnyValue: Bool, after last: GTIN?, limit: Int, in householdId: String
    ) async throws -> [GTIN]

    /// Completes the items of these products by `Item.completed(by:)`, all or nothing, and returns the change; nil when there
    /// is none. A name that was given in this way before and undone is not given again. With the number of an earlier change
    /// in `change`, this one becomes a part of it, so that they are undone together. In a dry run nothing is stored. Throws
    /// `DataError`.
    func complete(
        _ products: [FoundProduct], isDryRun: Bool, partOf change: Int?, on day: CivilDate, in householdId: String
    ) async throws -> JournalEntry?

    /// Replaces the stored reading of a photo by one of this version. Throws `DataError.notFound` when the photo is not
    /// stored.
    func replaceReading(_ label: ScannedLabel, ofPhoto contentHash: String, in householdId: String) async throws

    /// The photos of an item in the order in which they were stored. Throws `DataError`.
    func photos(of itemId: String, in householdId: String) async throws -> [ItemPhoto]
}
