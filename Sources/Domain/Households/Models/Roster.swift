/// The members of a household, with the rules for changing them: a household always has an owner.
package struct Roster: Equatable, Sendable {
    /// The roles by user id.
    package private(set) var roles: [String: HouseholdRole]

    package init(_ roles: [String: HouseholdRole]) {
        self.roles = roles
    }

    /// Changes a member's role. Throws `HouseholdError.noSuchMember`, and `soleOwner` when no owner would remain.
    package mutating func setRole(_ role: HouseholdRole, of userId: String) throws(HouseholdError) {
        guard roles[userId] != nil else { throw .noSuchMember }
        var changed = roles
        changed[userId] = role
        try replaceRoles(with: changed)
    }

    /// Makes `heir` an owner in place of `owner`, who becomes an ordinary member. Throws `HouseholdError.noSuchMember`.
    package mutating func transfer(from owner: String, to heir: String) throws(HouseholdError) {
        guard roles[heir] != nil else { throw .noSuchMember }
        var changed = roles
        changed[owner] = .member
        changed[heir] = .owner
        try replaceRoles(with: changed)
    }

    /// Removes a member. Throws `HouseholdError.noSuchMember`, `onlyMember` when no member would remain, and
    /// `soleOwner` when no owner would remain.
    package mutating func remove(_ userId: String) throws(HouseholdError) {
        guard roles[userId] != nil else { throw .noSuchMember }
        var changed = roles
        changed[userId] = nil
        guard !changed.isEmpty else { throw .onlyMember }
        try replaceRoles(with: changed)
    }

    private mutating func replaceRoles(with changed: [String: HouseholdRole]) throws(HouseholdError) {
        guard changed.values.contains(.owner) else { throw .soleOwner([]) }
        roles = changed
    }
}
