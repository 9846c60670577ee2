/// Keeps the users' profiles.
public protocol ProfilePort: Sendable {
    /// The user's profile; nil when there is none. Throws `AuthError`.
    func getProfile(userId: String) async throws -> UserProfile?

    /// Makes the user's profile, or returns the one that is there. `seed` may hold `displayName` and `email`.
    /// Throws `AuthError`.
    func createProfile(userId: String, seed: [String: String]?) async throws -> UserProfile
}
