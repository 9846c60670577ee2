/// Signs in with one of the providers that the port offers.
public struct LoginWithProvider: Sendable {
    private let authentication: any AuthenticationPort
    private let onEvent: @Sendable (AuthEvent) -> Void

    /// A login through `authentication`; `onEvent` hears of its start and its end.
    public init(authentication: any AuthenticationPort, onEvent: @escaping @Sendable (AuthEvent) -> Void = { _ in }) {
        self.authentication = authentication
        self.onEvent = onEvent
    }

    /// Signs in; `context` is what the provider needs, nil for none. Throws the port's errors unchanged.
    public func execute(_ providerId: String, _ context: [String: String]? = nil) async throws -> Identity {
        onEvent(.loginStarted)
        do {
            let identity = try await authentication.authenticate(providerId: providerId, context: context)
            onEvent(.loginSuccess)
            return identity
        } catch {
            onEvent(.loginFailed)
            throw error
        }
    }
}
