package import KeepItFreshLabels

/// Completes stored items by what is known of their products: a name may become known long after its pack was scanned,
/// from a new catalogue, a correction, or another photo.
package struct CompleteItems: Sendable {
    /// The number of products that one part of the change completes.
    private static let batchCount = 1_000

    private let items: any ItemProviding
    private let sources: [any ProductLookupProviding]
    private let householdId: String

    /// Completes the household's items by what is found in `sources`: earlier ones take precedence, and later ones add
    /// what is missing.
    package init(_ items: any ItemProviding, by sources: [any ProductLookupProviding], in householdId: String) {
        self.items = items
        self.sources = sources
        self.householdId = householdId
    }

    /// What changed, or in a dry run would change.
    package struct Outcome: Equatable, Sendable {
        /// The number of items that got another value.
        package var items = 0
        /// The number of items that got a name, or a better one.
        package var named = 0

        /// No change.
        package init() {}

        /// Adds the changes of another household.
        package static func += (outcome: inout Outcome, other: Outcome) {
            outcome.items += other.items
            outcome.named += other.named
        }

        mutating func add(_ entry: JournalEntry) {
            items += entry.steps.count
            named += entry.steps.count { $0.before?.name != $0.after?.name }
        }
    }

    /// Looks up each product of which an item has no name or, with `isAnyValue`, lacks any value, at most `maximum`,
    /// and completes its items. One `undo` reverts all of it. Throws `DataError`.
    package func execute(
        isAnyValue: Bool = true, upTo maximum: Int = .max, isDryRun: Bool = false, on day: CivilDate
    ) async throws -> Outcome {
        var outcome = Outcome()
        var (last, first, left): (GTIN?, String?, Int) = (nil, nil, maximum)
        while left > 0, !Task.isCancelled {
            let limit = min(left, Self.batchCount)
            let numbers = try await items.incompleteProducts(
                isAnyValue: isAnyValue, after: last, limit: limit, in: householdId)
            if let entry = try await complete(numbers, isDryRun: isDryRun, partOf: first, on: day) {
                outcome.add(entry)
                first = first ?? entry.changeId
            }
            guard numbers.count == limit else { break }
            last = numbers.last
            left -= numbers.count
        }
        return outcome
    }

    /// Completes the items of the products with these numbers, as a part of an earlier change if one is given. Nil when
    /// nothing changes. Throws `DataError`.
    private func complete(
        _ numbers: [GTIN], isDryRun: Bool, partOf change: String?, on day: CivilDate
    ) async throws -> JournalEntry? {
        var found: [FoundProduct] = []
        for number in numbers { found += await products(of: number) }
        guard !found.isEmpty else { return nil }
        return try await items.complete(found, isDryRun: isDryRun, partOf: change, on: day, in: householdId)
    }

    /// What the sources know of a product, until nothing is missing; nothing of a number that is not looked up.
    package func products(of number: GTIN) async -> [FoundProduct] {
        guard number.isLookedUp else { return [] }
        var found: [FoundProduct] = []
        for source in sources {
            if let product = await source.product(of: number) { found.append(product) }
            if found.contains(where: { $0.product.brand != nil }), found.contains(where: { $0.product.quantity != nil })
            {
                break
            }
        }
        return found
    }
}

extension Item {
    /// The step that completes the item by a looked-up product; nil when nothing changes, and when the `history` of the
    /// item has an undone change to the same name.
    package func completion(by found: FoundProduct, history: () throws -> [JournalEntry]) rethrows -> JournalStep? {
        guard gtin == found.product.gtin else { return nil }
        let completed = completed(by: found)
        guard completed != self else { return nil }
        if completed.name != name {
            let isRefused = try history().contains { entry in
                entry.isUndone
                    && entry.steps.contains { step in
                        step.itemId == id && step.before != nil && step.after?.name == completed.name
                            && step.before?.name != completed.name
                    }
            }
            if isRefused { return nil }
        }
        return JournalStep(itemId: id, before: self, after: completed)
    }

    /// What this item, stored with these looked-up values, says of its product to other items; nil when it has no
    /// number or no name to rely on.
    package func foundProduct(lookedUp fields: [StoredPhoto.ShownField]) -> FoundProduct? {
        guard let gtin, let name else { return nil }
        let source = fields.first { $0.field == .name && $0.text == name }?.lookup
        guard source != nil || nameSource.isReliable else { return nil }
        let product = CatalogProduct(gtin: gtin, name: name, brand: brand, quantity: unit, category: category)
        return FoundProduct(product, source: source ?? .household)
    }
}
