public import FoundationEssentials
public import KeepItFreshDomain

/// Keeps profiles as long as the process lives: for tests and trials.
public actor InMemoryProfileAdapter: ProfilePort {
    private var profiles: [String: UserProfile]
    private let now: @Sendable () -> Date

    /// An adapter that knows `profiles` and takes the time of new ones from `now`.
    public init(profiles: [UserProfile] = [], now: @escaping @Sendable () -> Date = { Date() }) {
        self.profiles = Dictionary(profiles.map { ($0.userId, $0) }) { first, _ in first }
        self.now = now
    }

    /// The user's profile; nil when there is none.
    public func getProfile(userId: String) async throws -> UserProfile? {
        profiles[userId]
    }

    /// The user's profile, made with `displayName` and `email` of `seed` when there is none.
    public func createProfile(userId: String, seed: [String: String]?) async throws -> UserProfile {
        if let profile = profiles[userId] { return profile }
        let profile = UserProfile(
            userId: userId, displayName: seed?["displayName"], email: seed?["email"], createdAt: now())
        profiles[userId] = profile
        return profile
    }
}
