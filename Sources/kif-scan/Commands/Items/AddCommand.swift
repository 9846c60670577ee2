import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// `kif-scan add`: adds an item without a photo.
struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add an item without a photo, such as: kif-scan add Eggs --expiry +10d --place Fridge",
        discussion: """
            Dates can be typed in many forms: 2027-03-12, 12.3., "next friday", +10d; see: kif-scan help dates
            Packs of the same product and date are counted together.
            """
    )

    @Argument(help: "The product's name.", transform: ItemOption.value)
    var name: String?

    @OptionGroup var values: ItemValues

    @Option(help: "Where it is kept, such as Fridge.", completion: StockCompletion.places, transform: ItemOption.value)
    var place: String?

    @Option(help: ArgumentHelp("Add what this photo shows, also if its item was deleted.", valueName: "file"))
    var photo: String?

    @OptionGroup var locale: LocaleOption
    @OptionGroup var report: ReportOption

    func validate() throws {
        guard (name == nil) != (photo == nil) else {
            throw usageError(
                "Give the product's name, such as kif-scan add Eggs, or a photo: kif-scan add --photo FILE")
        }
        guard (1...Item.maximumCount).contains(values.packs ?? 1) else {
            throw usageError("--packs needs a number from 1 to \(Item.maximumCount).")
        }
        if values.kind != nil, values.expiry == nil {
            throw usageError("--kind is about the date; give it with --expiry.")
        }
    }

    func run() async throws {
        if let photo { return try await add(photo) }
        guard let name else { return }
        let today = report.common.currentDay
        var described = try values.fix(name, today: today, locale: locale.current)
        if let place { described.set([.place]) { $0.place = place } }
        let inventory = try await report.openInventory()
        do {
            let entry = try await inventory.add(described, on: today)
            report.report(entry, in: inventory)
            try await report.reportUnfrozen(after: entry, in: inventory)
            if let item = entry.steps.last?.after, item.isUndated { try await offerLife(of: item, in: inventory) }
        } catch {
            throw CommandFailure(onItem: error)
        }
    }

    /// Says how long the household's packs of the product usually kept, if it had any.
    private func offerLife(of item: Item, in inventory: Inventory) async throws {
        guard !report.json else { return }
        let offer = try await inventory.learntLives().first { $0.subject.contains(item) && $0.life.days != nil }
        if let offer { report.common.say(offer.words) }
    }

    /// Adds what a photo shows, as a scan does. Throws `CommandFailure`.
    private func add(_ photo: String) async throws {
        let common = report.common
        let reading = try ReadingOption.parse([])
        try reading.requireReaders(common)
        let inventory = try await report.household.openInventory(common, toWrite: true)
        var options = locale.options(on: common.currentDay, grouping: .none)
        (options.place, options.addsDeleted) = (place, true)
        let writer = ResultWriter(
            common, isJSON: report.json, today: common.currentDay, household: inventory.context.householdName)
        for await progress in reading.scanner(jobs: 1).scan([.file(photo)], into: inventory, options: options) {
            guard let result = progress.result else { continue }
            writer.write(result)
            let status =
                result.error.map { CommandStatus($0) } ?? (result.status == .nothing ? .nothingFound : .success)
            guard status == .success else { throw ExitCode(status.rawValue) }
        }
    }
}
