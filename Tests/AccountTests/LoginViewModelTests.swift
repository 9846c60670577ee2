import KeepItFreshAuthentication
import KeepItFreshDomain
import KeepItFreshPresentation
import Testing

@MainActor @Suite struct LoginViewModelTests {
    private let world: AccountWorld
    private let manager: AuthManager
    private let model: LoginViewModel

    init() throws {
        world = try AccountWorld()
        manager = AuthManager(accounts: world.accounts, sessions: world.sessions, log: world.log)
        model = LoginViewModel(manager: manager, requestOTP: world.accounts.requestOTP)
    }

    @Test func whenTheCodeIsRight_shouldSucceed() async throws {
        #expect(model.flowState == .idle)

        await model.requestEmailOTP(email: "ada@b.example")
        guard case .awaitingCode = model.flowState else {
            Issue.record("\(model.flowState)")
            return
        }
        await model.verifyOTP(code: world.mailbox.lastCode)

        let identity = try #require(manager.auth)
        #expect(model.flowState == .success(identity, isNewUser: true))
        #expect(model.error == nil)
    }

    @Test func whenTheCodeIsWrong_shouldFailAndSayWhy() async {
        await model.requestMobileOTP(phone: "+4915123456789")
        await model.verifyOTP(code: "x")

        #expect(model.flowState == .failed)
        #expect(model.error as? AuthError == .otpInvalid)
        #expect(manager.auth == nil)
    }

    @Test func whenNoCodeWasRequested_shouldDoNothing() async {
        await model.verifyOTP(code: "123456")

        #expect(model.flowState == .idle)
        #expect(world.log.events.isEmpty)
    }

    @Test func whenAnAccountAlreadyHasTheMethod_shouldWaitForTheChoice() async throws {
        world.google.setIdentity(for: "g1")
        let account = try await world.guestWithItem()
        await model.login(with: .google(.browser))
        try await manager.signOut()
        let guest = try await world.guestWithItem()

        await model.login(with: .google(.browser))
        guard case .awaitingChoice = model.flowState else {
            Issue.record("\(model.flowState)")
            return
        }
        #expect(try await world.sessions.current()?.identity.userId == guest)
        await model.resolve(choice: .switchAccount)

        #expect(manager.auth?.userId == account)
    }

    @Test func whenDeletedWithReauthentication_shouldActInBetween() async throws {
        await model.register(email: "ada@b.example", password: AccountWorld.password)
        let userId = try manager.getAuthId()
        world.clock.advance(3600)
        let world = world
        let credential = LoginCredential.emailPassword(email: "ada@b.example", password: AccountWorld.password)

        await #expect(throws: AuthError.requiresRecentLogin) { try await manager.deleteAccount() }
        try await manager.deleteAccountWithReauthentication(credential) {
            let session = try await world.sessions.current()
            #expect(session?.isRecent(at: world.clock.now()) == true)
        }

        #expect(manager.auth == nil)
        #expect(try world.tables(holding: userId).isEmpty)
        let id = try? manager.getAuthId()
        #expect(id == nil)
    }

    @Test func whenReauthenticationFails_shouldDeleteNothing() async throws {
        await model.register(email: "ada@b.example", password: AccountWorld.password)
        let userId = try manager.getAuthId()

        await #expect(throws: AuthError.userMismatch) {
            try await manager.deleteAccountWithReauthentication(.anonymous)
        }

        #expect(manager.auth?.userId == userId)
        #expect(try await world.sessions.current()?.identity.userId == userId)
        #expect(world.log.events.suffix(2) == [.deleteAccountStart, .deleteAccountFail])
    }

    @Test func whenACredentialIsPrinted_shouldShowOnlyTheMethod() {
        let credential = LoginCredential.emailPassword(email: "ada@b.example", password: AccountWorld.password)
        var dumped = ""

        dump(credential, to: &dumped)

        #expect("\(credential)" == "LoginCredential(emailPassword)")
        for text in [dumped, String(reflecting: credential), "\([credential])", "\(Optional(credential) as Any)"] {
            #expect(!text.contains("ada") && !text.contains("horse"))
        }
    }
}
