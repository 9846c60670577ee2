import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// Which household a command works in.
struct HouseholdOption: ParsableArguments {
    @Option(
        name: .customLong("household"),
        help: "The household to work in, by name or id (default: the last selected, or the only one).")
    var named: String?

    /// The household given or set, by name or id; nil for the last selected, or the only one.
    var household: String? {
        named ?? ProcessSettings.current.text(.household)
    }

    /// The household among those of who is signed in. Throws `HouseholdError` and `DataError`.
    func context(_ households: Households) async throws -> HouseholdContext {
        try await households.resolve.context(userId: households.userId, named: household)
    }

    /// Opens the inventory, signing in as a guest at first use. Throws `CommandFailure`.
    func openInventory(_ common: CommonOptions) async throws -> Inventory {
        do {
            let root = try await CompositionRoot(database: common.database, lookup: ProcessSettings.lookup)
            let inventory = try await root.openInventory(household: household)
            if inventory.isFirstUse {
                common.say(
                    common.language.text(
                        .firstUse, inventory.context.householdName, TerminalText.visible(root.databasePath)))
            }
            return inventory
        } catch {
            throw CommandFailure(error)
        }
    }
}
