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
    package static func signedOut(_ identity: Identity?, methods: [LinkedIdentity]) -> Message {
        guard let identity else { return Message("You were not signed in.") }
        guard !identity.isGuest, let method = methods.first else {
            return Message("Signed out. The guest's inventory is kept; the next command opens it again.")
        }
        let name = TerminalText.visible(method.email ?? method.subject)
        return Message(
            "Signed out of \(name). Its inventory is kept; to see it again: kif-scan \(method.loginArguments)")
    }

    private var name: Message {
        if let name = profile.displayName ?? profile.email { return .verbatim(TerminalText.visible(name)) }
        return identity.isGuest ? Message("guest") : .verbatim(TerminalText.visible(identity.userId))
    }

    /// The user, the household and the role: `guest in the household "Home" (owner)`.
    package var message: Message {
        let household = TerminalText.visible(context.householdName)
        // Translators: a person, the name of a household, and "owner" or "member".
        return Message("\(name) in the household \"\(household)\" (\(context.role.message))")
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

        /// The method for a list: `email  a@b.example (not verified)`.
        package func line(in language: MessageLanguage) -> String {
            let method = "\(TerminalText.visible(identity.provider.providerId))  \(name)"
            let isVerified = identity.email == nil || identity.emailVerified
            // Translators: after a mail address.
            let note = language.words("(not verified)")
            return isVerified ? method : "\(method) \(note)"
        }

        /// The method in a sentence: `email a@b.example`.
        package var message: Message { .verbatim("\(TerminalText.visible(identity.provider.providerId)) \(name)") }

        private var name: String { TerminalText.visible(identity.email ?? identity.subject) }
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
