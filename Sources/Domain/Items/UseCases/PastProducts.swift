package import KeepItFreshLabels

/// Finds the products that a household had before, also those that are used up or deleted.
package struct PastProducts: Sendable {
    /// So many items are looked at, those that were added last.
    private static let maximumItems = 2_000
    /// So many deletions are looked through, the last ones.
    private static let maximumDeletions = 300

    private let items: any ItemProviding
    private let householdId: String

    package init(_ items: any ItemProviding, in householdId: String) {
        self.items = items
        self.householdId = householdId
    }

    /// The products with words that begin as those of `text` do, at most `limit`: what the household had most often
    /// first, and of these what it had last. Case and accents are ignored. Throws `DataError`.
    package func beginning(with text: String, limit: Int) async throws -> [PastProduct] {
        var query = ItemQuery(order: .added, includesUsedUp: true)
        query.beginnings = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard !query.beginnings.isEmpty else { return [] }
        let deleted = try await items.journal(
            in: householdId, since: nil, of: .deleted, limit: Self.maximumDeletions
        ).filter { !$0.isUndone }.compactMap { $0.steps.first?.before }
        let found = try await items.items(query, limit: Self.maximumItems, in: householdId) + deleted
        var products: [String: [Item]] = [:]
        for item in found where item.hasWords(beginningWith: query.beginnings) {
            if let key = item.productKey { products[key, default: []].append(item) }
        }
        let sorted = products.values.map { $0.sorted { $0.addedDate > $1.addedDate } }.sorted { one, other in
            (other.count, other[0].addedDate, one[0].id) < (one.count, one[0].addedDate, other[0].id)
        }
        var known: [PastProduct] = []
        for items in sorted.prefix(limit) { if let product = try await product(of: items) { known.append(product) } }
        return known
    }

    /// The product with this number; nil when the household never had it, or knows no name of it. Throws `DataError`.
    package func product(of gtin: GTIN) async throws -> PastProduct? {
        var query = ItemQuery(order: .added, includesUsedUp: true)
        query.text = gtin.digits
        let found = try await items.items(query, limit: Self.maximumItems, in: householdId)
        return try await product(of: found.filter { $0.gtin == gtin })
    }

    /// The product of items, the latest first, with the packs of its last purchase.
    private func product(of items: [Item]) async throws -> PastProduct? {
        guard var product = PastProduct(items), let latest = items.first else { return nil }
        do {
            let purchases = try await self.items.purchases(of: latest.id, in: householdId)
            product.packs = purchases.last { $0.quantity > 0 }?.quantity ?? product.packs
        } catch DataError.notFound {
            // A deleted item has no purchases any more.
        }
        return product
    }
}
