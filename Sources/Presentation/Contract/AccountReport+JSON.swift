package import KeepItFreshDomain

extension AccountReport {
    /// The contract's object for `whoami`, on a copy with where that stands.
    package func json(copy: CopyStatus?) -> JSONValue {
        .object(fields + (copy.map { [("server", $0.json(of: context.householdId))] } ?? []))
    }

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
}
