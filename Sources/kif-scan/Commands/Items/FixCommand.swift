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
            Dates: 2027-03-12, 2027-03, 2027, 12.3., 12.3.27, "march 27" (a day), "march 2027", 12/2026, today, tomorrow,
            +3d, +2w, +6m, +1y. 3/4/27 is read as usual in the locale, or refused. `none` removes a value.
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
            throw ValidationError("Say what to correct, such as --expiry 2027-03-12, --name \"Oat Drink\" or --ok.")
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
        try await item.report.perform(.fix(fix), on: found, in: inventory)
    }

    /// The order of day and month to remember, taken from the label. If the date was ambiguous, the user is asked.
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
                    ? "the label does not show in which order it prints \(date); leave out --remember-order"
                    : "the order is remembered by product number, and this item has none; give it with --gtin",
                status: .usage)
        }
        return remembersOrder || StandardStreams.confirms(order) ? order : nil
    }
}

extension FixCommand {
    /// The values that the user gives to an item.
    struct Values: ParsableArguments {
        @Option(help: "The date on which its shelf life ends, or none.")
        var expiry: String?

        @Option(help: "The kind of that date: best-before, use-by, expiry, sell-by, ….", transform: Self.kind)
        var kind: DateKind?

        @Option(help: "The product's name.", transform: ItemOption.value)
        var name: String?

        @Option(help: "The brand, or none.", transform: ItemOption.value)
        var brand: String?

        @Option(help: "The category, or none.", transform: ItemOption.value)
        var category: String?

        @Option(help: "The product's number (8, 12, 13 or 14 digits), or none.", transform: ItemOption.value)
        var gtin: String?

        @Option(name: [.customLong("packs"), .customLong("quantity")], help: "How many packs there are.")
        var quantity: Int?

        @Option(help: "What one pack holds, such as \"500 g\", or none.", transform: ItemOption.value)
        var unit: String?

        @Option(help: "The lot, or none.", transform: ItemOption.value)
        var lot: String?

        @Option(help: "When it was made, or none.")
        var produced: String?

        @Option(help: "Your notes, or none.", transform: ItemOption.value)
        var notes: String?

        @Flag(name: .customLong("ok"), help: "Everything else is right: nothing is left to check.")
        var confirmsRest = false

        /// Whether there is anything to correct.
        var isGiven: Bool {
            let texts = [expiry, name, brand, category, gtin, unit, lot, produced, notes]
            return confirmsRest || kind != nil || quantity != nil || texts.contains { $0 != nil }
        }

        /// The correction that the options describe. Throws `CommandFailure`.
        func fix(today: CivilDate, locale: LocaleHint?) throws -> ItemFix {
            var fix = ItemFix()
            fix.name = name
            fix.brand = Self.value(brand)
            fix.category = Self.value(category)
            fix.unit = Self.value(unit)
            fix.lot = Self.value(lot)
            fix.notes = Self.value(notes)
            fix.quantity = quantity
            fix.expiryKind = kind
            fix.confirmsRest = confirmsRest
            fix.expiryDate = try Self.value(expiry).map { try Self.date($0, today, locale) }
            fix.productionDate = try Self.value(produced).map { try Self.date($0, today, locale) }
            fix.gtin = try Self.value(gtin).map(ItemOption.gtin)
            let given: [(ItemAspect, String?)] = [
                (.brand, brand), (.category, category), (.unit, unit), (.lot, lot), (.notes, notes), (.expiry, expiry),
                (.productionDate, produced), (.gtin, gtin),
            ]
            fix.cleared = Set(given.filter { $0.1 == "none" }.map(\.0))
            return fix
        }

        private static func value(_ text: String?) -> String? {
            text == "none" ? nil : text
        }

        /// The date that a user typed. Throws `CommandFailure`.
        static func date(_ text: String, _ today: CivilDate, _ locale: LocaleHint?) throws -> CivilDate {
            do {
                return try TypedDate(today: today, locale: locale).read(text)
            } catch {
                throw CommandFailure(error.message(of: text, in: .environment), status: .usage)
            }
        }

        static func kind(_ text: String) throws -> DateKind {
            let letters = text.lowercased().filter(\.isLetter)
            let kinds = DateKind.allCases.filter { $0.endsShelfLife && $0 != .unlabelled }
            guard let kind = kinds.first(where: { $0.rawValue.lowercased() == letters }) else {
                let names = kinds.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("'\(TerminalText.visible(text))' is not one of \(names).")
            }
            return kind
        }
    }
}
