/// Ensures that a signed-in user has a profile.
package struct EnsureProfileAfterAuth: Sendable {
    private let profiles: any ProfilePort
    private let onEvent: @Sendable (AuthEvent) -> Void

    /// `onEvent` is called with `profileLoaded` or `profileCreated`.
    package init(profiles: any ProfilePort, onEvent: @escaping @Sendable (AuthEvent) -> Void = { _ in }) {
        self.profiles = profiles
        self.onEvent = onEvent
    }

    /// The user's profile, created from `seed` when there is none yet. Throws the port's errors unchanged.
    package func execute(_ userId: String, seed: [String: String]? = nil) async throws -> UserProfile {
        if let profile = try await profiles.getProfile(userId: userId) {
            onEvent(.profileLoaded)
            return profile
        }
        let profile = try await profiles.createProfile(userId: userId, seed: seed)
        onEvent(.profileCreated)
        return profile
    }
}
