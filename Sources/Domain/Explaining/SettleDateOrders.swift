package import KeepItFreshLabels

/// Settles dates whose order of day and month was open when they were stored, by what the household's packs and its
/// members' dates show by now.
package struct SettleDateOrders: Sendable {
    private let items: any ItemProviding
    private let parser: LabelParser
    private let locale: LocaleHint?
    private let householdId: String

    package init(
        _ items: any ItemProviding, parser: LabelParser = LabelParser(), locale: LocaleHint? = nil,
        in householdId: String
    ) {
        self.items = items
        self.parser = parser
        self.locale = locale
        self.householdId = householdId
    }

    /// Parses the stored readings of the items in stock that ask for their order, and stores the dates that are sure
    /// now. One `undo` reverts all of it, with the id of an earlier change in `change` together with that one. Returns
    /// the ids of the items. Throws `DataError`.
    package func execute(on day: CivilDate, partOf change: String? = nil) async throws -> [String] {
        var query = ItemQuery()
        query.needsReview = true
        let open = try await items.items(query, limit: nil, in: householdId).filter(\.asksForDateOrder)
        guard !open.isEmpty else { return [] }
        let orders = try await items.knownOrders(of: nil, in: householdId).ofHousehold
        var settled: [Item] = []
        for item in open {
            if let item = try await self.settled(item, by: orders) { settled.append(item) }
        }
        guard !settled.isEmpty else { return [] }
        let outcome = try await items.perform(
            RequestedChange(.settle(settled, partOf: change), on: day), in: householdId)
        try outcome.accepted()
        return outcome.itemIds
    }

    /// The item with the date that its photos show; nil when that is not sure.
    private func settled(_ item: Item, by orders: DateOrderCounts) async throws -> Item? {
        let photos = try await items.photos(of: item.id, in: householdId).filter { !$0.name.isEmpty }
        let memory: ProductMemory? =
            if let gtin = item.gtin { try await items.memory(of: gtin, in: householdId) } else { nil }
        let evidence = ItemEvidence(
            photos, of: item.gtin, memory: memory, orders: orders, locale: locale, parser: parser)
        guard let read = evidence.item, read.expiryDate != nil,
            !read.needsReview.contains(where: \.isAboutDate)
        else { return nil }
        var settled = item
        (settled.expiryDate, settled.expiryKind) = (read.expiryDate, read.expiryKind)
        settled.expiryConfidence = read.expiryConfidence
        settled.needsReview.removeAll(where: \.isAboutDate)
        return settled
    }
}
