/// Tells how the user who is signed in can sign in.
public struct ListIdentities: Sendable {
    private let identities: any IdentityStoreProviding
    private let session: RequireSession

    /// Asks `identities`.
    public init(identities: any IdentityStoreProviding, session: RequireSession) {
        self.identities = identities
        self.session = session
    }

    /// The ways, oldest first; none for a guest. Throws `AuthError.notSignedIn`.
    public func execute() async throws -> [LinkedIdentity] {
        try await identities.identities(of: session.execute().identity.userId)
    }
}
