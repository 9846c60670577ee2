/// A member of a household, as other members see them.
package struct HouseholdMember: Equatable, Sendable {
    package let membership: Membership
    /// Nil when the member gave no name.
    package let displayName: String?
    /// The mail address; nil when the member has none.
    package let email: String?

    package init(membership: Membership, displayName: String? = nil, email: String? = nil) {
        self.membership = membership
        self.displayName = displayName
        self.email = email
    }

    /// The member with another role.
    package func with(_ role: HouseholdRole) -> HouseholdMember {
        let membership = Membership(userId: membership.userId, householdId: membership.householdId, role: role)
        return HouseholdMember(membership: membership, displayName: displayName, email: email)
    }
}

extension Array<HouseholdMember> {
    /// Finds a member by id, mail address or name. Throws `HouseholdError.noSuchMember` or `severalMembersFit`.
    package func member(named text: String) throws(HouseholdError) -> HouseholdMember {
        if let member = first(where: { $0.membership.userId == text }) { return member }
        let address = EmailAddress(text)?.key
        let matches = filter { member in
            let key = member.email.flatMap { EmailAddress($0)?.key }
            return member.displayName == text || (key != nil && key == address)
        }
        guard let member = matches.first else { throw .noSuchMember }
        guard matches.count == 1 else { throw .severalMembersFit(matches.map(\.membership.userId)) }
        return member
    }
}
