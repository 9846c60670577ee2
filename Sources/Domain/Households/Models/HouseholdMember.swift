/// A member as others see them.
public struct HouseholdMember: Equatable, Sendable {
    /// That they belong to the household, and in which role.
    public let membership: Membership
    /// The name to show; nil when they gave none.
    public let displayName: String?
    /// The mail address; nil when they have none.
    public let email: String?

    /// A member.
    public init(membership: Membership, displayName: String? = nil, email: String? = nil) {
        self.membership = membership
        self.displayName = displayName
        self.email = email
    }

    /// The member in another role.
    public func with(_ role: HouseholdRole) -> HouseholdMember {
        let membership = Membership(userId: membership.userId, householdId: membership.householdId, role: role)
        return HouseholdMember(membership: membership, displayName: displayName, email: email)
    }
}
