public import KeepItFreshDomain

extension AuthenticationCoordinator {
    /// Signs in with a provider by its id.
    public func authenticate(providerId: String, context: [String: String]?) async throws -> Identity {
        let credential = try LoginCredential(providerId: providerId, context: context)
        return try await authenticate(with: credential, choice: .ask).identity
    }

    /// Who is signed in; while that cannot be asked, who signed in last on this machine.
    public func currentIdentity() async -> Identity? {
        do {
            return try await sessions.current()?.identity
        } catch {
            return await sessions.remembered()
        }
    }

    /// Signs out. A guest stays, and is the one who signs in next.
    public func logout() async throws {
        try await sessions.end()
    }
}
