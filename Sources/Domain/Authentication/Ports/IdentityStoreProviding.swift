/// Stores accounts and the identities that belong to them. Every call is atomic.
package protocol IdentityStoreProviding: Sendable {
    /// Finds or creates the account for a verified identity, as `AccountResolution.Decision` says. Throws `AuthError`.
    func resolveAccount(
        for verified: VerifiedIdentity, guest: String?, choice: PendingLink.Choice
    ) async throws -> AccountResolution

    /// Creates an account with a password; the guest, if there is one, becomes this account. Throws
    /// `AuthError.emailAlreadyRegistered`.
    func register(_ verified: VerifiedIdentity, guest: String?) async throws -> AccountResolution

    /// Adds a way to sign in to a user. Throws `AuthError.credentialAlreadyInUse` for the identity of another user, and
    /// `accountExistsWithDifferentCredential` for one with the verified address of another user.
    func link(_ verified: VerifiedIdentity, to userId: String) async throws

    /// Adds to a user the identity that waited until this user signed in. Throws `AuthError.invalidCredentials`.
    func claim(pendingLinkId: String, for userId: String) async throws -> LinkedIdentity

    /// Stores an identity that waits until the guest of a session has chosen.
    func hold(_ verified: VerifiedIdentity, as link: PendingLink, inSession sessionId: String) async throws

    /// Takes the identity that waits in a session: it can be taken once, and makes no account. Throws
    /// `AuthError.invalidCredentials`.
    func take(pendingLinkId: String, inSession sessionId: String) async throws -> VerifiedIdentity

    /// Removes a way to sign in from a user. Throws `AuthError.lastMethod`, or `unavailable` when the user does not
    /// have it.
    func unlink(_ provider: AuthProviderType, from userId: String) async throws

    /// A user's ways to sign in, oldest first.
    func identities(of userId: String) async throws -> [LinkedIdentity]

    /// The user to whom an identity belongs; nil when it is new.
    func owner(of identity: LinkedIdentity) async throws -> String?

    /// The password hash of an address; nil when it has none.
    func password(ofEmail key: String) async throws -> (identity: LinkedIdentity, hash: String)?

    /// Replaces the password hash of an address.
    func setPassword(hash: String, ofEmail key: String) async throws

    /// The addresses with characters beyond ASCII of which this program itself keeps the password or sent a code:
    /// verified ones first, then the oldest.
    func internationalAddresses() async throws -> [EmailAddress]

    /// An address as its owner typed it; nil when it is unknown.
    func storedAddress(ofEmail key: String) async throws -> String?

    /// Deletes a user and everything that belongs to this user alone. Throws `AuthError.soleOwner`.
    func deleteUser(_ userId: String) async throws

    /// The tokens of deleted accounts and unlinked identities that are still to be revoked at their providers.
    func revocations() async throws -> [LinkedIdentity.TokenRevocation]

    /// Removes a token that was revoked.
    func removeRevocation(_ id: String) async throws
}
