/// Sees to it that a user who signed in has a profile.
public struct EnsureProfileAfterAuth: Sendable {
    private let profiles: any ProfilePort
    private let onEvent: @Sendable (AuthEvent) -> Void

    /// Profiles are kept by `profiles`; `onEvent` hears whether one was loaded or made.
    public init(profiles: any ProfilePort, onEvent: @escaping @Sendable (AuthEvent) -> Void = { _ in }) {
        self.profiles = profiles
        self.onEvent = onEvent
    }

    /// The user's profile, made from `seed` when there is none yet. Throws the port's errors unchanged.
    public func execute(_ userId: String, seed: [String: String]? = nil) async throws -> UserProfile {
        if let profile = try await profiles.getProfile(userId: userId) {
            onEvent(.profileLoaded)
            return profile
        }
        let profile = try await profiles.createProfile(userId: userId, seed: seed)
        onEvent(.profileCreated)
        return profile
    }
}
