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
            \(ItemValues.dateForms)

            Packs of the same product and date are counted together.
            """
    )

    @Argument(help: "The product's name.", transform: ItemOption.value)
    var name: String

    @OptionGroup var values: ItemValues

    @Option(help: "Where it is kept, such as Fridge.", completion: StockCompletion.places, transform: ItemOption.value)
    var place: String?

    @OptionGroup var locale: LocaleOption
    @OptionGroup var report: ReportOption

    func validate() throws {
        guard (1...Item.maximumCount).contains(values.packs ?? 1) else {
            throw ValidationError("--packs needs a number from 1 to \(Item.maximumCount).")
        }
        if values.kind != nil, values.expiry == nil {
            throw ValidationError("--kind is about the date; give it with --expiry.")
        }
    }

    func run() async throws {
        let today = report.common.currentDay
        let expiry = try values.expiry.map { try ItemValues.expiry($0, today, locale.current) }
        let number = try values.gtin.map(ItemOption.gtin)
        let inventory = try await report.openInventory()
        do {
            let entry = try await inventory.add(
                name, expiring: expiry?.date, kind: values.kind ?? expiry?.kind, brand: values.brand, gtin: number,
                unit: values.unit,
                place: place, packs: values.packs ?? 1, notes: values.notes, on: today)
            report.report(entry, in: inventory)
        } catch {
            throw CommandFailure(onItem: error)
        }
    }
}
