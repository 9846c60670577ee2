/// Signs in with a provider by its id.
public struct LoginWithProvider: Sendable {
    private let login: LoginUseCase

    /// Signs in by `login`.
    public init(login: LoginUseCase) {
        self.login = login
    }

    /// Signs in; `context` is what the provider needs, nil for none. Throws `AuthError.invalidCredentials` where
    /// something is missing in it, else as `LoginUseCase` does.
    public func execute(_ providerId: String, _ context: [String: String]? = nil) async throws -> Identity {
        let credential = try LoginCredential(providerId: providerId, context: context)
        return try await login.execute(credential).identity
    }
}
