public import KeepItFreshDomain

/// The households of the user who is signed in, and what can be done with them.
public struct Households: Sendable {
    /// Who is signed in.
    public let userId: String
    /// True when nobody was signed in before, so that a guest was made.
    public let isFirstUse: Bool
    /// Where the households are kept.
    public let repository: any HouseholdProviding
    /// Where it is kept which one was selected.
    public let preferences: any UserPreferencesProviding

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

    /// Tells them.
    public var list: ListHouseholds { ListHouseholds(households: repository, preferences: preferences) }
    /// Finds the one to work in.
    public var resolve: ResolveHousehold { ResolveHousehold(households: repository, preferences: preferences) }
    /// Makes one.
    public var create: CreateHousehold { CreateHousehold(households: repository, preferences: preferences) }
    /// Selects one.
    public var select: SelectHousehold { SelectHousehold(resolve: resolve, preferences: preferences) }
    /// Renames one.
    public var rename: RenameHousehold { RenameHousehold(households: repository) }
    /// Invites somebody into one.
    public var invite: InviteMember { InviteMember(households: repository, delivery: delivery) }
    /// Joins one.
    public var join: JoinHousehold { JoinHousehold(households: repository, preferences: preferences) }
    /// Leaves one.
    public var leave: LeaveHousehold { LeaveHousehold(households: repository, preferences: preferences) }
    /// Tells the members of one.
    public var members: ListMembers { ListMembers(households: repository, profiles: profiles) }
    /// Gives a member another role.
    public var changeRole: ChangeRole { ChangeRole(households: repository, members: members) }
    /// Hands one on.
    public var transfer: TransferOwnership { TransferOwnership(households: repository, members: members) }
    /// Takes a member out.
    public var removeMember: RemoveMember { RemoveMember(households: repository, members: members) }

    /// How many items a household has. Throws `DataError`.
    public func itemCount(of context: HouseholdContext) async throws -> Int {
        try await items.items(in: context.householdId).count
    }
}
