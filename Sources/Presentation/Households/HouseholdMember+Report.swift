public import KeepItFreshDomain

extension HouseholdMember {
    /// The member as scripts read it; `userId` is who asks.
    public func json(for userId: String, household: String) -> JSONValue {
        .object([
            ("userId", .string(membership.userId)),
            ("displayName", .text(displayName)),
            ("email", .text(email)),
            ("role", .string(membership.role.rawValue)),
            ("you", .bool(membership.userId == userId)),
            ("household", .string(household)),
        ])
    }

    /// The name to show; nobody's is empty.
    public var name: String {
        TerminalText.visible(displayName ?? email ?? "guest \(membership.userId.prefix(8))")
    }

    /// One line: `Ann (owner, you)  2f1c…`; the id is what commands take where names are the same.
    public func line(for userId: String) -> String {
        let you = membership.userId == userId ? ", you" : ""
        return "\(name) (\(membership.role.rawValue)\(you))  \(TerminalText.visible(membership.userId))"
    }
}
