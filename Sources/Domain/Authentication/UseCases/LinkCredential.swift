/// Gives the user who is signed in one more way to sign in.
public struct LinkCredential: Sendable {
    private let authentication: any AuthenticationCoordinatorProviding
    private let identities: any IdentityStoreProviding
    private let sessions: any SessionProviding
    private let session: RequireSession

    /// Proves by `authentication` and keeps in `identities`.
    public init(
        authentication: any AuthenticationCoordinatorProviding, identities: any IdentityStoreProviding,
        sessions: any SessionProviding, session: RequireSession
    ) {
        self.authentication = authentication
        self.identities = identities
        self.sessions = sessions
        self.session = session
    }

    /// Links a credential. A guest becomes an account by it. Throws `AuthError`; then nothing changed.
    public func execute(_ credential: LoginCredential) async throws -> LinkedIdentity {
        let current = try await session.executeForSensitive()
        let proof = try await authentication.proveForLinking(credential)
        try await identities.link(proof, to: current.identity.userId)
        if current.identity.isGuest { try await upgrade(current, by: proof.identity.provider) }
        return proof.identity
    }

    /// Links the identity that waited until this user signed in. Throws `AuthError.invalidCredentials` for any that
    /// waits for another, or no longer.
    public func claim(pendingLinkId: String) async throws -> LinkedIdentity {
        let current = try await session.executeForSensitive()
        return try await identities.claim(pendingLinkId: pendingLinkId, for: current.identity.userId)
    }

    private func upgrade(_ guest: Session, by provider: AuthProviderType) async throws {
        let userId = guest.identity.userId
        guard let identity = Identity(userId: userId, authMethod: provider.method, isGuest: false) else { return }
        _ = try await sessions.begin(identity)
    }
}
