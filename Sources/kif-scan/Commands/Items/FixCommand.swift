import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan fix`: corrects an item.
struct FixCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract: "Correct an item. No later scan overwrites what you give.",
        discussion: """
            Dates: 2027-03-12, 2027-03, 2027, 12.3., 12.3.27, "march 27" (a day), "march 2027", 12/2026, today, tomorrow,
            +3d, +2w, +6m, +1y. 3/4/27 is read by the locale, or refused. `none` takes a value away.
            """
    )

    @OptionGroup var item: ItemOption
    @OptionGroup var values: FixOption
    @OptionGroup var locale: LocaleOption

    @Flag(
        name: .customLong("remember-order"),
        help: "Remember the order of day and month that the date shows, for all later packs of this product.")
    var remembersOrder = false

    func run() async throws {
        let (inventory, found) = try await item.find()
        let common = item.report.common
        var fix = try values.fix(today: common.currentDay, locale: locale.current)
        do {
            fix.dateOrder = try await order(of: found, in: inventory, date: fix.expiryDate)
        } catch {
            throw CommandFailure(onItem: error)
        }
        try await item.report.perform(.fix(fix), on: found, in: inventory)
    }

    /// The order to remember: told by the label where that was ambiguous, asked for on a terminal.
    private func order(of found: Item, in inventory: Inventory, date: CivilDate?) async throws -> DateOrder? {
        guard remembersOrder || (found.needsReview.contains(.ambiguousDate) && StandardStreams.canAsk) else {
            return nil
        }
        guard let date = date ?? (remembersOrder ? found.expiryDate : nil) else { return nil }
        let order = try await inventory.dateOrder(of: found, showing: date, locale: locale.current)
        guard let order, found.gtin != nil || values.gtin != nil else {
            guard remembersOrder else { return nil }
            throw CommandFailure(
                order == nil
                    ? "the label does not tell in which order it prints \(date); leave out --remember-order"
                    : "without the product's number nothing can be remembered for it; give it with --gtin",
                status: .usage)
        }
        return remembersOrder || OrderQuestion.ask(order) ? order : nil
    }
}
