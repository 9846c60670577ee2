import KeepItFreshAuthentication
import KeepItFreshDomain
import Testing

@Suite struct LoginWithProviderTests {
    @Test func whenGuestLogsIn_shouldReturnIdentity() async throws {
        let adapter = InMemoryAuthAdapter()

        let identity = try await login(adapter).execute("guest")

        #expect(identity.isGuest)
        #expect(identity.authMethod == .guest)
        #expect(!identity.userId.isEmpty)
        #expect(await adapter.currentIdentity() == identity)
    }

    @Test(arguments: [
        ("email", ["email": "a@b.example", "password": "p"]), ("apple", [:]), ("google", ["flow": "device"]),
    ])
    func whenAnAccountLogsIn_shouldReturnIdentity(providerId: String, context: [String: String]) async throws {
        let identity = try await login(InMemoryAuthAdapter()).execute(providerId, context)

        #expect(!identity.isGuest)
        #expect(identity.authMethod == AuthMethod(providerId: providerId))
    }

    @Test func whenContextIsGiven_shouldPassACredentialToThePort() async throws {
        let port = MockAuthentication()

        _ = try? await login(port).execute("email", ["email": "a@b.example", "password": "p"])
        _ = try? await login(port).execute("google", ["flow": "device"])
        _ = try? await login(port).execute("carrier-pigeon", ["ring": "7"])

        #expect(
            await port.credentials == [
                .emailPassword(email: "a@b.example", password: "p"), .google(.device),
                .other(AuthProviderType(rawValue: "carrier-pigeon"), fields: ["ring": "7"]),
            ])
    }

    @Test(arguments: ["email", "email-code", "mobile-code"])
    func whenTheContextLacksAValue_shouldRefuseWithoutCallingThePort(providerId: String) async {
        let port = MockAuthentication()

        await #expect(throws: AuthError.invalidCredentials) { try await login(port).execute(providerId) }

        #expect(await port.credentials.isEmpty)
    }

    @Test(arguments: [AuthError.cancelled, .invalidCredentials, .network, .unavailable, .unknown("why")])
    func whenThePortFails_shouldSurfaceItsErrorUnchanged(error: AuthError) async {
        let events = EventRecorder()
        let port = MockAuthentication(answer: .failure(error))

        await #expect(throws: error) { try await login(port, events).execute("guest") }

        #expect(events.events == [.loginStarted, .loginFailed])
    }

    @Test func whenLoginSucceeds_shouldReportStartAndSuccessOnce() async throws {
        let events = EventRecorder()

        _ = try await login(InMemoryAuthAdapter(), events).execute("guest")

        #expect(events.events == [.loginStarted, .loginSuccess])
    }

    @Test func whenTheProviderIsNotOffered_shouldBeUnavailable() async {
        await #expect(throws: AuthError.unavailable) {
            try await login(InMemoryAuthAdapter()).execute("carrier-pigeon")
        }
    }

    private func login(
        _ port: any AuthenticationCoordinatorProviding, _ events: EventRecorder = EventRecorder()
    ) -> LoginWithProvider {
        LoginWithProvider(login: LoginUseCase(authentication: port) { events.record($0) })
    }
}
