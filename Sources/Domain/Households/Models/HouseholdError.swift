/// Why a household could not be entered, joined or changed.
public enum HouseholdError: Error, Equatable, Sendable {
    /// The user belongs to several matching households and has to choose one.
    case severalFit([Household])
    /// The user does not belong to any household.
    case noHousehold
    /// The name is empty, too long, or contains characters that cannot be shown.
    case invalidName
    /// The user already has a household with this name.
    case nameTaken(String)
    /// Only an owner may do this.
    case ownerOnly
    /// The user is the only owner of households with other members; these are their names.
    case soleOwner([String])
    /// The household has no other member, so it would be left without members.
    case onlyMember
    /// No member of the household has this name or id.
    case noSuchMember
    /// Several members have this name; these are their ids.
    case severalMembersFit([String])
    /// The text is not a mail address.
    case invalidAddress
    /// The user already belongs to the household with this name.
    case alreadyMember(String)
    /// No valid invitation has this code: it is wrong, used, withdrawn or too old.
    case invitationInvalid
    /// The invitation is for the owner of a mail address, which the user has not verified.
    case invitationForAnotherAddress
    /// No open invitation has this id.
    case noSuchInvitation
    /// There were too many wrong codes; the next try is allowed after this many seconds.
    case tooManyTries(retryAfter: Int)
}

extension HouseholdError: CustomStringConvertible {
    /// What went wrong, in one English sentence.
    public var description: String {
        switch self {
        case .severalFit(let households):
            "The user belongs to several households: \(households.map(\.name).joined(separator: ", "))."
        case .noHousehold: "The user does not belong to a household."
        case .invalidName: "A household's name needs 1 to \(Household.maximumNameLength) printable characters."
        case .nameTaken(let name): "The user already has a household named \(name)."
        case .ownerOnly: "Only an owner of the household may do this."
        case .soleOwner(let names) where names.isEmpty: "The user is the household's only owner."
        case .soleOwner(let names): "The user is the only owner of \(names.joined(separator: ", "))."
        case .onlyMember: "The user is the household's only member."
        case .noSuchMember: "No member of the household has this name or id."
        case .severalMembersFit(let ids): "Several members have this name: \(ids.joined(separator: ", "))."
        case .invalidAddress: "This is not a mail address."
        case .alreadyMember(let name): "The user already belongs to \(name)."
        case .invitationInvalid: "No valid invitation has this code."
        case .invitationForAnotherAddress: "The invitation is for another mail address."
        case .noSuchInvitation: "No open invitation has this id."
        case .tooManyTries(let seconds): "There were too many wrong codes; try again in \(seconds) s."
        }
    }
}
