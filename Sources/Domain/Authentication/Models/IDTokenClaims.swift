/// What a verified ID token says of a user.
public struct IDTokenClaims: Equatable, Sendable {
    /// Who issued it.
    public let issuer: String
    /// Who the user is to the issuer.
    public let subject: String
    /// The mail address; nil when it tells none.
    public let email: String?
    /// True when the issuer says that the address is the user's.
    public let emailVerified: Bool
    /// The name to show; nil when it tells none.
    public let name: String?

    /// What a token says.
    public init(issuer: String, subject: String, email: String?, emailVerified: Bool, name: String?) {
        self.issuer = issuer
        self.subject = subject
        self.email = email
        self.emailVerified = emailVerified
        self.name = name
    }
}
