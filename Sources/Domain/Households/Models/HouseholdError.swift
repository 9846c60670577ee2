/// Why a household was not entered, joined or changed.
public enum HouseholdError: Error, Equatable, Sendable {
    /// The user belongs to several that fit and has to say which.
    case severalFit([Household])
    /// The user belongs to none.
    case noHousehold
    /// The name is empty, too long or cannot be shown.
    case invalidName
    /// The user has a household of that name already.
    case nameTaken(String)
    /// Only an owner may do this.
    case ownerOnly
    /// The user is the only owner of households that others belong to, of these names.
    case soleOwner([String])
    /// Nobody else belongs to the household: leaving it would leave it to nobody.
    case onlyMember
    /// Nobody in the household goes by that name or id.
    case noSuchMember
    /// Several in the household go by that name; their ids tell them apart.
    case severalMembersFit([String])
    /// The text is no mail address.
    case invalidAddress
    /// The user belongs to the household of this name already.
    case alreadyMember(String)
    /// No invitation has this code: it is wrong, used, withdrawn or too old.
    case invitationInvalid
    /// The invitation is for the owner of a mail address, and the user has not proven to be that.
    case invitationForAnotherAddress
    /// There is no open invitation of that id.
    case noSuchInvitation
    /// Too many wrong codes; after so many seconds it can be tried again.
    case tooManyTries(retryAfter: Int)
}
