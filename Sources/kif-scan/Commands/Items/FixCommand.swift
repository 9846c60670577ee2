import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// `kif-scan fix`: corrects an item.
struct FixCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract: "Correct an item. Later scans do not overwrite your values.",
        discussion: """
            Dates can be typed in many forms: 2027-03-12, 12.3., "next friday", +10d; see: kif-scan help dates
            `none` removes a value other than the name.
            """
    )

    @OptionGroup var item: ItemOption
    @OptionGroup var values: ItemValues
    @OptionGroup var locale: LocaleOption

    @Option(help: "The product's name.", transform: ItemOption.value)
    var name: String?

    @Flag(name: .customLong("ok"), help: "Everything else is right: nothing is left to check.")
    var confirmsRest = false

    @Flag(
        name: .customLong("remember-order"),
        help: "Remember the order of day and month in this date for later packs of the product.")
    var remembersOrder = false

    func validate() throws {
        guard values.isGiven || name != nil || confirmsRest || remembersOrder else {
            throw usageError("Say what to correct, such as --expiry 2027-03-12, --name \"Oat Drink\" or --ok.")
        }
    }

    func run() async throws {
        let common = item.report.common
        var fix = try values.fix(name, today: common.currentDay, locale: locale.current)
        fix.confirmsRest = confirmsRest
        let (inventory, found) = try await item.find()
        do {
            fix.dateOrder = try await order(of: found, in: inventory, date: fix.values.expiryDate)
        } catch {
            throw CommandFailure(onItem: error)
        }
        let entry = try await item.report.perform(.fix(fix), on: found, in: inventory)
        guard entry.dateOrder != nil else { return }
        await item.report.household.settleDates(
            of: inventory, common, partOf: entry.changeId, locale: locale.current, isQuiet: item.report.json)
    }

    /// The order of day and month to remember, taken from the label.
    private func order(of found: Item, in inventory: Inventory, date: CivilDate?) async throws -> DateOrder? {
        guard remembersOrder, let date = date ?? found.expiryDate else { return nil }
        let order = try await inventory.dateOrder(of: found, showing: date, locale: locale.current)
        guard let order else {
            throw CommandFailure(
                "the label does not show in which order it prints \(date); leave out --remember-order", status: .usage)
        }
        guard found.gtin != nil || values.gtin != nil else {
            throw CommandFailure(
                "the order is remembered by product number, and this item has none; give it with --gtin", status: .usage
            )
        }
        return order
    }
}
