import KeepItFreshAuthentication
import KeepItFreshDomain
import Testing

@Suite struct LoginWithProviderTests {
    @Test func whenGuestLogsIn_shouldReturnIdentity() async throws {
        let adapter = InMemoryAuthAdapter()

        let identity = try await LoginWithProvider(authentication: adapter).execute("guest")

        #expect(identity.isGuest)
        #expect(identity.authMethod == .guest)
        #expect(!identity.userId.isEmpty)
        #expect(await adapter.currentIdentity() == identity)
    }

    @Test(arguments: ["email", "apple", "google"])
    func whenAnAccountLogsIn_shouldReturnIdentity(providerId: String) async throws {
        let identity = try await LoginWithProvider(authentication: InMemoryAuthAdapter()).execute(providerId)

        #expect(!identity.isGuest)
        #expect(identity.authMethod == AuthMethod(providerId: providerId))
    }

    @Test func whenContextIsGiven_shouldReachThePort() async throws {
        let identity = try #require(Identity(userId: "u1", authMethod: .email, isGuest: false))
        let port = MockAuthentication(answer: .success(identity))

        _ = try await LoginWithProvider(authentication: port).execute("email", ["email": "a@b.example"])

        #expect(await port.calls == ["email:a@b.example"])
    }

    @Test(arguments: [AuthError.cancelled, .invalidCredentials, .network, .unavailable, .unknown("why")])
    func whenThePortFails_shouldSurfaceItsErrorUnchanged(error: AuthError) async {
        let events = EventRecorder()
        let login = LoginWithProvider(authentication: MockAuthentication(answer: .failure(error))) { events.record($0) }

        await #expect(throws: error) { try await login.execute("email") }

        #expect(events.events == [.loginStarted, .loginFailed])
    }

    @Test func whenLoginSucceeds_shouldTellStartAndSuccessOnce() async throws {
        let events = EventRecorder()
        let login = LoginWithProvider(authentication: InMemoryAuthAdapter()) { events.record($0) }

        _ = try await login.execute("guest")

        #expect(events.events == [.loginStarted, .loginSuccess])
    }

    @Test func whenTheProviderIsNotOffered_shouldBeUnavailable() async {
        let login = LoginWithProvider(authentication: InMemoryAuthAdapter())

        await #expect(throws: AuthError.unavailable) { try await login.execute("carrier-pigeon") }
    }
}
