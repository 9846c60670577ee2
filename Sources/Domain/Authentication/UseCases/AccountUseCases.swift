/// The use cases of one account, bundled so that they share their ports. `AuthManager` calls them and publishes the
/// signed-in user; `SignIn` creates them. Those that need a signed-in user get the session from the caller, who has
/// read it.
package struct AccountUseCases: Sendable {
    package let login: LoginUseCase
    package let requestOTP: RequestOTPUseCase
    package let register: Register
    package let reauthenticate: Reauthenticate
    package let link: LinkCredential
    package let unlink: UnlinkCredential
    package let identities: ListIdentities
    package let changePassword: ChangePassword
    package let deleteAccount: DeleteAccount
    package let logout: Logout

    package init(
        authentication: any AuthenticationCoordinatorProviding & AuthenticationPort,
        identities: any IdentityStoreProviding, sessions: any SessionProviding, clock: any ClockProviding
    ) {
        let recentLogin = RequireRecentLogin(identities: identities, clock: clock)
        login = LoginUseCase(authentication: authentication)
        requestOTP = RequestOTPUseCase(authentication: authentication)
        register = Register(authentication: authentication)
        reauthenticate = Reauthenticate(
            authentication: authentication, identities: identities, sessions: sessions)
        link = LinkCredential(
            authentication: authentication, identities: identities, sessions: sessions, recentLogin: recentLogin)
        unlink = UnlinkCredential(identities: identities, recentLogin: recentLogin)
        self.identities = ListIdentities(identities: identities)
        changePassword = ChangePassword(authentication: authentication, recentLogin: recentLogin)
        deleteAccount = DeleteAccount(
            authentication: authentication, identities: identities, sessions: sessions, recentLogin: recentLogin)
        logout = Logout(authentication: authentication)
    }
}

/// The use cases that are available only in this bundle.
extension AccountUseCases {
    /// Creates an account with a mail address and a password.
    package struct Register: Sendable {
        let authentication: any AuthenticationCoordinatorProviding

        /// Creates the account and signs in to it; a signed-in guest becomes this account. Throws `AuthError`.
        package func execute(email: String, password: String) async throws -> AuthenticationResult {
            try await authentication.register(email: email, password: password)
        }
    }

    /// Lets the signed-in user sign in once more, as sensitive changes require.
    package struct Reauthenticate: Sendable {
        let authentication: any AuthenticationCoordinatorProviding
        let identities: any IdentityStoreProviding
        let sessions: any SessionProviding

        /// Verifies a credential of the account and returns the new session that it begins. Throws
        /// `AuthError.userMismatch` for a guest, and for a credential that does not belong to the user; when anything
        /// fails the session is unchanged.
        @discardableResult
        package func execute(_ credential: LoginCredential, in session: Session) async throws -> Session {
            guard credential != .anonymous else { throw AuthError.userMismatch }
            let verified = try await authentication.verify(credential)
            guard try await identities.owner(of: verified.identity) == session.identity.userId else {
                throw AuthError.userMismatch
            }
            let method = verified.identity.provider.method
            let identity = Identity(userId: session.identity.userId, authMethod: method, isGuest: false)
            return try await sessions.begin(identity ?? session.identity)
        }
    }

    /// Adds a way to sign in to the signed-in user.
    package struct LinkCredential: Sendable {
        let authentication: any AuthenticationCoordinatorProviding
        let identities: any IdentityStoreProviding
        let sessions: any SessionProviding
        let recentLogin: RequireRecentLogin

        /// Links a credential; a guest becomes an account. Throws `AuthError`, and then nothing has changed.
        package func execute(_ credential: LoginCredential, in session: Session) async throws -> LinkedIdentity {
            try await recentLogin.execute(session)
            let verified = try await authentication.verifyForLinking(credential)
            try await identities.link(verified, to: session.identity.userId)
            if session.identity.isGuest { try await upgrade(session, by: verified.identity.provider) }
            return verified.identity
        }

        /// Links the identity that waited until this user signed in. Throws `AuthError.invalidCredentials` when there
        /// is none, when it waits for another user, and when it is too old.
        package func claim(pendingLinkId: String, in session: Session) async throws -> LinkedIdentity {
            try await recentLogin.execute(session)
            return try await identities.claim(pendingLinkId: pendingLinkId, for: session.identity.userId)
        }

        private func upgrade(_ guest: Session, by provider: AuthProviderType) async throws {
            let userId = guest.identity.userId
            guard let identity = Identity(userId: userId, authMethod: provider.method, isGuest: false) else { return }
            _ = try await sessions.begin(identity)
        }
    }

    /// Removes a way to sign in from the signed-in user.
    package struct UnlinkCredential: Sendable {
        let identities: any IdentityStoreProviding
        let recentLogin: RequireRecentLogin

        /// Unlinks a method. Throws `AuthError.requiresRecentLogin`, `lastMethod`, or `unavailable` when the user does
        /// not have it.
        package func execute(_ provider: AuthProviderType, in session: Session) async throws {
            try await recentLogin.execute(session)
            try await identities.unlink(provider, from: session.identity.userId)
        }
    }

    /// Lists the signed-in user's ways to sign in.
    package struct ListIdentities: Sendable {
        let identities: any IdentityStoreProviding

        /// The identities, oldest first; empty for a guest.
        package func execute(in session: Session) async throws -> [LinkedIdentity] {
            try await identities.identities(of: session.identity.userId)
        }
    }

    /// Replaces the password of the signed-in user.
    package struct ChangePassword: Sendable {
        let authentication: any AuthenticationCoordinatorProviding
        let recentLogin: RequireRecentLogin

        /// Replaces the password and ends the user's other sessions. Throws `AuthError.requiresRecentLogin`,
        /// `weakPassword`, or `unavailable` when the account has no password.
        package func execute(_ password: String, in session: Session) async throws {
            try await recentLogin.execute(session)
            try await authentication.changePassword(to: password, of: session.identity.userId)
        }
    }

    /// Deletes the account of the signed-in user and everything that belongs to this user alone.
    package struct DeleteAccount: Sendable {
        let authentication: any AuthenticationCoordinatorProviding
        let identities: any IdentityStoreProviding
        let sessions: any SessionProviding
        let recentLogin: RequireRecentLogin

        /// Deletes the account. `before` runs after the check that the user may do so; if it throws, nothing is
        /// deleted. Without `revokesTokens`, the tokens are revoked with the next deleted account. Throws
        /// `AuthError.requiresRecentLogin`, or `soleOwner` while a household of this owner has other members but no
        /// other owner.
        package func execute(
            in session: Session, revokesTokens: Bool = true, before: @Sendable () async throws -> Void = {}
        ) async throws {
            try await recentLogin.execute(session)
            try await before()
            try await identities.deleteUser(session.identity.userId)
            try await sessions.end()
            if revokesTokens { await authentication.revokeQueuedTokens() }
        }
    }

    /// Checks that a session allows a sensitive change.
    struct RequireRecentLogin: Sendable {
        let identities: any IdentityStoreProviding
        let clock: any ClockProviding

        /// The user must have signed in recently, except a guest, and an account that lost its only address to its
        /// owner: these have no credential. Throws `AuthError.requiresRecentLogin`.
        func execute(_ session: Session) async throws {
            if session.identity.isGuest || session.isRecent(at: clock.now()) { return }
            guard try await identities.identities(of: session.identity.userId).isEmpty else {
                throw AuthError.requiresRecentLogin
            }
        }
    }
}
