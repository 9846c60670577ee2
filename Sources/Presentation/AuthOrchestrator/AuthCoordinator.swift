package import KeepItFreshDomain

/// Signs a user in, or restores the session at launch, and hands over to the household flow.
package final class AuthCoordinator: Sendable {
    private let authentication: any AuthenticationPort
    private let login: LoginWithProvider
    private let ensureProfile: EnsureProfileAfterAuth
    private let bootstrapOnLaunch: BootstrapOnLaunch
    private let logoutUser: Logout
    private let state: AppState

    /// A coordinator of use cases that share the same ports. It keeps `state` up to date.
    package init(
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

    /// Signs in and creates the profile if it is missing. On success the step is always `.startHouseholdFlow`. Throws
    /// `AuthError`.
    package func loginThenHandoff(providerId: String, context: [String: String]? = nil) async throws -> NextStep {
        let identity = try await login.execute(providerId, context)
        let profile = try await ensureProfile.execute(identity.userId, seed: nil)
        await state.begin(identity: identity, profile: profile)
        return .startHouseholdFlow(userId: identity.userId, profile: profile)
    }

    /// Continues with the user of the last launch, if there is one. Throws `AuthError`.
    package func bootstrap() async throws -> NextStep {
        let step = try await bootstrapOnLaunch.execute()
        if case .startHouseholdFlow(_, let profile) = step, let identity = await authentication.currentIdentity() {
            await state.begin(identity: identity, profile: profile)
        } else {
            await state.reset()
        }
        return step
    }

    /// Signs out and removes the user from the state. Throws `AuthError`.
    package func logout() async throws {
        try await logoutUser.execute()
        await state.reset()
    }
}
