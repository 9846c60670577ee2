import FoundationEssentials
package import KeepItFreshDomain

extension Household.Summary {
    /// The object for scripts.
    package var json: JSONValue {
        .object([
            ("id", .string(household.id)),
            ("name", .string(household.name)),
            ("role", .string(role.rawValue)),
            ("members", .integer(memberCount)),
            ("selected", .bool(isSelected)),
            ("createdAt", .string(household.createdAt.formatted(.iso8601))),
        ])
    }

    /// Returns one line: `* Home (owner, 2 members)`; the star marks the selected one. With `showsId` the id comes
    /// last.
    package func line(showsId: Bool, in language: MessageLanguage) -> String {
        let name = TerminalText.visible(household.name), role = role.message
        // Translators: the name of a household, "owner" or "member", and how many members it has.
        let summary = Message(
            memberCount, one: "\(name) (\(role), \(memberCount) member)",
            other: "\(name) (\(role), \(memberCount) members)")
        let line = "\(isSelected ? "*" : " ") \(summary.text(in: language))"
        return showsId ? "\(line)  \(household.id)" : line
    }
}

extension HouseholdRole {
    /// The role in words.
    package var message: Message {
        switch self {
        case .owner: Message("owner")
        case .member: Message("member")
        }
    }
}

extension HouseholdMember {
    /// Returns the object for scripts. `userId` is the acting user, marked with `you`.
    package func json(for userId: String, household: String) -> JSONValue {
        .object([
            ("userId", .string(membership.userId)),
            ("displayName", .text(displayName)),
            ("email", .text(email)),
            ("role", .string(membership.role.rawValue)),
            ("you", .bool(membership.userId == userId)),
            ("household", .string(household)),
        ])
    }

    /// The name to show, which is never empty.
    package var name: Message {
        if let name = displayName ?? email { return .verbatim(TerminalText.visible(name)) }
        // Translators: the value is the beginning of an id.
        return Message("guest \(TerminalText.visible(String(membership.userId.prefix(8))))")
    }

    /// Returns one line: `Ann (owner, you)  2f1c…`. Commands take the id where members have the same name.
    package func line(for userId: String, in language: MessageLanguage) -> String {
        let role = membership.role.message
        let member =
            membership.userId == userId
            ? language.words("\(name) (\(role), you)") : language.words("\(name) (\(role))")
        return "\(member)  \(TerminalText.visible(membership.userId))"
    }
}

extension Invitation {
    /// Returns the object for scripts, with the code only when the invitation has just been made.
    package func json(household: String, code: Invitation.Code? = nil) -> JSONValue {
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

    /// Returns one line: `for bob@example.org, until 2026-11-25T01:00:00Z  2f1c…`.
    package func line(in language: MessageLanguage) -> String {
        let end = expiresAt.formatted(.iso8601)
        // Translators: an invitation is for a mail address, or for anyone; the last value is a time.
        let words =
            email.map { language.words("for \(TerminalText.visible($0)), until \(end)") }
            ?? language.words("for anyone with the code, until \(end)")
        return "\(words)  \(id)"
    }
}
