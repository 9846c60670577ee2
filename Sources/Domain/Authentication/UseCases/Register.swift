/// Makes an account with a mail address and a password.
public struct Register: Sendable {
    private let authentication: any AuthenticationCoordinatorProviding
    private let onEvent: @Sendable (AuthEvent) -> Void

    /// Registers through `authentication`; `onEvent` hears of the login that it is as well.
    public init(
        authentication: any AuthenticationCoordinatorProviding,
        onEvent: @escaping @Sendable (AuthEvent) -> Void = { _ in }
    ) {
        self.authentication = authentication
        self.onEvent = onEvent
    }

    /// Makes the account and signs in to it; a guest who is signed in becomes it. Throws `AuthError`.
    public func execute(email: String, password: String) async throws -> AuthenticationResult {
        onEvent(.loginStarted)
        do {
            let result = try await authentication.register(email: email, password: password)
            onEvent(.loginSuccess)
            return result
        } catch {
            onEvent(.loginFailed)
            throw error
        }
    }
}
