extension Array<HouseholdMember> {
    /// The member of that id, mail address or name. Throws `HouseholdError.noSuchMember` or `severalMembersFit`.
    public func member(named text: String) throws(HouseholdError) -> HouseholdMember {
        if let member = first(where: { $0.membership.userId == text }) { return member }
        let address = EmailAddress(text)?.key
        let fitting = filter { member in
            let key = member.email.flatMap { EmailAddress($0)?.key }
            return member.displayName == text || (key != nil && key == address)
        }
        guard let member = fitting.first else { throw .noSuchMember }
        guard fitting.count == 1 else { throw .severalMembersFit(fitting.map(\.membership.userId)) }
        return member
    }
}
