import FoundationEssentials
public import KeepItFreshDomain

extension InMemoryHouseholdRepository {
    /// Invites whoever gets the code, or the owner of an address.
    public func createInvitation(
        to householdId: String, for email: EmailAddress?
    ) async throws -> IssuedInvitation {
        let invitation = Invitation(
            id: UUID().uuidString.lowercased(), householdId: householdId, email: email?.address, createdBy: userId,
            createdAt: now())
        let issued = IssuedInvitation(invitation: invitation, code: .random())
        try await database.write { [userId] data in
            _ = try data.household(householdId, for: userId, as: .owner)
            data.invitations.append(issued)
        }
        return issued
    }

    /// The invitations that can be used, oldest first.
    public func invitations(to householdId: String) async throws -> [Invitation] {
        try await database.read { [userId, now] data in
            _ = try data.household(householdId, for: userId, as: .owner)
            return data.openInvitations(at: now()).map(\.invitation).filter { $0.householdId == householdId }
        }
    }

    /// Takes an invitation back.
    public func withdrawInvitation(_ id: String, to householdId: String) async throws {
        try await database.write { [userId] data in
            _ = try data.household(householdId, for: userId, as: .owner)
            let index = data.invitations.firstIndex {
                $0.invitation.id == id && $0.invitation.householdId == householdId
            }
            guard let index else { throw HouseholdError.noSuchInvitation }
            data.invitations.remove(at: index)
        }
    }

    /// Makes the acting user a member by a code.
    public func redeemInvitation(_ code: InvitationCode) async throws -> Household {
        let keys = Set(try await verifiedEmails().map(\.key))
        let outcome = await database.write { [userId, now] data in
            Self.redeem(code, by: userId, verified: keys, at: now(), in: &data)
        }
        return try outcome.get()
    }

    private static func redeem(
        _ code: InvitationCode, by userId: String, verified keys: Set<String>, at now: Date,
        in data: inout InMemoryData
    ) -> Result<Household, HouseholdError> {
        if let seconds = InvitationTries.wait(after: data.wrongTries[userId] ?? [], at: now) {
            return .failure(.tooManyTries(retryAfter: seconds))
        }
        guard let invitation = data.openInvitations(at: now).first(where: { $0.code == code })?.invitation,
            let household = data.households[invitation.householdId]
        else {
            data.wrongTries[userId, default: []].append(now)
            return .failure(.invitationInvalid)
        }
        if household.members[userId] != nil { return .failure(.alreadyMember(household.household.name)) }
        guard invitation.isFor(keys) else { return .failure(.invitationForAnotherAddress) }
        data.households[invitation.householdId]?.members[userId] = .member
        data.invitations.removeAll { $0.invitation.id == invitation.id }
        return .success(household.household)
    }
}
