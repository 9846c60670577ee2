/// An identity that a user has just proved, whether or not it belongs to an account.
package struct VerifiedIdentity: Equatable, Sendable {
    package let identity: LinkedIdentity
    /// The user's name, if the method supplied one, without characters that cannot be seen.
    package let displayName: String?
    /// The hash of the password that was chosen with it; nil except for a registration.
    package let passwordHash: String?
    /// The token to revoke at the provider when the account is deleted; nil when the provider gave none.
    package let refreshToken: String?
    /// Whether an account may be created for it; if false it must belong to one already.
    package let mayCreateAccount: Bool

    package init(
        _ identity: LinkedIdentity, displayName: String? = nil, passwordHash: String? = nil,
        refreshToken: String? = nil, mayCreateAccount: Bool = true
    ) {
        self.identity = identity
        let name = displayName.map(String.withoutInvisible)
        self.displayName = name.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        self.passwordHash = passwordHash
        self.refreshToken = refreshToken
        self.mayCreateAccount = mayCreateAccount
    }

    /// The identity of a guest, which needs no proof.
    package static let guest = VerifiedIdentity(LinkedIdentity(provider: .anonymous, subject: ""))

    /// The claims of a verified ID token.
    package struct IDTokenClaims: Equatable, Sendable {
        package let issuer: String
        /// The issuer's id for the user.
        package let subject: String
        /// The mail address; nil when the token has none.
        package let email: String?
        /// Whether the issuer says that the address is the user's.
        package let emailVerified: Bool
        /// The user's name; nil when the token has none.
        package let name: String?

        package init(issuer: String, subject: String, email: String?, emailVerified: Bool, name: String?) {
            self.issuer = issuer
            self.subject = subject
            self.email = email
            self.emailVerified = emailVerified
            self.name = name
        }
    }
}
