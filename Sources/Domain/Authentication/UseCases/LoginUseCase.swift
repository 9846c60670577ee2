/// Signs in: the one way that every method goes.
public struct LoginUseCase: Sendable {
    private let authentication: any AuthenticationCoordinatorProviding
    private let onEvent: @Sendable (AuthEvent) -> Void

    /// A login through `authentication`; `onEvent` hears of its start and its end.
    public init(
        authentication: any AuthenticationCoordinatorProviding,
        onEvent: @escaping @Sendable (AuthEvent) -> Void = { _ in }
    ) {
        self.authentication = authentication
        self.onEvent = onEvent
    }

    /// Signs in with a credential; `choice` says what becomes of a guest where the account exists. Throws the port's
    /// errors unchanged.
    public func execute(_ credential: LoginCredential, choice: LinkChoice = .ask) async throws -> AuthenticationResult {
        try await reporting { try await authentication.authenticate(with: credential, choice: choice) }
    }

    /// Goes on after `AuthError.credentialAlreadyInUse`, now that the user has chosen.
    public func resolve(_ link: PendingLink, choice: LinkChoice) async throws -> AuthenticationResult {
        try await reporting { try await authentication.resolve(link, choice: choice) }
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
