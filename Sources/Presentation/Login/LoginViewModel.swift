package import KeepItFreshDomain
import Observation

/// The state and the actions of a login screen.
@MainActor @Observable
package final class LoginViewModel {
    package private(set) var flowState = LoginViewState.idle
    /// Why the last action failed; nil if it did not.
    package private(set) var error: (any Error)?

    private let manager: AuthManager
    private let requestOTP: RequestOTPUseCase
    private var request: OTPRequest?

    /// A model that signs in through `manager`.
    package init(manager: AuthManager, requestOTP: RequestOTPUseCase) {
        self.manager = manager
        self.requestOTP = requestOTP
    }

    /// Signs in with a credential of any kind.
    package func login(with credential: LoginCredential, choice: PendingLink.Choice = .ask) async {
        await performLogin { try await self.manager.signIn(credential, choice: choice) }
    }

    /// Signs in with a mail address and a password.
    package func loginWithEmailPassword(email: String, password: String, choice: PendingLink.Choice = .ask) async {
        await login(with: .emailPassword(email: email, password: password), choice: choice)
    }

    /// Creates an account and signs in to it.
    package func register(email: String, password: String) async {
        await performLogin { try await self.manager.register(email: email, password: password) }
    }

    /// Sends a code to a mail address.
    package func requestEmailOTP(email: String) async {
        await request(OTPRequest(provider: .emailOTP, address: email))
    }

    /// Sends a code to a phone number.
    package func requestMobileOTP(phone: String) async {
        await request(OTPRequest(provider: .mobileOTP, address: phone))
    }

    /// Signs in with the code that was sent; does nothing unless one is awaited.
    package func verifyOTP(code: String, choice: PendingLink.Choice = .ask) async {
        guard case .awaitingCode(let sent) = flowState, let request else { return }
        await login(with: request.credential(challengeId: sent.challengeId, code: code), choice: choice)
    }

    /// Continues with the guest's choice; does nothing unless one is awaited.
    package func resolve(choice: PendingLink.Choice) async {
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

    private func performLogin(_ operation: () async throws -> (user: Identity, isNewUser: Bool)) async {
        flowState = .signingIn
        error = nil
        do {
            let (user, isNewUser) = try await operation()
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
