import FoundationEssentials
public import KeepItFreshDomain

extension Invitation {
    /// The invitation as scripts read it; the code is told once, by whoever made it.
    public func json(household: String, code: InvitationCode? = nil) -> JSONValue {
        var fields: [(String, JSONValue)] = [
            ("id", .string(id)),
            ("household", .string(household)),
            ("email", .text(email)),
            ("createdBy", .string(createdBy)),
            ("createdAt", .string(createdAt.formatted(.iso8601))),
            ("expiresAt", .string(expiresAt.formatted(.iso8601))),
        ]
        if let code { fields.append(("code", .string(code.text))) }
        return .object(fields)
    }

    /// One line: `for bob@example.org, until 2026-11-25T01:00:00Z  2f1c…`.
    public var line: String {
        let whom = email.map { "for \(TerminalText.visible($0))" } ?? "for whoever has the code"
        return "\(whom), until \(expiresAt.formatted(.iso8601))  \(id)"
    }
}
