/// Determines the first step after launch.
package struct BootstrapOnLaunch: Sendable {
    private let authentication: any AuthenticationPort
    private let ensureProfile: EnsureProfileAfterAuth

    package init(authentication: any AuthenticationPort, ensureProfile: EnsureProfileAfterAuth) {
        self.authentication = authentication
        self.ensureProfile = ensureProfile
    }

    /// `.needsLogin` when no user is signed in, else the household flow with the user's profile, which is created if
    /// missing.
    package func execute() async throws -> NextStep {
        guard let identity = await authentication.currentIdentity() else { return .needsLogin }
        let profile = try await ensureProfile.execute(identity.userId)
        return .startHouseholdFlow(userId: identity.userId, profile: profile)
    }
}
