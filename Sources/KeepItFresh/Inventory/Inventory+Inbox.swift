package import KeepItFreshDomain
import KeepItFreshLabels

/// Photos that may not belong in stock.
extension Inventory {
    /// The photos that wait until a person decides. Throws `DataError`.
    package func waitingPhotos() async throws -> [InboxPhoto] {
        try await inbox?.waitingPhotos(in: context.householdId) ?? []
    }

    /// The questions about them, those about one kind of thing beside each other. Throws `DataError`.
    package func inboxQuestions() async throws -> [ReviewQuestion] {
        let waiting = try await waitingPhotos()
        return PhotoSubject.allCases.flatMap { subject in
            waiting.filter { $0.subject == subject }.map { ReviewQuestion(about: $0) }
        }
    }

    /// Records what a person decided on photos on the civil day `day`, all or nothing, and returns the change, which
    /// may be a part of an earlier one; nil when the same was decided before. Throws `DataError` and `ItemEditError`.
    package func decide(
        _ decision: InboxPhoto.Decision, on photos: [InboxPhoto], partOf earlier: JournalEntry? = nil, on day: CivilDate
    ) async throws -> JournalEntry? {
        let hashes = photos.map(\.contentHash)
        let change = RequestedChange(.decide(decision, on: hashes, partOf: earlier?.changeId), on: day)
        let outcome = try await perform(change)
        try outcome.accepted()
        return outcome.entry
    }

    /// What waits for a person. Throws `DataError`.
    package func waiting() async throws -> WaitingWork {
        try await WaitingWork(repository, inbox: inbox, in: context.householdId)
    }
}
