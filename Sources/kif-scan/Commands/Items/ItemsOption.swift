import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// The items that a command changes: those that are named, and those that the options choose.
struct ItemsOption: ParsableArguments {
    @Flag(help: "All items that have expired.")
    var expired = false

    @Option(help: "All items that have expired, or will within this many days.")
    var within: Int?

    @Option(
        name: .customLong("place"), help: "All items kept in this place; with --expired or --within only those.",
        completion: StockCompletion.places)
    var keptIn: String?

    @Flag(
        name: [.customShort("n"), .customLong("dry-run")], help: "Show which items would be changed; change nothing.")
    var isDryRun = false

    @Flag(help: "Do not ask, however many items are changed.")
    var yes = false

    @OptionGroup var report: ReportOption

    /// From this many items on a person is asked.
    private static let minimumAsked = 5

    func validate() throws {
        if let within, within < 0 { throw usageError("--within needs a number of days of at least 0.") }
    }

    /// Whether options choose items.
    var choosesItems: Bool { expired || within != nil || keptIn != nil }

    /// Throws `ValidationError` when neither `references` nor options say which items are meant.
    func require(_ references: [String]) throws {
        guard !references.isEmpty || choosesItems else {
            throw usageError("Name an item, or choose items with --expired, --within or --place.")
        }
    }

    /// Edits the items named by `references` and those that the options choose, and prints the changes. With
    /// `mayBeNamedByPart` false, an item that is found by a part of its name is changed only after a yes. Throws
    /// `CommandFailure`.
    func perform(
        on references: [String], mayBeNamedByPart: Bool = true, _ edit: (Item) throws -> ItemEdit
    ) async throws {
        let inventory = try await report.openInventory()
        var (items, isByPart) = try await named(references, for: edit, in: inventory)
        items += try await chosen(in: inventory).filter { item in !items.contains { $0.id == item.id } }
        guard !items.isEmpty else { throw CommandFailure("no item matches", status: .nothingFound) }
        if isDryRun { return try await list(items, in: inventory) }
        if !yes, items.count >= Self.minimumAsked || isByPart && !mayBeNamedByPart {
            try await list(items, in: inventory)
            guard StandardStreams.canAsk else {
                throw CommandFailure(
                    Message(items.count, one: "say --yes to change it", other: "say --yes to change them"),
                    status: .usage)
            }
            let answer = StandardStreams.ask("Change them? [y/N]")?.lowercased() ?? ""
            // Translators: the first letter of "yes", as in [y/N].
            guard ["y", report.common.language.words("y")].contains(where: answer.hasPrefix) else { return }
        }
        for item in items { try await report.perform(try edit(item), on: item, in: inventory) }
    }

    /// The items that are named, each once, and whether one was found by a part of its name. Of several with a name,
    /// the only one is taken to which `edit` can be applied.
    private func named(
        _ references: [String], for edit: (Item) throws -> ItemEdit, in inventory: Inventory
    ) async throws -> (items: [Item], isByPart: Bool) {
        var (items, isByPart): ([Item], Bool) = ([], false)
        for reference in references {
            let item = try await ItemOption.item(reference, in: inventory) { items in
                ItemReference.onlyOne(of: items, named: reference, for: edit, on: report.common.currentDay)
            }
            if !item.isNamedExactly(reference) { isByPart = true }
            if !items.contains(where: { $0.id == item.id }) { items.append(item) }
        }
        return (items, isByPart)
    }

    private func chosen(in inventory: Inventory) async throws -> [Item] {
        guard choosesItems else { return [] }
        var query = ItemQuery()
        query.place = keptIn
        if let within { query.limit(toDeadlinesWithin: within, of: report.common.currentDay) }
        if expired {
            query.limit(to: .expired, today: report.common.currentDay, soonDays: ExpiryStatus.defaultSoonDays)
        }
        do { return try await inventory.items(query) } catch { throw CommandFailure(error) }
    }

    private func list(_ items: [Item], in inventory: Inventory) async throws {
        let idLength = try await inventory.idLength(toDistinguish: items)
        let traits = try await inventory.traits(of: items)
        var list = ItemList(of: .fresh, style: report.common.style, today: report.common.currentDay)
        list.lines(for: items, idLength: idLength, traits: traits).forEach(StandardStreams.error)
    }
}
