import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// The household that a command uses.
struct HouseholdOption: ParsableArguments {
    @Option(
        name: .customLong("household"),
        help: "The household to work in, by name or id (default: the last selected, or the only one).")
    var named: String?

    /// The household that is given or set, by name or id; nil for the last selected, or the only one.
    var household: String? {
        named ?? ProcessSettings.current.text(.household)
    }

    /// Finds the household among those of the signed-in user. Throws `HouseholdError` and `DataError`.
    func context(_ households: Households) async throws -> HouseholdContext {
        try await households.resolve.context(userId: households.userId, named: household)
    }

    /// Opens the inventory; at first use, signs in as a guest and says so. Throws `CommandFailure`.
    func openInventory(_ common: CommonOptions) async throws -> Inventory {
        do {
            let root = try await CompositionRoot(database: common.database, lookup: ProcessSettings.current.lookup)
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
