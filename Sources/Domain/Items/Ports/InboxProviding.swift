/// Reads the inboxes of households: photos that may not belong in stock. All calls throw `DataError`.
package protocol InboxProviding: Sendable {
    /// The photos that wait for a decision, in the order in which they came.
    func waitingPhotos(in householdId: String) async throws -> [InboxPhoto]

    /// A photo that is or was in the inbox; nil for any other.
    func inboxPhoto(_ contentHash: String, in householdId: String) async throws -> InboxPhoto?
}
