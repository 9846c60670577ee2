/// Stores the inboxes of households: photos that may not belong in stock. All calls throw `DataError`.
package protocol InboxProviding: Sendable {
    /// Keeps a photo; one that is there already stays as it is.
    func keep(_ photo: InboxPhoto, in householdId: String) async throws

    /// The photos that wait for a decision, in the order in which they came.
    func waitingPhotos(in householdId: String) async throws -> [InboxPhoto]

    /// A photo that is or was in the inbox; nil for any other.
    func inboxPhoto(_ contentHash: String, in householdId: String) async throws -> InboxPhoto?

    /// Records a decision. Throws `notFound` for a photo that is not in the inbox.
    func decide(_ decision: InboxPhoto.Decision, on contentHash: String, in householdId: String) async throws

    /// Removes what was read from the photos of an item that is not food; the photos stay known.
    func forgetReadings(of itemId: String, in householdId: String) async throws
}
