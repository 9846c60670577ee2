import KeepItFreshAuthentication
package import KeepItFreshDomain

/// The households of the signed-in user, and the operations on them.
package struct Households: Sendable {
    package let userId: String
    /// Whether there was no session before, so that a guest was signed in.
    package let isFirstUse: Bool
    package let repository: any HouseholdProviding
    /// Stores which household the user selected last.
    package let preferences: any UserPreferencesProviding

    private let profiles: any ProfilePort
    private let items: any ItemProviding
    private let delivery: (any InvitationDeliveryProviding)?

    init(
        userId: String, isFirstUse: Bool, repository: any HouseholdProviding,
        preferences: any UserPreferencesProviding, profiles: any ProfilePort, items: any ItemProviding,
        delivery: (any InvitationDeliveryProviding)?
    ) {
        self.userId = userId
        self.isFirstUse = isFirstUse
        self.repository = repository
        self.preferences = preferences
        self.profiles = profiles
        self.items = items
        self.delivery = delivery
    }

    package var list: ListHouseholds { ListHouseholds(households: repository, preferences: preferences) }
    /// Finds the household to use: the one named, the last selected or the only one.
    package var resolve: ResolveHousehold { ResolveHousehold(households: repository, preferences: preferences) }
    package var create: CreateHousehold { CreateHousehold(households: repository, preferences: preferences) }
    package var rename: RenameHousehold { RenameHousehold(households: repository) }
    package var invite: InviteMember {
        InviteMember(households: repository, lookAlikes: ICULookAlikes(), delivery: delivery)
    }
    package var join: JoinHousehold { JoinHousehold(households: repository, preferences: preferences) }
    package var leave: LeaveHousehold { LeaveHousehold(households: repository, preferences: preferences) }
    package var members: ListMembers { ListMembers(households: repository, profiles: profiles) }
    package var changeRole: ChangeRole { ChangeRole(households: repository, members: members) }
    package var transfer: TransferOwnership { TransferOwnership(households: repository, members: members) }
    package var removeMember: RemoveMember { RemoveMember(households: repository, members: members) }

    /// Counts a household's items. Throws `DataError`.
    package func itemCount(of context: HouseholdContext) async throws -> Int {
        try await items.count(ItemQuery(includesUsedUp: true), upTo: .max, in: context.householdId)
    }
}
