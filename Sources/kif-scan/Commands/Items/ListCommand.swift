import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation
import Synchronization

/// `kif-scan list`: lists the inventory by expiry date.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the inventory: expired, expiring soon, fresh, without a date.",
        aliases: ["ls"]
    )

    /// The number of items up to which those that are not shown are counted, and shown ones are held in memory at once.
    static let maximumCount = 10_000

    @Flag(help: "Write one JSON object for each item.")
    var json = false

    @Option(
        help: """
            A line for each item, with values in braces: '{name} {expiry}'. There are id, name, brand, gtin, unit, \
            quantity, expiry, kind, deadline, days, status, place, lot, notes, added and household.
            """)
    var format: String?

    @Option(help: "Only items of this status: expired, expiringSoon, fresh or noDate.", transform: Self.status)
    var status: ExpiryStatus?

    @Flag(help: "Only items that have expired, also long ago (--status expired).")
    var expired = false

    @Option(
        help: """
            Only items that have expired, or will within this many days (a week counts as expiring soon, in any \
            case).
            """)
    var within: Int?

    @OptionGroup var filter: Filter

    @Option(help: "How many items to list, or all (default: on a terminal as many as fit on it, otherwise all).")
    var limit: Limit?

    @OptionGroup var household: HouseholdOption
    @OptionGroup var common: CommonOptions

    func validate() throws {
        if json, format != nil { throw usageError("--json and --format exclude each other.") }
        do throws(ItemFormat.UnknownField) {
            if let format { _ = try ItemFormat(format) }
        } catch {
            throw usageError("\(error.message)")
        }
        if let within, within < 0 { throw usageError("--within needs a number of days of at least 0.") }
        if expired, let status, status != .expired {
            throw usageError("--expired and --status \(status.rawValue) exclude each other.")
        }
    }

    func run() async throws {
        _ = try await write()
    }

    /// Lists the items, and returns whether there are any. Throws `CommandFailure`.
    func write() async throws -> Bool {
        var said: [String] = []
        let inventory = try await household.openInventory(common, toShow: true) { line in
            common.say(line: line)
            if !common.quiet { said.append(line) }
        }
        do {
            let query = try await query(of: inventory)
            if let format {
                try await write(ItemFormat(format), query, inventory)
                return try await inventory.count(query, upTo: 1) > 0
            }
            guard json else {
                guard limit == nil, StandardStreams.outputIsTerminal else {
                    return try await writeList(query, inventory)
                }
                return try await writeScreen(query, below: said, inventory)
            }
            try await writeJSON(query, inventory)
            return try await inventory.count(query, upTo: 1) > 0
        } catch {
            throw CommandFailure(error)
        }
    }

    var soonDays: Int { ExpiryStatus.defaultSoonDays }

    /// The status that is asked for; nil for any.
    var onlyStatus: ExpiryStatus? { expired ? .expired : status }

    /// The query that the options make.
    private func query(of inventory: Inventory) async throws -> ItemQuery {
        var query = filter.query
        if let text = query.text { query.alsoIds = try await inventory.idsOfUnnamed(showing: text) }
        let today = common.currentDay
        if let within { query.limit(toDeadlinesWithin: within, of: today) }
        if let status = onlyStatus { query.limit(to: status, today: today, soonDays: soonDays) }
        return query
    }

    private func writeJSON(_ query: ItemQuery, _ inventory: Inventory) async throws {
        let (today, soonDays, name) = (common.currentDay, soonDays, inventory.context.householdName)
        try await write(query, inventory) { $0.json(today: today, soonDays: soonDays, household: name).line }
    }

    private func write(_ format: ItemFormat, _ query: ItemQuery, _ inventory: Inventory) async throws {
        let (today, name) = (common.currentDay, inventory.context.householdName)
        try await write(query, inventory) { format.line(for: $0, today: today, household: name) }
    }

    /// Writes a line for each item, as a program wants it.
    private func write(
        _ query: ItemQuery, _ inventory: Inventory, _ line: @escaping @Sendable (Item) -> String
    ) async throws {
        if let limit {
            StandardStreams.outputText(
                try await inventory.items(query, limit: limit.count).map { line($0) + "\n" }.joined())
        } else {
            try await inventory.forEachBatch(query) { items in
                StandardStreams.outputText(items.map { line($0) + "\n" }.joined())
            }
        }
    }

    /// Writes the lines for people: the first items in the order of expiry with a limit, otherwise all. Returns whether
    /// there are any.
    private func writeList(_ query: ItemQuery, _ inventory: Inventory) async throws -> Bool {
        let maximum = limit?.count ?? .max
        var (left, hidden, isFirst) = (maximum, 0, true)
        for status in ExpiryStatus.allCases {
            var query = query
            query.limit(to: status, today: common.currentDay, soonDays: soonDays)
            let count = try await inventory.count(query, upTo: maximum == .max ? .max : Self.maximumCount)
            guard count > 0, left > 0 else {
                hidden += count
                continue
            }
            let list = ItemList(of: status, style: common.style, today: common.currentDay)
            let isMore = maximum < .max && count == Self.maximumCount
            let heading = (isFirst ? [] : [""]) + [list.heading(count: count, isMore: isMore)]
            isFirst = false
            let shown = try await write(query, count: count, atMost: left, in: list, below: heading, inventory)
            if maximum < .max { left -= shown }
            hidden += count - shown
        }
        if isFirst { try await sayNothingFound(inventory) }
        if hidden > 0 {
            let number = hidden < Self.maximumCount ? String(hidden) : "\(Self.maximumCount)+"
            // Translators: {1} is the number of items that are not shown.
            common.say("\(number) more: kif-scan list --limit all, or fewer by --within DAYS, --place, --search")
        }
        try await household.waitingLines(in: inventory, common).forEach(common.say(line:))
        return !isFirst || hidden > 0
    }

    /// Writes a heading and at most `limit` of the `count` items of a query, and returns how many.
    private func write(
        _ query: ItemQuery, count: Int, atMost limit: Int, in list: ItemList, below heading: [String],
        _ inventory: Inventory
    ) async throws -> Int {
        if limit < .max || count <= Self.maximumCount {
            var list = list
            let items = try await inventory.items(query, limit: limit)
            let idLength = try await inventory.idLength(toDistinguish: items)
            let traits = try await inventory.traits(of: items)
            guard filter.unnamed else {
                StandardStreams.output(heading + list.lines(for: items, idLength: idLength, traits: traits))
                return items.count
            }
            var lines = heading
            for item in items {
                lines += list.lines(for: [item], idLength: idLength, traits: traits)
                lines += ItemList.photoLines(try await inventory.photos(of: item.id))
            }
            StandardStreams.output(lines)
            return items.count
        }
        let idLength = try await inventory.idLength(toDistinguish: nil)
        StandardStreams.output(heading)
        let section = Mutex(list)
        try await inventory.forEachBatch(query) { items in
            StandardStreams.output(section.withLock { $0.lines(for: items, idLength: idLength) })
        }
        return count
    }

    func sayNothingFound(_ inventory: Inventory) async throws {
        let isEmpty = try await inventory.items(ItemQuery(includesUsedUp: true), limit: 1).isEmpty
        if isEmpty {
            common.say("The inventory is empty. To scan a photo: kif-scan PHOTO")
        } else {
            common.say("No matching items.")
        }
    }

    private static func status(_ text: String) throws -> ExpiryStatus {
        guard let status = ExpiryStatus(rawValue: text) else {
            throw usageError("'\(TerminalText.visible(text))' is not one of expired, expiringSoon, fresh, noDate.")
        }
        return status
    }
}

extension ListCommand {
    /// A number of items as an argument: `50`, or `all`.
    struct Limit: ExpressibleByArgument {
        let count: Int

        init?(argument: String) {
            guard let count = argument == "all" ? .max : Int(argument), count > 0 else { return nil }
            self.count = count
        }
    }

    /// The options that choose the items, and their order.
    struct Filter: ParsableArguments {
        @Option(help: "Only items kept in this place.", completion: StockCompletion.places)
        var place: String?

        @Option(help: "Only items with this text in their name, brand, category, number, lot or notes.")
        var search: String?

        @Flag(help: "Only items that need to be checked (kif-scan review).")
        var review = false

        @Flag(help: "Only items without a name, with their photos.")
        var unnamed = false

        @Flag(help: "Also items that are used up.")
        var all = false

        @Option(help: "The order: expiry, name or added (the latest first).")
        var sort = ItemQuery.Order.expiry

        /// The query that the options make.
        var query: ItemQuery {
            var query = ItemQuery(order: sort, includesUsedUp: all)
            query.place = place
            query.text = search
            query.needsReview = review
            query.lacksName = unnamed
            return query
        }
    }
}
