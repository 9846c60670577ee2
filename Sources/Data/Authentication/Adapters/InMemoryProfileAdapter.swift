package import FoundationEssentials
package import KeepItFreshDomain

/// Stores profiles until the process ends: for tests and trials.
package actor InMemoryProfileAdapter: ProfilePort {
    private var profiles: [String: UserProfile]
    private let now: @Sendable () -> Date

    /// Makes an adapter with `profiles`; `now` gives the time of new ones.
    package init(profiles: [UserProfile] = [], now: @escaping @Sendable () -> Date = { Date() }) {
        self.profiles = Dictionary(profiles.map { ($0.userId, $0) }) { first, _ in first }
        self.now = now
    }

    package func getProfile(userId: String) async throws -> UserProfile? {
        profiles[userId]
    }

    /// Returns the user's profile, created with `displayName` and `email` of `seed` when there is none.
    package func createProfile(userId: String, seed: [String: String]?) async throws -> UserProfile {
        if let profile = profiles[userId] { return profile }
        let profile = UserProfile(
            userId: userId, displayName: seed?["displayName"], email: seed?["email"], createdAt: now())
        profiles[userId] = profile
        return profile
    }
}
