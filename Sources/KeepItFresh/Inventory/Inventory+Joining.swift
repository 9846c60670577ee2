package import KeepItFreshDomain
import KeepItFreshLabels

/// Items that turn out to be one, or two.
extension Inventory {
    /// Makes one item of two that are the same thing, on the civil day `day`, and returns the change: the first goes,
    /// and its id stands for the other. There are `packs` of it then; nil for those of both together, or for one where
    /// both are parts of one pack, such as its front and its date. Throws `DataError` and `ItemEditError`.
    package func join(
        _ itemId: String, to other: String, packs: Int? = nil, on day: CivilDate
    ) async throws -> JournalEntry {
        let change = RequestedChange(.join(itemId, to: other, packs: packs), on: day)
        return try await repository.perform(change, in: context.householdId).recorded()
    }

    /// Takes the photo with a content hash out of an item into one of its own, on the civil day `day`, and returns the
    /// change: both have then what their photos show, read by `locale`. There are `packs` of the new one; nil for one.
    /// Throws `DataError` and `ItemEditError`.
    package func part(
        _ itemId: String, photo contentHash: String, packs: Int? = nil, on day: CivilDate, locale: LocaleHint?
    ) async throws -> JournalEntry {
        let parting = try await parting(of: item(itemId).id, photo: contentHash, packs: packs, locale: locale)
        return try await repository.perform(RequestedChange(.part(parting), on: day), in: context.householdId)
            .recorded()
    }

    /// What it means to take a photo out of the item with exactly this id. Throws `DataError` and `ItemEditError`.
    package func parting(
        of itemId: String, photo contentHash: String, packs: Int?, locale: LocaleHint?
    ) async throws -> ItemParting {
        guard let item = try await item(withId: itemId) else { throw ItemEditError.notFound }
        let photos = try await photos(of: item.id)
        guard let photo = photos.first(where: { $0.contentHash == contentHash }) else { throw ItemEditError.notFound }
        let others = photos.filter { $0.contentHash != contentHash }
        let orders = try await knownOrders(of: item).ofHousehold
        let taken = await ItemEvidence([photo], orders: orders, locale: locale, names: names)
        let left = await ItemEvidence(others, orders: orders, locale: locale, names: names)
        guard let shown = taken.item else { throw ItemEditError.noReading }
        var rest: Item?
        if let read = left.item { rest = await lookedUp(read, apartFrom: item) }
        return ItemParting(
            of: item.id, photo: contentHash, packs: packs, taken: await lookedUp(shown, apartFrom: item), left: rest,
            shown: taken.shown.merging(left.shown) { mine, _ in mine })
    }

    /// An item as photos show it, with what is known of its product apart from the item that has these photos: what
    /// that has may be of another pack.
    private func lookedUp(_ shown: Item, apartFrom item: Item) async -> Item {
        let sources = sources.map { ($0 as? HouseholdLookup)?.apart(from: item.id) ?? $0 }
        guard let gtin = shown.gtin, let found = await LookUpProduct(sources).product(of: gtin) else { return shown }
        return shown.completed(by: found)
    }
}
