/// Takes a way to sign in from the user who is signed in.
public struct UnlinkCredential: Sendable {
    private let identities: any IdentityStoreProviding
    private let session: RequireSession

    /// Takes it from what `identities` keeps.
    public init(identities: any IdentityStoreProviding, session: RequireSession) {
        self.identities = identities
        self.session = session
    }

    /// Unlinks a method. Throws `AuthError.requiresRecentLogin`, `lastMethod`, or `unavailable` when the user has it
    /// not.
    public func execute(_ provider: AuthProviderType) async throws {
        let current = try await session.executeForSensitive()
        try await identities.unlink(provider, from: current.identity.userId)
    }
}
