/// Signs in with a provider, given by its id.
package struct LoginWithProvider: Sendable {
    private let login: LoginUseCase

    package init(login: LoginUseCase) {
        self.login = login
    }

    /// Signs in; `context` contains the values that the provider needs. Throws `AuthError.invalidCredentials` when one
    /// of them is missing, otherwise the same errors as `LoginUseCase`.
    package func execute(_ providerId: String, _ context: [String: String]? = nil) async throws -> Identity {
        let credential = try LoginCredential(providerId: providerId, context: context)
        return try await login.execute(credential).identity
    }
}
