/// Has the user who is signed in prove it again.
public struct Reauthenticate: Sendable {
    private let authentication: any AuthenticationCoordinatorProviding
    private let identities: any IdentityStoreProviding
    private let sessions: any SessionProviding
    private let session: RequireSession

    /// Proves by `authentication` and begins a new session in `sessions` for the owner that `identities` knows.
    public init(
        authentication: any AuthenticationCoordinatorProviding, identities: any IdentityStoreProviding,
        sessions: any SessionProviding, session: RequireSession
    ) {
        self.authentication = authentication
        self.identities = identities
        self.sessions = sessions
        self.session = session
    }

    /// Proves it by a credential of the account. Throws `AuthError.userMismatch` for another's, a guest's, or an
    /// unknown one; whatever fails, the session stays as it was.
    public func execute(_ credential: LoginCredential) async throws {
        let before = try await session.execute()
        guard credential != .anonymous else { throw AuthError.userMismatch }
        let proof = try await authentication.prove(credential)
        guard try await identities.owner(of: proof.identity) == before.identity.userId else {
            throw AuthError.userMismatch
        }
        _ = try await sessions.begin(before.identity)
    }
}
