/// Finds out at launch whether somebody is signed in.
public struct BootstrapOnLaunch: Sendable {
    private let authentication: any AuthenticationPort
    private let ensureProfile: EnsureProfileAfterAuth

    /// Asks `authentication` who is signed in, and `ensureProfile` for the profile.
    public init(authentication: any AuthenticationPort, ensureProfile: EnsureProfileAfterAuth) {
        self.authentication = authentication
        self.ensureProfile = ensureProfile
    }

    /// `.needsLogin` when nobody is signed in, else the household flow with the user's profile, made if missing.
    public func execute() async throws -> NextStep {
        guard let identity = await authentication.currentIdentity() else { return .needsLogin }
        let profile = try await ensureProfile.execute(identity.userId)
        return .startHouseholdFlow(userId: identity.userId, profile: profile)
    }
}
