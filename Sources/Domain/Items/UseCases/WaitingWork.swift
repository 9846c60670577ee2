/// What waits for a person in a household.
package struct WaitingWork: Equatable, Sendable {
    /// The items in stock that should be checked.
    package let toCheck: Int
    /// The photos in the inbox.
    package let inInbox: Int

    package init(toCheck: Int, inInbox: Int) {
        self.toCheck = toCheck
        self.inInbox = inInbox
    }

    /// Counts what waits in a household. Throws `DataError`.
    package init(
        _ items: any ItemQueryProviding, inbox: (any InboxProviding)?, in householdId: String
    ) async throws {
        var query = ItemQuery()
        query.needsReview = true
        toCheck = try await items.count(query, upTo: .max, in: householdId)
        inInbox = try await inbox?.waitingPhotos(in: householdId).count ?? 0
    }

    /// Whether nothing waits.
    package var isEmpty: Bool { toCheck + inInbox == 0 }
}
