/// What waits for a person in a household.
package struct WaitingWork: Equatable, Sendable {
    /// The items in stock that should be checked.
    package let toCheck: Int
    /// The photos in the inbox.
    package let inInbox: Int
    /// What is to be bought.
    package var toBuy: [StockMinimum]

    package init(toCheck: Int, inInbox: Int, toBuy: [StockMinimum] = []) {
        self.toCheck = toCheck
        self.inInbox = inInbox
        self.toBuy = toBuy
    }

    /// Counts what waits in a household, without what is to be bought. Throws `DataError`.
    package init(
        _ items: any ItemQueryProviding, inbox: (any InboxProviding)?, in householdId: String
    ) async throws {
        var query = ItemQuery()
        query.needsReview = true
        toCheck = try await items.count(query, upTo: .max, in: householdId)
        inInbox = try await inbox?.waitingPhotos(in: householdId).count ?? 0
        toBuy = []
    }

    /// Whether nothing waits.
    package var isEmpty: Bool { toCheck + inInbox + toBuy.count == 0 }
}
