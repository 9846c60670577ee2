/// Brings the items of a file into a household.
public struct ImportItems: Sendable {
    private let items: any ItemProviding

    /// Brings items into `items`.
    public init(_ items: any ItemProviding) {
        self.items = items
    }

    /// Stores the items of a file on the civil day `day`, all or nothing, and tells what became of each. Items that are
    /// there already stay as they are, or with `replacing` take the file's values. Throws `DataError`: `permission`
    /// unless the acting user is a member.
    public func execute(
        _ file: ItemFile, in context: HouseholdContext, replacing: Bool, on day: CivilDate
    ) async throws -> [ItemChange] {
        try await items.importItems(file.items, replacing: replacing, on: day, in: context.householdId)
    }

    /// What storing them would do.
    public func foretell(
        _ file: ItemFile, in context: HouseholdContext, replacing: Bool
    ) async throws -> [ItemChange] {
        let known = try await items.items(in: context.householdId)
        return ItemImport(file.items, into: known, replacing: replacing).changes
    }
}
