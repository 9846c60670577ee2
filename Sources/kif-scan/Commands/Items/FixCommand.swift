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
    @OptionGroup var values: Values
    @OptionGroup var locale: LocaleOption

    @Flag(
        name: .customLong("remember-order"),
        help: "Remember the order of day and month in this date for later packs of the product.")
    var remembersOrder = false

    func validate() throws {
        guard values.isGiven || remembersOrder else {
            throw usageError("Say what to correct, such as --expiry 2027-03-12, --name \"Oat Drink\" or --ok.")
        }
    }

    func run() async throws {
        let common = item.report.common
        var fix = try values.fix(today: common.currentDay, locale: locale.current)
        let (inventory, found) = try await item.find()
        do {
            fix.dateOrder = try await order(of: found, in: inventory, date: fix.expiryDate)
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
        guard found.gtin != nil || values.shared.gtin != nil else {
            throw CommandFailure(
                "the order is remembered by product number, and this item has none; give it with --gtin", status: .usage
            )
        }
        return order
    }
}

extension FixCommand {
    /// The values that the user gives to an item.
    struct Values: ParsableArguments {
        @OptionGroup var shared: ItemValues

        @Option(help: "The product's name.", transform: ItemOption.value)
        var name: String?

        @Option(help: "The category.", transform: ItemOption.value)
        var category: String?

        @Option(help: "The lot.", transform: ItemOption.value)
        var lot: String?

        @Option(help: "When it was made.")
        var produced: String?

        @Flag(name: .customLong("ok"), help: "Everything else is right: nothing is left to check.")
        var confirmsRest = false

        /// Whether there is anything to correct.
        var isGiven: Bool {
            confirmsRest || shared.kind != nil || shared.packs != nil || name != nil
                || removable.contains { $0.1 != nil }
        }

        /// The values that `none` removes, as they were given.
        private var removable: [(ItemAspect, String?)] {
            [
                (.brand, shared.brand), (.category, category), (.unit, shared.unit), (.lot, lot),
                (.notes, shared.notes), (.expiry, expiry), (.productionDate, produced), (.gtin, shared.gtin),
            ]
        }

        /// The correction that the options describe. Throws `CommandFailure`.
        func fix(today: CivilDate, locale: LocaleHint?) throws -> ItemFix {
            var fix = ItemFix()
            fix.name = name
            fix.brand = Self.value(shared.brand)
            fix.category = Self.value(category)
            fix.unit = Self.value(shared.unit)
            fix.lot = Self.value(lot)
            fix.notes = Self.value(shared.notes)
            fix.quantity = shared.packs
            fix.confirmsRest = confirmsRest
            let expiry = try Self.value(expiry).map { try ItemValues.expiry($0, today, locale) }
            (fix.expiryDate, fix.expiryKind) = (expiry?.date, shared.kind ?? expiry?.kind)
            fix.productionDate = try Self.value(produced).map { try ItemValues.date($0, today, locale) }
            fix.gtin = try Self.value(shared.gtin).map(ItemOption.gtin)
            fix.cleared = Set(removable.filter { $0.1 == "none" }.map(\.0))
            return fix
        }

        /// The date as it was given; `none` for `never` and the like.
        private var expiry: String? { shared.expiry.map { NoDate.isMeant(by: $0) ? "none" : $0 } }

        private static func value(_ text: String?) -> String? {
            text == "none" ? nil : text
        }
    }
}
