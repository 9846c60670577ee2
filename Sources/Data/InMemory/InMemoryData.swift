import FoundationEssentials
import KeepItFreshDomain

/// All that an `InMemoryDatabase` holds at one time.
struct InMemoryData: Sendable {
    /// By their ids.
    var households: [String: InMemoryHousehold] = [:]
    /// The households that users worked in last, by user id.
    var lastHouseholdIds: [String: String] = [:]
    /// The invitations and their codes.
    var invitations: [IssuedInvitation] = []
    /// When users were wrong about a code, by user id.
    var wrongTries: [String: [Date]] = [:]

    /// A household that the user belongs to. Throws `DataError.permission` for everyone else, and
    /// `HouseholdError.ownerOnly` when it takes an owner and the member is none.
    func household(
        _ id: String, for userId: String, as role: HouseholdRole = .member
    ) throws -> InMemoryHousehold {
        guard let household = households[id], let own = household.members[userId] else { throw DataError.permission }
        guard own.includes(role) else { throw HouseholdError.ownerOnly }
        return household
    }

    /// The invitations that can be used, oldest first: not too old, and the one who invited is an owner still.
    func openInvitations(at now: Date) -> [IssuedInvitation] {
        invitations.filter { issued in
            let invitation = issued.invitation
            return invitation.expiresAt > now
                && households[invitation.householdId]?.members[invitation.createdBy] == .owner
        }
    }

    /// The households of a user by name.
    func households(of userId: String) -> [Household] {
        let own = households.values.filter { $0.members[userId] != nil }.map(\.household)
        return own.sorted { ($0.name, $0.createdAt, $0.id) < ($1.name, $1.createdAt, $1.id) }
    }
}
