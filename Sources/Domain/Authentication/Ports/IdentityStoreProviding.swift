/// Keeps accounts and the identities that lead to them. Every call is done whole or not at all.
public protocol IdentityStoreProviding: Sendable {
    /// Lets a proven identity in, as `AdmissionDecision` says. Throws `AuthError`.
    func admit(_ proof: ProvenIdentity, guest: String?, choice: LinkChoice) async throws -> Admission

    /// Lets a new account with a password in: the guest's, if there is one. Throws `AuthError.emailAlreadyRegistered`.
    func register(_ proof: ProvenIdentity, guest: String?) async throws -> Admission

    /// Gives a user one more way to sign in. Throws `AuthError.credentialAlreadyInUse` for another user's, and
    /// `accountExistsWithDifferentCredential` for one whose verified address is another user's.
    func link(_ proof: ProvenIdentity, to userId: String) async throws

    /// Gives a user the identity that waited for this user to sign in. Throws `AuthError.invalidCredentials`.
    func claim(pendingLinkId: String, for userId: String) async throws -> LinkedIdentity

    /// Takes a way to sign in from a user. Throws `AuthError.lastMethod`, or `unavailable` when the user has it not.
    func unlink(_ provider: AuthProviderType, from userId: String) async throws

    /// A user's ways to sign in, oldest first.
    func identities(of userId: String) async throws -> [LinkedIdentity]

    /// Whom an identity belongs to; nil when it is new.
    func owner(of identity: LinkedIdentity) async throws -> String?

    /// The password hash of an address; nil when it has none.
    func password(ofEmail key: String) async throws -> (identity: LinkedIdentity, hash: String)?

    /// Replaces the password hash of an address.
    func setPassword(hash: String, ofEmail key: String) async throws

    /// An address as its owner gave it; nil when it is not known.
    func storedAddress(ofEmail key: String) async throws -> String?

    /// Removes a user with all that is the user's alone. Throws `AuthError.soleOwner`.
    func deleteUser(_ userId: String) async throws

    /// Tokens of accounts that are gone, which their providers were not told of yet.
    func revocations() async throws -> [TokenRevocation]

    /// Forgets a token that its provider was told of.
    func removeRevocation(_ id: String) async throws
}
