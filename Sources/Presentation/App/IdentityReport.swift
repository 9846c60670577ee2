public import KeepItFreshDomain

/// One way to sign in of an account, as JSON and as people read it.
public struct IdentityReport: Sendable {
    private let identity: LinkedIdentity

    /// A report on an identity.
    public init(_ identity: LinkedIdentity) {
        self.identity = identity
    }

    /// `{"method", "issuer", "email", "emailVerified"}`.
    public var json: JSONValue {
        .object([
            ("method", .string(identity.provider.providerId)),
            ("issuer", .string(identity.issuer)),
            ("email", .text(identity.email)),
            ("emailVerified", .bool(identity.emailVerified)),
        ])
    }

    /// One line: `email  a@b.example (not verified)`.
    public var line: String {
        let name = identity.email ?? identity.subject
        let note = identity.email == nil || identity.emailVerified ? "" : " (not verified)"
        return "\(TerminalText.visible(identity.provider.providerId))  \(TerminalText.visible(name))\(note)"
    }
}
