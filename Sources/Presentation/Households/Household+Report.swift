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

    /// One line: `* Home (owner, 2 members)`; the star marks the selected one. With `showsId` the id comes last.
    package func line(showsId: Bool) -> String {
        let members = plural(memberCount, "member")
        let line = "\(isSelected ? "*" : " ") \(TerminalText.visible(household.name)) (\(role.rawValue), \(members))"
        return showsId ? "\(line)  \(household.id)" : line
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
    package var name: String {
        TerminalText.visible(displayName ?? email ?? "guest \(membership.userId.prefix(8))")
    }

    /// Returns one line: `Ann (owner, you)  2f1c…`. Commands take the id where members have the same name.
    package func line(for userId: String) -> String {
        let you = membership.userId == userId ? ", you" : ""
        return "\(name) (\(membership.role.rawValue)\(you))  \(TerminalText.visible(membership.userId))"
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

    /// One line: `for bob@example.org, until 2026-11-25T01:00:00Z  2f1c…`.
    package var line: String {
        let whom = email.map { "for \(TerminalText.visible($0))" } ?? "for anyone with the code"
        return "\(whom), until \(expiresAt.formatted(.iso8601))  \(id)"
    }
}

extension HouseholdError {
    /// Says in one line what went wrong and what to do next.
    package var message: String {
        switch self {
        case .severalFit(let households):
            "you belong to several households; name one with --household, or select one with kif-scan household "
                + "select: \(households.listed)"
        case .noHousehold: "you do not belong to a household; make one with kif-scan household create, or join one"
        case .invalidName:
            "a household's name needs 1 to \(Household.maximumNameLength) characters, none of them a control character"
        case .nameTaken(let name): "you already have a household \"\(TerminalText.visible(name))\"; choose another name"
        case .ownerOnly: "only an owner of the household may do that; kif-scan household members shows the owners"
        case .soleOwner(let names):
            "you are the only owner of \(names.quoted); transfer it first: kif-scan household transfer MEMBER"
        case .onlyMember: "you are its only member; to delete it with everything in it: kif-scan household delete NAME"
        case .noSuchMember: "no member of the household has that name or id; see kif-scan household members"
        case .severalMembersFit(let ids): "several members have that name; give an id: \(ids.joined(separator: ", "))"
        case .invalidAddress: "this is not a mail address"
        case .alreadyMember(let name):
            "you already belong to \"\(TerminalText.visible(name))\"; the invitation can still be used"
        case .invitationInvalid:
            "no invitation has this code: it is wrong, used, withdrawn or older than 72 hours; ask an owner for another"
        case .invitationForAnotherAddress:
            "the invitation is for another mail address; sign in with that address, then join again"
        case .noSuchInvitation: "no open invitation has that id; see kif-scan household invitations"
        case .tooManyTries(let seconds): "too many wrong codes; try again in \(seconds) seconds"
        }
    }
}

extension [Household] {
    /// The names, with ids where several households have the same name.
    fileprivate var listed: String {
        map { household in
            let name = "\"\(TerminalText.visible(household.name))\""
            return filter { $0.name == household.name }.count == 1 ? name : "\(name) (id \(household.id))"
        }.joined(separator: ", ")
    }
}

extension [String] {
    fileprivate var quoted: String {
        isEmpty ? "the household" : map { "\"\(TerminalText.visible($0))\"" }.joined(separator: ", ")
    }
}
