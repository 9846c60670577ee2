import FoundationEssentials
public import KeepItFreshDomain

extension HouseholdSummary {
    /// The household as scripts read it.
    public var json: JSONValue {
        .object([
            ("id", .string(household.id)),
            ("name", .string(household.name)),
            ("role", .string(role.rawValue)),
            ("members", .integer(memberCount)),
            ("selected", .bool(isSelected)),
            ("createdAt", .string(household.createdAt.formatted(.iso8601))),
        ])
    }

    /// One line: `* Home (owner, 2 members)`; the star marks the selected one. With `showsId` the id comes last.
    public func line(showsId: Bool) -> String {
        let count = memberCount == 1 ? "1 member" : "\(memberCount) members"
        let line = "\(isSelected ? "*" : " ") \(TerminalText.visible(household.name)) (\(role.rawValue), \(count))"
        return showsId ? "\(line)  \(household.id)" : line
    }
}
