import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// The options of a command that changes items.
struct ReportOption: ParsableArguments {
    @Flag(help: "Write JSON.")
    var json = false

    @OptionGroup var household: HouseholdOption
    @OptionGroup var common: CommonOptions

    /// Opens the inventory. Throws `CommandFailure`.
    func openInventory() async throws -> Inventory {
        try await household.openInventory(common)
    }

    /// Edits an item and prints the change. Throws `CommandFailure`.
    func perform(_ edit: ItemEdit, on item: Item, in inventory: Inventory) async throws {
        do {
            report(try await inventory.edit(item.id, edit, on: common.currentDay), in: inventory)
        } catch {
            throw CommandFailure(onItem: error)
        }
    }

    /// Prints a change, and a warning if it has one.
    func report(_ entry: JournalEntry, in inventory: Inventory) {
        let report = EditReport(
            entry, today: common.currentDay, household: inventory.context.householdName, language: common.language)
        if json {
            StandardStreams.output(report.json.line)
        } else if !common.quiet {
            report.lines.forEach(StandardStreams.output)
        }
        if let warning = report.warning { StandardStreams.error("kif-scan: \(warning)") }
    }
}
