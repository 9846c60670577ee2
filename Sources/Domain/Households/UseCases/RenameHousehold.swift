/// Gives a household another name.
public struct RenameHousehold: Sendable {
    private let households: any HouseholdProviding

    /// Renames in `households`.
    public init(households: any HouseholdProviding) {
        self.households = households
    }

    /// The name it has now. Throws `HouseholdError.invalidName`, `nameTaken` and `ownerOnly`, and `DataError`.
    public func execute(_ context: HouseholdContext, to text: String) async throws -> String {
        let name = try Household.name(from: text)
        if name != context.householdName { try await households.requireFree(name, for: context.userId) }
        try await households.renameHousehold(context.householdId, to: name)
        return name
    }
}
