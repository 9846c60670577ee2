public import KeepItFreshLabels

/// Reads the journal of a household's changes, and what it says of items and products. Like `ItemProviding`, it serves
/// only members. All calls throw `DataError`.
public protocol ItemJournalProviding: Sendable {
    /// The household's changes from the civil day `day` on, of one kind or with nil of any, latest first and at most
    /// `limit`.
    func journal(
        in householdId: String, since day: CivilDate?, of action: JournalEntry.Action?, limit: Int
    ) async throws -> [JournalEntry]

    /// The changes of one item, even of a deleted one, earliest first.
    func history(of itemId: String, in householdId: String) async throws -> [JournalEntry]

    /// The ids of the changes whose id begins with `prefix`, latest first and at most `limit`.
    func changeIds(beginningWith prefix: String, limit: Int, in householdId: String) async throws -> [String]

    /// What the household has set for a product.
    func memory(of gtin: GTIN, in householdId: String) async throws -> ProductMemory

    /// The product as the household has, or had, it; nil when none of its items has a reliable name. The item with the
    /// id `excluded` does not count.
    func knownProduct(of gtin: GTIN, apartFrom excluded: String?, in householdId: String) async throws
        -> CatalogProduct?

    /// The numbers of products of which an item has no name or, with `isAnyValue`, lacks a reliable name, a brand or a
    /// content: those greater than `last`, in order and at most `limit`.
    func incompleteProducts(
        isAnyValue: Bool, after last: GTIN?, limit: Int, in householdId: String
    ) async throws -> [GTIN]

    /// The photos of an item in the order in which they were stored.
    func photos(of itemId: String, in householdId: String) async throws -> [ItemPhoto]
}
