/// Stores households and their members. A store acts for one user. Calls that name a household throw
/// `DataError.permission` unless that user is a member; calls marked "owners only" throw `HouseholdError.ownerOnly` for
/// other members.
package protocol HouseholdProviding: Sendable {
    /// Stores a household under a new id with the acting user as its owner, and returns the id. Throws `DataError`.
    func createHousehold(_ household: Household) async throws -> String

    /// The acting user's households, sorted by name: now and after every change by any process. Ends with `DataError`.
    func observeHouseholds(for uid: String) -> AsyncThrowingStream<[Household], any Error>

    /// A household; nil when it does not exist. Throws `DataError.permission` when the acting user is not a member.
    func getHousehold(id: String) async throws -> Household?

    /// The context for acting in a household, with the present state of what its members see. Throws
    /// `DataError.permission` when the acting user is not a member or there is no such household.
    func access(to householdId: String) async throws -> (context: HouseholdContext, state: RequestedChange.Seen)

    /// The acting user's memberships, sorted by household name. Throws `DataError.permission` for another user.
    func memberships(of userId: String) async throws -> [Membership]

    /// The acting user's household with this name, created at the first call. Simultaneous calls, even of two
    /// processes, get the same household. Throws `DataError`.
    func ensureHousehold(named name: String) async throws -> Household

    /// Renames a household. Owners only.
    func renameHousehold(_ id: String, to name: String) async throws

    /// Deletes a household and everything in it. Owners only.
    func deleteHousehold(_ id: String) async throws

    /// The members of a household: owners first, then by id.
    func members(of householdId: String) async throws -> [Membership]

    /// Changes a member's role. Owners only. Throws `HouseholdError.noSuchMember`, and `soleOwner` when no owner would
    /// remain.
    func setRole(_ role: HouseholdRole, of userId: String, in householdId: String) async throws

    /// Makes a member the owner in place of the acting user, who becomes an ordinary member. Owners only. Throws
    /// `HouseholdError.noSuchMember`.
    func transferOwnership(of householdId: String, to userId: String) async throws

    /// Removes a member, who loses access at once. Owners only. Throws `HouseholdError.noSuchMember`, and for the
    /// acting user the errors of `leaveHousehold`.
    func removeMember(_ userId: String, from householdId: String) async throws

    /// Ends the acting user's membership. Throws `HouseholdError.soleOwner` when no owner would remain, and
    /// `onlyMember` when no member would.
    func leaveHousehold(_ id: String) async throws

    /// Creates an invitation for anyone who gets the code or, with an address, for the user who has verified that
    /// address. Owners only.
    func createInvitation(to householdId: String, for email: EmailAddress?) async throws -> Invitation.Issued

    /// The invitations that can still be used, oldest first. Owners only.
    func invitations(to householdId: String) async throws -> [Invitation]

    /// Withdraws an invitation. Owners only. Throws `HouseholdError.noSuchInvitation`.
    func withdrawInvitation(_ id: String, to householdId: String) async throws

    /// Makes the acting user a member and uses the invitation up. Throws `HouseholdError.invitationInvalid` unless the
    /// code is correct, unused and not too old, and its creator is still an owner; also `alreadyMember`,
    /// `invitationForAnotherAddress`, and `tooManyTries` after too many wrong codes.
    func redeemInvitation(_ code: Invitation.Code) async throws -> Household
}

extension HouseholdProviding {
    /// Throws `HouseholdError.nameTaken` when the user already belongs to a household with this name, or one that
    /// looks the same, since users distinguish their households by name.
    func requireFree(_ name: String, for userId: String) async throws {
        for membership in try await memberships(of: userId) {
            let household = try await getHousehold(id: membership.householdId)
            if household?.isNamed(like: name) == true { throw HouseholdError.nameTaken(name) }
        }
    }
}
