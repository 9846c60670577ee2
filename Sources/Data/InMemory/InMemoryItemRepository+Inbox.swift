package import KeepItFreshDomain

extension InMemoryItemRepository: InboxProviding {
    /// Keeps a photo in the inbox.
    package func keep(_ photo: InboxPhoto, in householdId: String) async throws {
        try await write(householdId) { household in
            guard !household.inbox.contains(where: { $0.contentHash == photo.contentHash }) else { return }
            household.inbox.append(photo)
        }
    }

    /// Lists the photos that wait.
    package func waitingPhotos(in householdId: String) async throws -> [InboxPhoto] {
        try await read(householdId) { $0.inbox.filter { $0.decision == nil } }
    }

    /// Returns a photo that is or was in the inbox.
    package func inboxPhoto(_ contentHash: String, in householdId: String) async throws -> InboxPhoto? {
        try await read(householdId) { household in household.inbox.first { $0.contentHash == contentHash } }
    }

    /// Records what was decided on a photo.
    package func decide(
        _ decision: InboxPhoto.Decision, on contentHash: String, in householdId: String
    ) async throws {
        try await write(householdId) { household in
            guard let place = household.inbox.firstIndex(where: { $0.contentHash == contentHash }) else {
                throw DataError.notFound
            }
            household.inbox[place] = household.inbox[place].decided(decision)
        }
    }

    /// Removes the readings of an item's photos, but for those that show another item.
    package func forgetReadings(of itemId: String, in householdId: String) async throws {
        try await write(householdId) { household in
            let items = Set(household.items.map(\.id)).subtracting([itemId])
            for (photo, ids) in household.photos where ids.contains(itemId) && items.isDisjoint(with: ids) {
                household.storedPhotos[photo]?.label = nil
                household.packs[photo] = nil
            }
        }
    }
}
