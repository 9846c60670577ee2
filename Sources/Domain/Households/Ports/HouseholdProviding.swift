/// Keeps the households and who belongs to them. A store acts for one user: calls that name a household are served to
/// its members alone, everybody else's throw `DataError.permission`; a member's call that is for owners throws
/// `HouseholdError.ownerOnly`.
public protocol HouseholdProviding: Sendable {
    /// Stores a household under a new id, the acting user as its owner, and returns the id. Throws `DataError`.
    func createHousehold(_ household: Household) async throws -> String

    /// The acting user's households by name, now and after every change, another process's too. Ends with `DataError`.
    func observeHouseholds(for uid: String) -> AsyncThrowingStream<[Household], any Error>

    /// A household; nil when there is none. Throws `DataError.permission` when the acting user is no member.
    func getHousehold(id: String) async throws -> Household?

    /// The acting user's memberships, households by name. Throws `DataError.permission` for another user.
    func memberships(of userId: String) async throws -> [Membership]

    /// The acting user's household of that name, made at the first call: two processes that call at once get the same
    /// one. Throws `DataError`.
    func ensureHousehold(named name: String) async throws -> Household

    /// Gives a household another name. For owners.
    func renameHousehold(_ id: String, to name: String) async throws

    /// Removes a household with all that is in it. For owners.
    func deleteHousehold(_ id: String) async throws

    /// Who belongs to a household: owners first, then by id.
    func members(of householdId: String) async throws -> [Membership]

    /// Gives a member another role. For owners. Throws `HouseholdError.noSuchMember`, and `soleOwner` when no owner
    /// would be left.
    func setRole(_ role: HouseholdRole, of userId: String, in householdId: String) async throws

    /// Makes a member the owner in place of the acting user, who stays as a member. For owners. Throws
    /// `HouseholdError.noSuchMember`.
    func transferOwnership(of householdId: String, to userId: String) async throws

    /// Takes a member out, who loses access at once. For owners. Throws `HouseholdError.noSuchMember`, and as
    /// `leaveHousehold` does for the acting user.
    func removeMember(_ userId: String, from householdId: String) async throws

    /// Ends the acting user's membership. Throws `HouseholdError.soleOwner` when no owner and `onlyMember` when nobody
    /// would be left.
    func leaveHousehold(_ id: String) async throws

    /// Invites whoever gets the code or, with an address, the one who has proven to be its owner. For owners.
    func createInvitation(to householdId: String, for email: EmailAddress?) async throws -> IssuedInvitation

    /// The invitations that can be used, oldest first. For owners.
    func invitations(to householdId: String) async throws -> [Invitation]

    /// Takes an invitation back. For owners. Throws `HouseholdError.noSuchInvitation`.
    func withdrawInvitation(_ id: String, to householdId: String) async throws

    /// Makes the acting user a member by an invitation's code, which is used up by that. Throws
    /// `HouseholdError.invitationInvalid` unless it is right, unused, not too old and the one who invited is an owner
    /// still; `alreadyMember`, `invitationForAnotherAddress`, and `tooManyTries` after too many wrong codes.
    func redeemInvitation(_ code: InvitationCode) async throws -> Household
}
