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

    /// Opens the inventory, with `toShow` for a command that shows what is there. Throws `CommandFailure`.
    func openInventory(toShow: Bool = false) async throws -> Inventory {
        try await household.openInventory(common, toShow: toShow)
    }

    /// Edits an item, prints the change and returns it. Throws `CommandFailure`.
    @discardableResult
    func perform(_ edit: ItemEdit, on item: Item, in inventory: Inventory) async throws -> JournalEntry {
        do {
            let entry = try await inventory.edit(item.id, edit, on: common.currentDay)
            report(entry, in: inventory)
            try await reportUnfrozen(after: entry, in: inventory)
            sayUsualDays(of: entry, after: edit)
            return entry
        } catch let error as ItemEditError {
            let isFreezing = if case .freeze = edit { true } else { false }
            throw CommandFailure(
                error.words(on: item.nameMessage, isFreezing: isFreezing).message, status: CommandStatus(error))
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Says which items were put into a place that freezes and must not be frozen. Throws `DataError`.
    func reportUnfrozen(after entry: JournalEntry, in inventory: Inventory) async throws {
        for (item, refusal) in try await inventory.unfrozen(after: entry) {
            StandardStreams.error(refusal.notFrozenMessage(on: item.nameMessage))
        }
    }

    /// Says that the days of an opening or a freezing are usual ones, which nobody gave.
    private func sayUsualDays(of entry: JournalEntry, after edit: ItemEdit) {
        let item = entry.steps.last?.after
        let days: Int? =
            switch edit {
            case .open(days: nil): item?.opening?.days
            case .freeze(_, days: nil): item?.freezing?.days
            default: nil
            }
        guard let days else { return }
        common.say(
            Message(
                days, one: "\(days) day, as usual (kif-scan life); --days gives another number",
                other: "\(days) days, as usual (kif-scan life); --days gives another number"))
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
        if let warning = report.warning { StandardStreams.error(warning) }
    }
}
