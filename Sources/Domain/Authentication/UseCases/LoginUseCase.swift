/// Signs in with any method.
package struct LoginUseCase: Sendable {
    private let authentication: any AuthenticationCoordinatorProviding
    private let onEvent: @Sendable (AuthEvent) -> Void

    /// `onEvent` is called when a login starts and when it succeeds or fails.
    package init(
        authentication: any AuthenticationCoordinatorProviding,
        onEvent: @escaping @Sendable (AuthEvent) -> Void = { _ in }
    ) {
        self.authentication = authentication
        self.onEvent = onEvent
    }

    /// Signs in with a credential. Where the account already exists, `choice` says what happens to a signed-in guest.
    /// Throws the port's errors unchanged.
    package func execute(
        _ credential: LoginCredential, choice: PendingLink.Choice = .ask
    ) async throws -> AuthenticationResult {
        try await reporting { try await authentication.authenticate(with: credential, choice: choice) }
    }

    /// Continues after `AuthError.credentialAlreadyInUse` with the user's choice.
    package func resolve(_ linkId: String, choice: PendingLink.Choice) async throws -> AuthenticationResult {
        try await reporting { try await authentication.resolve(linkId, choice: choice) }
    }

    private func reporting(
        _ login: () async throws -> AuthenticationResult
    ) async throws -> AuthenticationResult {
        onEvent(.loginStarted)
        do {
            let result = try await login()
            onEvent(.loginSuccess)
            return result
        } catch {
            onEvent(.loginFailed)
            throw error
        }
    }
}
