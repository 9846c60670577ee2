public import KeepItFreshDomain

extension HouseholdError {
    /// What went wrong and what to do next, in one line for people.
    public var message: String {
        switch self {
        case .severalFit(let households):
            "you belong to several households, name one with --household, or select one with kif-scan household "
                + "select: \(households.listed)"
        case .noHousehold: "you belong to no household; make one with kif-scan household create, or join one"
        case .invalidName:
            "a household's name needs 1 to \(Household.nameLimit) characters, none of them a control character"
        case .nameTaken(let name): "you have a household \"\(TerminalText.visible(name))\" already; choose another name"
        case .ownerOnly: "only an owner of the household may do that; kif-scan household members tells who is one"
        case .soleOwner(let names):
            "you are the only owner of \(names.quoted); hand it on first: kif-scan household transfer MEMBER"
        case .onlyMember: "you are its only member; remove it with all that is in it: kif-scan household delete NAME"
        case .noSuchMember: "nobody in the household has that name or id; see kif-scan household members"
        case .severalMembersFit(let ids): "several members go by that name, give an id: \(ids.joined(separator: ", "))"
        case .invalidAddress: "that is no mail address"
        case .alreadyMember(let name):
            "you belong to \"\(TerminalText.visible(name))\" already; the invitation is not used up"
        case .invitationInvalid:
            "no invitation has this code: it is wrong, used, withdrawn or older than 72 hours; ask an owner for another"
        case .invitationForAnotherAddress:
            "the invitation is for another mail address; sign in with that address, then join again"
        case .noSuchInvitation: "there is no open invitation of that id; see kif-scan household invitations"
        case .tooManyTries(let seconds): "too many wrong codes; try again in \(seconds) seconds"
        }
    }
}

extension [Household] {
    /// The names, with ids where names are the same.
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
