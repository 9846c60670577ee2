import FoundationEssentials
package import KeepItFreshDomain

/// Describes the signed-in user in a household, as JSON and as text.
package struct AccountReport: Sendable {
    private let identity: Identity
    private let profile: UserProfile
    private let context: HouseholdContext

    /// A report on a user who works in the household of `context`.
    package init(identity: Identity, profile: UserProfile, context: HouseholdContext) {
        self.identity = identity
        self.profile = profile
        self.context = context
    }

    /// The contract's object for `whoami`.
    package var json: JSONValue { .object(fields) }

    /// Returns the object for `whoami` and whether signing in created the account.
    package func json(isNewUser: Bool) -> JSONValue {
        .object(fields + [("isNewUser", .bool(isNewUser))])
    }

    private var fields: [(String, JSONValue)] {
        [
            ("userId", .string(identity.userId)),
            ("isGuest", .bool(identity.isGuest)),
            ("authMethod", .string(identity.authMethod.providerId)),
            ("displayName", .text(profile.displayName)),
            ("email", .text(profile.email)),
            ("household", .string(context.householdName)),
            ("role", .string(context.role.rawValue)),
        ]
    }

    /// One line: `guest in the household "Home" (owner)`.
    package var line: String {
        let name = profile.displayName ?? profile.email ?? (identity.isGuest ? "guest" : identity.userId)
        let household = TerminalText.visible(context.householdName)
        return "\(TerminalText.visible(name)) in the household \"\(household)\" (\(context.role.rawValue))"
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
