import FoundationEssentials
import KeepItFreshDomain

/// The data that the in-memory repositories share, for previews, dry runs and tests. It ends with the process.
package actor InMemoryDatabase {
    private var data = Contents()
    private var observers: [String: @Sendable (Contents) -> Void] = [:]

    /// Makes an empty database.
    package init() {}

    /// Reads one state of the data.
    func read<Value: Sendable>(_ body: @Sendable (Contents) throws -> Value) rethrows -> Value {
        try body(data)
    }

    /// Changes the data, or leaves it unchanged when `body` throws.
    func write<Value: Sendable>(_ body: @Sendable (inout Contents) throws -> Value) rethrows -> Value {
        var changed = data
        let value = try body(&changed)
        data = changed
        for observer in observers.values { observer(changed) }
        return value
    }

    /// Streams what `fetch` returns, now and after each change, until the stream is dropped or `fetch` throws.
    nonisolated func stream<Value: Sendable>(
        _ fetch: @escaping @Sendable (Contents) throws -> Value
    ) -> AsyncThrowingStream<Value, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let id = UniqueId.make()
            let observer: @Sendable (Contents) -> Void = { data in
                do {
                    continuation.yield(try fetch(data))
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            let task = Task { await self.add(observer, id: id) }
            continuation.onTermination = { _ in
                Task {
                    await task.value
                    await self.removeObserver(id)
                }
            }
        }
    }

    private func add(_ observer: @escaping @Sendable (Contents) -> Void, id: String) {
        observers[id] = observer
        observer(data)
    }

    private func removeObserver(_ id: String) {
        observers[id] = nil
    }

    /// One state of the data.
    struct Contents: Sendable {
        /// The households by id.
        var households: [String: InMemoryHousehold] = [:]
        /// The ids of the households that users worked in last, by user id.
        var lastHouseholdIds: [String: String] = [:]
        var invitations: [Invitation.Issued] = []
        /// The times of users' wrong codes, by user id.
        var failedAttempts: [String: [Date]] = [:]

        /// Returns a household that the user belongs to. Throws `DataError.permission` for other users, and
        /// `HouseholdError.ownerOnly` when `role` is owner and the member is not one.
        func household(
            _ id: String, for userId: String, as role: HouseholdRole = .member
        ) throws -> InMemoryHousehold {
            guard let household = households[id], let own = household.members[userId] else {
                throw DataError.permission
            }
            guard own.includes(role) else { throw HouseholdError.ownerOnly }
            return household
        }

        /// The valid invitations, oldest first: those that have not expired and whose sender is still an owner.
        func openInvitations(at now: Date) -> [Invitation.Issued] {
            invitations.filter { issued in
                let invitation = issued.invitation
                return invitation.isValid(at: now)
                    && households[invitation.householdId]?.members[invitation.createdBy] == .owner
            }
        }

        /// A user's households, sorted by name.
        func households(of userId: String) -> [Household] {
            let own = households.values.filter { $0.members[userId] != nil }.map(\.household)
            return own.sorted { ($0.name, $0.createdAt, $0.id) < ($1.name, $1.createdAt, $1.id) }
        }
    }
}
