import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// `kif-scan list`: lists the inventory by expiry date.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the inventory: expired, expiring soon, fresh."
    )

    @Flag(help: "Write one JSON object for each item.")
    var json = false

    @Option(help: "Only items of this status: expired, expiringSoon or fresh.", transform: Self.status)
    var status: ExpiryStatus?

    @Option(
        help: """
            Only items that have expired, or will within this many days, which then also counts as expiring soon \
            (otherwise \(ExpiryStatus.defaultSoonDays) days).
            """)
    var within: Int?

    @OptionGroup var filter: Filter
    @OptionGroup var household: HouseholdOption
    @OptionGroup var common: CommonOptions

    func validate() throws {
        if let within, within < 0 { throw ValidationError("--within needs a number of days of at least 0.") }
    }

    func run() async throws {
        let inventory = try await household.openInventory(common)
        let soonDays = within ?? ExpiryStatus.defaultSoonDays
        let today = common.currentDay
        let items: [Item]
        do { items = try await inventory.items() } catch { throw CommandFailure(error) }
        let (status, within) = (status, within)
        let shown = filter.apply(to: items) { item in
            let itemStatus = ExpiryStatus(of: item, today: today, soonDays: soonDays)
            return itemStatus == status ?? itemStatus && (within == nil || itemStatus != .fresh)
        }
        if json {
            let name = inventory.context.householdName
            let lines = shown.map { $0.json(today: today, soonDays: soonDays, household: name).line }
            StandardStreams.output(lines)
            return
        }
        if shown.isEmpty {
            let language = common.language
            common.say(
                items.isEmpty ? language.text(.emptyInventory, "kif-scan PHOTO") : language.text(.noSuchItems))
        }
        let list = ItemList(style: common.style, today: today, soonDays: soonDays)
        StandardStreams.output(list.lines(for: shown, idLength: ItemReference.length(toDistinguish: items)))
    }

    private static func status(_ text: String) throws -> ExpiryStatus {
        guard let status = ExpiryStatus(rawValue: text) else {
            throw ValidationError("'\(TerminalText.visible(text))' is not one of expired, expiringSoon, fresh.")
        }
        return status
    }
}

extension ListCommand {
    /// The options that choose the items, and their order.
    struct Filter: ParsableArguments {
        /// The orders of a list.
        enum Order: String, ExpressibleByArgument, CaseIterable {
            case expiry, name, added
        }

        @Option(help: "Only items kept in this place.")
        var place: String?

        @Option(help: "Only items with this text in their name, brand, number, lot or notes.")
        var search: String?

        @Flag(help: "Only items that need to be checked (kif-scan review).")
        var review = false

        @Flag(help: "Also items that are used up.")
        var all = false

        @Option(help: "The order: expiry, name or added (the latest first).")
        var sort = Order.expiry

        /// The items that the options choose and for which `isShown` returns true, in the order of `sort`.
        func apply(to items: [Item], where isShown: (Item) -> Bool) -> [Item] {
            // There can be many items: options are read once, and each item is copied once, at the end.
            let (all, review, place, search) = (all, review, place?.lowercased(), search?.lowercased())
            func fits(_ item: Item) -> Bool {
                guard all || item.quantity > 0, !review || !item.needsReview.isEmpty else { return false }
                if let place, item.place?.lowercased() != place { return false }
                return search.map { Self.has($0, item) } ?? true
            }
            let places = items.indices.filter { fits(items[$0]) && isShown(items[$0]) }
            let sorted = sorted(places, of: items)
            return sorted.elementsEqual(items.indices) ? items : sorted.map { items[$0] }
        }

        private static func has(_ search: String, _ item: Item) -> Bool {
            let texts = [item.name, item.brand, item.category, item.gtin?.digits, item.lot, item.notes]
            return texts.contains { $0?.lowercased().contains(search) ?? false }
        }

        /// Sorts items. Among items that expire on the same day, those with a use-by date come first, because it is
        /// stricter.
        private func sorted(_ places: [Int], of items: [Item]) -> [Int] {
            switch sort {
            case .expiry:
                // Each key is computed once.
                places.map { key(items[$0], $0) }.sorted(by: <).map(\.2)
            case .name:
                places.sorted {
                    (Self.letters(of: items[$0]), items[$0].id) < (Self.letters(of: items[$1]), items[$1].id)
                }
            case .added:
                places.sorted { (items[$1].addedDate, items[$0].id) < (items[$0].addedDate, items[$1].id) }
            }
        }

        /// The name for comparing; items without one come last.
        private static func letters(of item: Item) -> String {
            item.name?.lowercased() ?? "\u{10FFFF}"
        }

        private func key(_ item: Item, _ place: Int) -> (Int, Int, Int) {
            (item.deadline?.dayNumber ?? .max, item.expiryKind == .useBy ? 0 : 1, place)
        }
    }
}
