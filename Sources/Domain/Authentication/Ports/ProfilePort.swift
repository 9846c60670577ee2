/// Stores the users' profiles.
package protocol ProfilePort: Sendable {
    /// The user's profile; nil when there is none. Throws `AuthError`, or `DataError` from the store.
    func getProfile(userId: String) async throws -> UserProfile?

    /// Creates the user's profile, or returns the existing one. `seed` may contain `displayName` and `email`. Throws
    /// `AuthError`, or `DataError` from the store.
    func createProfile(userId: String, seed: [String: String]?) async throws -> UserProfile
}
