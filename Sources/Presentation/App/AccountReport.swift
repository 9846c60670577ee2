public import KeepItFreshDomain

/// Who is signed in, as JSON and as people read it.
public struct AccountReport: Sendable {
    private let identity: Identity
    private let profile: UserProfile
    private let context: HouseholdContext

    /// A report on a user at work in a household.
    public init(identity: Identity, profile: UserProfile, context: HouseholdContext) {
        self.identity = identity
        self.profile = profile
        self.context = context
    }

    /// The contract's object for `whoami`.
    public var json: JSONValue { .object(fields) }

    /// The same after signing in, with whether the account was made by it.
    public func json(isNewUser: Bool) -> JSONValue {
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
    public var line: String {
        let name = profile.displayName ?? profile.email ?? (identity.isGuest ? "guest" : identity.userId)
        let household = TerminalText.visible(context.householdName)
        return "\(TerminalText.visible(name)) in the household \"\(household)\" (\(context.role.rawValue))"
    }
}
