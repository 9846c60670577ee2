public import KeepItFreshDomain
public import Observation

/// Leads a user through signing in, whatever shows it.
@MainActor @Observable
public final class LoginViewModel {
    /// How far it has come.
    public private(set) var flowState = LoginViewState.idle
    /// Why it did not work; nil while it did.
    public private(set) var error: (any Error)?

    private let manager: AuthManager
    private let requestOTP: RequestOTPUseCase
    private var request: OTPRequest?

    /// A model that signs in by `manager`.
    public init(manager: AuthManager, requestOTP: RequestOTPUseCase) {
        self.manager = manager
        self.requestOTP = requestOTP
    }

    /// Signs in by any credential.
    public func login(with credential: LoginCredential, choice: LinkChoice = .ask) async {
        await performLogin { try await self.manager.signIn(credential, choice: choice) }
    }

    /// Signs in with an address and a password.
    public func loginWithEmailPassword(email: String, password: String, choice: LinkChoice = .ask) async {
        await login(with: .emailPassword(email: email, password: password), choice: choice)
    }

    /// Makes an account with an address and a password.
    public func register(email: String, password: String) async {
        await performLogin { try await self.manager.register(email: email, password: password) }
    }

    /// Has a code sent to an address.
    public func requestEmailOTP(email: String) async {
        await request(OTPRequest(provider: .emailOTP, address: email))
    }

    /// Has a code sent to a number.
    public func requestMobileOTP(phone: String) async {
        await request(OTPRequest(provider: .mobileOTP, address: phone))
    }

    /// Signs in with the code that was sent.
    public func verifyOTP(code: String, choice: LinkChoice = .ask) async {
        guard case .awaitingCode(let sent) = flowState, let request else { return }
        await login(with: request.credential(challengeId: sent.challengeId, code: code), choice: choice)
    }

    /// Goes on with what the guest has chosen.
    public func resolve(choice: LinkChoice) async {
        guard case .awaitingChoice(let link) = flowState else { return }
        await performLogin { try await self.manager.resolve(link, choice: choice) }
    }

    private func request(_ request: OTPRequest) async {
        flowState = .sendingCode
        error = nil
        do {
            flowState = .awaitingCode(try await requestOTP.execute(request))
            self.request = request
        } catch {
            fail(error)
        }
    }

    private func performLogin(_ work: () async throws -> (user: Identity, isNewUser: Bool)) async {
        flowState = .signingIn
        error = nil
        do {
            let (user, isNewUser) = try await work()
            flowState = .success(user, isNewUser: isNewUser)
        } catch AuthError.credentialAlreadyInUse(let link) {
            error = AuthError.credentialAlreadyInUse(link)
            flowState = .awaitingChoice(link)
        } catch {
            fail(error)
        }
    }

    private func fail(_ error: any Error) {
        self.error = error
        flowState = .failed
    }
}
