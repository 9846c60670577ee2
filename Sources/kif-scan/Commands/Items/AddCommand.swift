import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// `kif-scan add`: adds an item without a photo.
struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add an item without a photo: kif-scan add Eggs --expiry +10d --place Fridge",
        discussion: """
            Dates: 2027-03-12, 2027-03, 2027, 12.3., 12.3.27, "march 27" (a day), "march 2027", 12/2026, today, tomorrow,
            +3d, +2w, +6m, +1y. Packs of the same product and date are counted together.
            """
    )

    @Argument(help: "The product's name.", transform: ItemOption.value)
    var name: String

    @Option(help: "The date on which its shelf life ends.")
    var expiry: String?

    @Option(help: "The kind of that date: best-before, use-by, expiry, sell-by, ….", transform: FixCommand.Values.kind)
    var kind: DateKind?

    @Option(help: "Where it is kept, such as Fridge.", completion: StockCompletion.places, transform: ItemOption.value)
    var place: String?

    @Option(help: "How many packs (default: 1).")
    var packs = 1

    @Option(help: "The brand.", transform: ItemOption.value)
    var brand: String?

    @Option(help: "What one pack holds, such as \"500 g\".", transform: ItemOption.value)
    var unit: String?

    @Option(help: "The product's number (8, 12, 13 or 14 digits).")
    var gtin: String?

    @Option(help: "Your notes.", transform: ItemOption.value)
    var notes: String?

    @OptionGroup var locale: LocaleOption
    @OptionGroup var report: ReportOption

    func validate() throws {
        guard (1...Item.maximumCount).contains(packs) else {
            throw ValidationError("--packs needs a number from 1 to \(Item.maximumCount).")
        }
        if kind != nil, expiry == nil { throw ValidationError("--kind is about the date; give it with --expiry.") }
    }

    func run() async throws {
        let today = report.common.currentDay
        let date = try expiry.map { try FixCommand.Values.date($0, today, locale.current) }
        let number = try gtin.map(ItemOption.gtin)
        let inventory = try await report.openInventory()
        do {
            let entry = try await inventory.add(
                name, expiring: date, kind: kind, brand: brand, gtin: number, unit: unit, place: place, packs: packs,
                notes: notes)
            report.report(entry, in: inventory)
        } catch {
            throw CommandFailure(onItem: error)
        }
    }
}
