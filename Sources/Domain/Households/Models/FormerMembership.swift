package import KeepItFreshLabels

/// How somebody's membership of a household ended.
package struct FormerMembership: Equatable, Sendable {
    /// The civil day (UTC).
    package let endedOn: CivilDate
    /// Whether the household was deleted then; otherwise the person was removed, or left.
    package let isHouseholdDeleted: Bool

    package init(endedOn: CivilDate, isHouseholdDeleted: Bool) {
        self.endedOn = endedOn
        self.isHouseholdDeleted = isHouseholdDeleted
    }
}
