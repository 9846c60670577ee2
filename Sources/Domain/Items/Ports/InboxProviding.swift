package import KeepItFreshLabels

/// Reads the inboxes of households: photos that may not belong in stock. All calls throw `DataError`.
package protocol InboxProviding: Sendable {
    /// The photos that wait for a decision, in the order in which they came.
    func waitingPhotos(in householdId: String) async throws -> [InboxPhoto]

    /// A photo that is or was in the inbox; nil for any other.
    func inboxPhoto(_ contentHash: String, in householdId: String) async throws -> InboxPhoto?

    /// What a person decided last on photos of a product; nil when nobody did.
    func decision(onProduct gtin: GTIN, in householdId: String) async throws -> InboxPhoto.Decision?

    /// The photos with a lettering on which a person decided, those decided last first and at most `limit`.
    func letteredPhotos(limit: Int, in householdId: String) async throws -> [InboxPhoto]
}
