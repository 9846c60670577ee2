import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshPresentation
import Testing

@MainActor @Suite struct AuthCoordinatorTests {
    private let adapter = InMemoryAuthAdapter()
    private let profiles = InMemoryProfileAdapter()
    private let state = AppState()

    @Test(arguments: ["guest", "email", "apple", "google"])
    func whenLoginSucceeds_shouldHandOffToTheHouseholdFlow(providerId: String) async throws {
        let context = ["email": "a@b.example", "password": "p"]

        let step = try await coordinator().loginThenHandoff(providerId: providerId, context: context)

        let identity = try #require(state.identity)
        let profile = try #require(state.profile)
        #expect(step == .startHouseholdFlow(userId: identity.userId, profile: profile))
        #expect(identity.isGuest == (providerId == "guest"))
    }

    @Test func whenLoggedOut_shouldRemoveTheHousehold() async throws {
        _ = try await coordinator().loginThenHandoff(providerId: "guest")
        let userId = try #require(state.identity?.userId)
        state.enter(HouseholdContext(userId: userId, householdId: "1", householdName: "Home", role: .owner))

        try await coordinator().logout()

        #expect(state.household == nil)
        #expect(state.phase == .needsLogin)
    }

    @Test func whenThereIsNoSession_shouldNeedLogin() async throws {
        let step = try await coordinator().bootstrap()

        #expect(step == .needsLogin)
        #expect(state.identity == nil)
    }

    @Test func whenSignedInEarlier_shouldContinueAsTheSameUser() async throws {
        let first = try await coordinator().loginThenHandoff(providerId: "guest")
        state.reset()

        let second = try await coordinator().bootstrap()

        #expect(second == first)
        #expect(state.identity?.isGuest == true)
    }

    @Test func whenLoggedOut_shouldRemoveTheUser() async throws {
        _ = try await coordinator().loginThenHandoff(providerId: "guest")

        try await coordinator().logout()

        #expect(state.identity == nil)
        #expect(state.profile == nil)
        #expect(try await coordinator().bootstrap() == .needsLogin)
    }

    @Test func whenTheProviderIsNotOffered_shouldNotChangeTheState() async {
        await #expect(throws: AuthError.unavailable) { try await coordinator().loginThenHandoff(providerId: "?") }

        #expect(state.identity == nil)
    }

    private func coordinator() -> AuthCoordinator {
        let ensureProfile = EnsureProfileAfterAuth(profiles: profiles)
        return AuthCoordinator(
            authentication: adapter, login: LoginWithProvider(login: LoginUseCase(authentication: adapter)),
            ensureProfile: ensureProfile,
            bootstrap: BootstrapOnLaunch(authentication: adapter, ensureProfile: ensureProfile),
            logout: Logout(authentication: adapter), state: state)
    }
}
