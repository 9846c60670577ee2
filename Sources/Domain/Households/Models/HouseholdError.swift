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
    public var description: String { words.sentence }

    /// What went wrong.
    package var words: ErrorWords {
        switch self {
        case .severalFit(let households):
            ErrorWords(
                "you belong to several households: \(households.listed)",
                advice: "name one with --household, or select one with kif-scan household select")
        case .noHousehold:
            ErrorWords(
                "you do not belong to a household", advice: "make one with kif-scan household create, or join one")
        case .invalidName:
            ErrorWords(
                "a name needs 1 to \(Household.maximumNameLength) characters, none of them a control character")
        case .nameTaken(let name):
            ErrorWords("you already have a household \"\(outside: name)\"; choose another name")
        case .ownerOnly:
            ErrorWords(
                "only an owner of the household may do that", advice: "kif-scan household members shows the owners")
        case .soleOwner(let names) where names.isEmpty:
            ErrorWords("a household needs an owner: make somebody else one first")
        case .soleOwner(let names):
            ErrorWords(
                "you are the only owner of \(Message.quoted(names))",
                advice: "transfer it first: kif-scan household transfer MEMBER")
        case .onlyMember:
            ErrorWords(
                "you are its only member", advice: "to delete it with everything in it: kif-scan household delete NAME")
        case .noSuchMember:
            ErrorWords("no member of the household has that name or id", advice: "see: kif-scan household members")
        case .severalMembersFit(let ids):
            ErrorWords("several members have that name; give an id: \(Message.list(ids.map(Message.verbatim)))")
        case .invalidAddress: ErrorWords("this is not a mail address")
        case .alreadyMember(let name):
            ErrorWords("you already belong to \"\(outside: name)\"; the invitation can still be used")
        case .invitationInvalid:
            ErrorWords(
                """
                no invitation has this code: it is wrong, used, withdrawn or older than 72 hours; ask an owner for \
                another
                """)
        case .invitationForAnotherAddress:
            ErrorWords("the invitation is for another mail address; sign in with that address, then join again")
        case .noSuchInvitation:
            ErrorWords("no open invitation has that id", advice: "see: kif-scan household invitations")
        case .tooManyTries(let seconds):
            ErrorWords(
                Message(
                    seconds, one: "too many wrong codes; try again in \(seconds) second",
                    other: "too many wrong codes; try again in \(seconds) seconds"))
        }
    }
}

extension [Household] {
    /// The names, with ids where several households have the same name.
    fileprivate var listed: Message {
        .list(
            map { household in
                let isUnique = filter { $0.name == household.name }.count == 1
                return isUnique
                    ? Message("\"\(outside: household.name)\"")
                    : Message("\"\(outside: household.name)\" (id \(household.id))")
            })
    }
}
