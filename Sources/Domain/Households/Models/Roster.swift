/// Who belongs to a household, and the rules by which that changes: a household always has an owner.
package struct Roster: Equatable, Sendable {
    /// The roles by user id.
    package private(set) var roles: [String: HouseholdRole]

    /// The members as they stand.
    package init(_ roles: [String: HouseholdRole]) {
        self.roles = roles
    }

    /// Gives a member another role. Throws `HouseholdError.noSuchMember`, and `soleOwner` when no owner would be left.
    package mutating func setRole(_ role: HouseholdRole, of userId: String) throws(HouseholdError) {
        guard roles[userId] != nil else { throw .noSuchMember }
        var changed = roles
        changed[userId] = role
        try take(changed)
    }

    /// Makes `heir` an owner in place of `owner`, who stays as a member. Throws `HouseholdError.noSuchMember`.
    package mutating func transfer(from owner: String, to heir: String) throws(HouseholdError) {
        guard roles[heir] != nil else { throw .noSuchMember }
        var changed = roles
        changed[owner] = .member
        changed[heir] = .owner
        try take(changed)
    }

    /// Takes a member out. Throws `HouseholdError.noSuchMember`; `onlyMember` when nobody and `soleOwner` when no owner
    /// would be left.
    package mutating func remove(_ userId: String) throws(HouseholdError) {
        guard roles[userId] != nil else { throw .noSuchMember }
        var changed = roles
        changed[userId] = nil
        guard !changed.isEmpty else { throw .onlyMember }
        try take(changed)
    }

    private mutating func take(_ changed: [String: HouseholdRole]) throws(HouseholdError) {
        guard changed.values.contains(.owner) else { throw .soleOwner([]) }
        roles = changed
    }
}
