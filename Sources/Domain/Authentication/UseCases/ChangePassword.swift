/// Replaces the password of the user who is signed in.
public struct ChangePassword: Sendable {
    private let authentication: any AuthenticationCoordinatorProviding
    private let session: RequireSession

    /// Replaces it through `authentication`.
    public init(authentication: any AuthenticationCoordinatorProviding, session: RequireSession) {
        self.authentication = authentication
        self.session = session
    }

    /// Replaces the password; the user's other sessions end. Throws `AuthError.requiresRecentLogin`, `weakPassword`,
    /// or `unavailable` when the account has no password.
    public func execute(_ password: String) async throws {
        let current = try await session.executeForSensitive()
        try await authentication.changePassword(to: password, of: current.identity.userId)
    }
}
