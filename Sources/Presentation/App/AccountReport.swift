import FoundationEssentials
package import KeepItFreshDomain

/// Describes the signed-in user in a household, as JSON and as text.
package struct AccountReport: Sendable {
    let identity: Identity
    let profile: UserProfile
    let context: HouseholdContext

    /// A report on a user who works in the household of `context`.
    package init(identity: Identity, profile: UserProfile, context: HouseholdContext) {
        self.identity = identity
        self.profile = profile
        self.context = context
    }

    /// What is said after signing out of a user with these ways to sign in; nil for no user.
    package static func signedOut(_ identity: Identity?, methods: [LinkedIdentity]) -> String {
        guard let identity else { return "You were not signed in." }
        guard !identity.isGuest, let method = methods.first else {
            return "Signed out. The guest's inventory is kept; the next command opens it again."
        }
        let name = TerminalText.visible(method.email ?? method.subject)
        return "Signed out of \(name). Its inventory is kept; to see it again: kif-scan \(method.loginArguments)"
    }

    private var name: String {
        profile.displayName ?? profile.email ?? (identity.isGuest ? "guest" : identity.userId)
    }

    /// One line: `guest in the household "Home" (owner)`.
    package var line: String {
        let household = TerminalText.visible(context.householdName)
        return "\(TerminalText.visible(name)) in the household \"\(household)\" (\(context.role.rawValue))"
    }
}

extension LinkedIdentity {
    /// The arguments with which its owner signs in: `login email ann@b.example`.
    package var loginArguments: String {
        let address = provider == .google || provider == .apple ? nil : email ?? subject
        return (["login", provider.providerId] + [address].compactMap { $0.map(TerminalText.visible) })
            .joined(separator: " ")
    }
}

extension AccountReport {
    /// Describes a way to sign in to an account, as JSON and as text.
    package struct Method: Sendable {
        private let identity: LinkedIdentity

        /// A report on one identity of an account.
        package init(_ identity: LinkedIdentity) {
            self.identity = identity
        }

        /// `{"method", "issuer", "email", "emailVerified"}`.
        package var json: JSONValue {
            .object([
                ("method", .string(identity.provider.providerId)),
                ("issuer", .string(identity.issuer)),
                ("email", .text(identity.email)),
                ("emailVerified", .bool(identity.emailVerified)),
            ])
        }

        /// One line: `email  a@b.example (not verified)`.
        package var line: String {
            let name = identity.email ?? identity.subject
            let note = identity.email == nil || identity.emailVerified ? "" : " (not verified)"
            return "\(TerminalText.visible(identity.provider.providerId))  \(TerminalText.visible(name))\(note)"
        }
    }
}

extension OTPRequestResult {
    /// `{"challengeId", "expiresAt", "resendAt"}`, with times in ISO 8601.
    package var json: JSONValue {
        .object([
            ("challengeId", .string(challengeId)),
            ("expiresAt", .string(expiresAt.formatted(.iso8601))),
            ("resendAt", .string(resendAt.formatted(.iso8601))),
        ])
    }
}
