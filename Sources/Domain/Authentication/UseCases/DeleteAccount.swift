/// Deletes the account of the user who is signed in, with all that is the user's alone.
public struct DeleteAccount: Sendable {
    private let authentication: any AuthenticationCoordinatorProviding
    private let identities: any IdentityStoreProviding
    private let sessions: any SessionProviding
    private let session: RequireSession

    /// Deletes from `identities`, then tells the providers through `authentication`, then signs out of `sessions`.
    public init(
        authentication: any AuthenticationCoordinatorProviding, identities: any IdentityStoreProviding,
        sessions: any SessionProviding, session: RequireSession
    ) {
        self.authentication = authentication
        self.identities = identities
        self.sessions = sessions
        self.session = session
    }

    /// Deletes the account; `before` runs once the user is known to be allowed to, and stops it by throwing. Unless
    /// `revokesTokens`, the providers are told with the next account that is deleted. Throws
    /// `AuthError.requiresRecentLogin`, or `soleOwner` while others belong to a household of this owner alone.
    public func execute(revokesTokens: Bool = true, before: @Sendable () async throws -> Void = {}) async throws {
        let current = try await session.executeForSensitive()
        try await before()
        try await identities.deleteUser(current.identity.userId)
        try await sessions.end()
        if revokesTokens { await authentication.revokeDeletedTokens() }
    }
}
