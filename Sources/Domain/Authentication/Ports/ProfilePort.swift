/// Keeps the users' profiles.
public protocol ProfilePort: Sendable {
    /// The user's profile; nil when there is none. Throws `AuthError`, or `DataError` when the store refuses.
    func getProfile(userId: String) async throws -> UserProfile?

    /// Makes the user's profile, or returns the one that is there. `seed` may hold `displayName` and `email`.
    /// Throws `AuthError`, or `DataError` when the store refuses.
    func createProfile(userId: String, seed: [String: String]?) async throws -> UserProfile
}
