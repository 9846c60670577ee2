/// Renames a household.
package struct RenameHousehold: Sendable {
    private let households: any HouseholdProviding

    package init(households: any HouseholdProviding) {
        self.households = households
    }

    /// Returns the new name. Throws `HouseholdError.invalidName`, `nameTaken` and `ownerOnly`, and `DataError`.
    package func execute(_ context: HouseholdContext, to text: String) async throws -> String {
        let name = try Household.name(from: text)
        if name != context.householdName { try await households.requireFree(name, for: context.userId) }
        try await households.renameHousehold(context.householdId, to: name)
        return name
    }
}
