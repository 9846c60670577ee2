import KeepItFreshLabels

/// What a household's decisions on photos of the inbox say of further photos of the same products.
actor LearntDecisions {
    private let inbox: any InboxProviding
    private let householdId: String
    private var reading: Task<[InboxPhoto], any Error>?

    /// The letterings that are looked at, those decided last first.
    private static let maximumLetterings = 500

    init(_ inbox: any InboxProviding, in householdId: String) {
        self.inbox = inbox
        self.householdId = householdId
    }

    /// What was decided last on a product; nil when nobody did. Throws `DataError`.
    func decision(onProduct gtin: GTIN) async throws -> InboxPhoto.Decision? {
        try await inbox.decision(onProduct: gtin, in: householdId)
    }

    /// What was decided last on the lettering of a pack, which is read only if there was any decision; nil when nobody
    /// did. Throws `DataError`.
    func decision(onLettering lettering: @Sendable () -> InboxLettering?) async throws -> InboxPhoto.Decision? {
        let decided = try await decided()
        guard !decided.isEmpty, let lettering = lettering() else { return nil }
        return decided.first { $0.lettering?.isSame(as: lettering) ?? false }?.decision
    }

    /// The decisions on letterings, read once. Throws `DataError`.
    private func decided() async throws -> [InboxPhoto] {
        let task =
            reading
            ?? Task { [inbox, householdId] in
                try await inbox.letteredPhotos(limit: Self.maximumLetterings, in: householdId)
            }
        reading = task
        return try await task.value
    }
}
