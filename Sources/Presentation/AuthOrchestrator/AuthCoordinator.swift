public import KeepItFreshDomain

/// Leads from signing in, or from launch, to the household flow.
public final class AuthCoordinator: Sendable {
    private let authentication: any AuthenticationPort
    private let login: LoginWithProvider
    private let ensureProfile: EnsureProfileAfterAuth
    private let bootstrapOnLaunch: BootstrapOnLaunch
    private let logoutUser: Logout
    private let state: AppState

    /// A coordinator over use cases that are wired to the same ports; `state` is told who is signed in.
    public init(
        authentication: any AuthenticationPort, login: LoginWithProvider, ensureProfile: EnsureProfileAfterAuth,
        bootstrap: BootstrapOnLaunch, logout: Logout, state: AppState
    ) {
        self.authentication = authentication
        self.login = login
        self.ensureProfile = ensureProfile
        bootstrapOnLaunch = bootstrap
        logoutUser = logout
        self.state = state
    }

    /// Signs in and sees to the profile. On success the step is always `.startHouseholdFlow`. Throws `AuthError`.
    public func loginThenHandoff(providerId: String, context: [String: String]? = nil) async throws -> NextStep {
        let identity = try await login.execute(providerId, context)
        let profile = try await ensureProfile.execute(identity.userId, seed: nil)
        await state.begin(identity: identity, profile: profile)
        return .startHouseholdFlow(userId: identity.userId, profile: profile)
    }

    /// Goes on with the user of the last launch, if there is one. Throws `AuthError`.
    public func bootstrap() async throws -> NextStep {
        let step = try await bootstrapOnLaunch.execute()
        if case .startHouseholdFlow(_, let profile) = step, let identity = await authentication.currentIdentity() {
            await state.begin(identity: identity, profile: profile)
        } else {
            await state.reset()
        }
        return step
    }

    /// Signs out and forgets the user. Throws `AuthError`.
    public func logout() async throws {
        try await logoutUser.execute()
        await state.reset()
    }
}
