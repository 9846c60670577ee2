package import KeepItFreshLabels

/// Imports the items of a file into a household.
package struct ImportItems: Sendable {
    private let items: any ItemProviding

    package init(_ items: any ItemProviding) {
        self.items = items
    }

    /// Stores the items of a file on the civil day `day`, all or nothing, and returns the change of each. Items that
    /// are already there stay as they are or, with `replacing`, get the values in the file. Throws `DataError`:
    /// `permission` unless the acting user is a member.
    package func execute(
        _ file: ItemFile, in context: HouseholdContext, replacing: Bool, on day: CivilDate
    ) async throws -> [ItemChange] {
        try await items.importItems(file.items, replacing: replacing, on: day, in: context.householdId)
    }

    /// The changes that `execute` would make.
    package func preview(
        _ file: ItemFile, in context: HouseholdContext, replacing: Bool
    ) async throws -> [ItemChange] {
        let known = try await items.items(in: context.householdId)
        return ItemImport(file.items, into: known, replacing: replacing).changes
    }
}
