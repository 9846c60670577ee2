import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// The commands for single items, such as `kif-scan eat`.
enum ItemCommands {
    static let all: [any ParsableCommand.Type] =
        [Show.self, Eat.self, Waste.self, Open.self, Freeze.self]
        + [Thaw.self, Move.self, Delete.self, FixCommand.self, ReviewCommand.self]
        + [Why.self, Undo.self, Journal.self, Reparse.self, Reread.self, Stats.self]
}

extension ItemCommands {
    /// `kif-scan show`: shows all values of an item.
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show everything known about an item."
        )

        @OptionGroup var item: ItemOption

        func run() async throws {
            let (inventory, found) = try await item.find()
            let today = item.report.common.currentDay
            if item.report.json {
                let household = inventory.context.householdName
                let json = found.json(today: today, soonDays: ExpiryStatus.defaultSoonDays, household: household)
                StandardStreams.output(json.line)
            } else {
                ItemCard(style: item.report.common.style, today: today).lines(for: found).forEach(
                    StandardStreams.output)
            }
        }
    }

    /// `kif-scan eat`: records what was eaten.
    struct Eat: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "eat",
            abstract: "Record what was eaten: packs, or part of one.",
            aliases: ["use"]
        )

        @OptionGroup var item: ItemOption
        @OptionGroup var amount: Amount

        func run() async throws {
            try await item.perform { .eat(amount.amount(of: $0)) }
        }
    }

    /// `kif-scan waste`: records what was thrown away.
    struct Waste: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "waste",
            abstract: "Record what was thrown away, or with --report show how much it was this month."
        )

        @Argument(help: "The item's id, the start of it that kif-scan list shows, or the item's name.")
        var id: String?

        @OptionGroup var amount: Amount

        @Flag(name: .customLong("report"), help: "Show what was eaten and thrown away this month (kif-scan stats).")
        var isReport = false

        @OptionGroup var report: ReportOption

        func validate() throws {
            if id == nil && !isReport { throw ValidationError("Name the item, or ask for the --report.") }
            if id != nil && isReport { throw ValidationError("--report covers all items; leave out the id.") }
        }

        func run() async throws {
            guard let id else { return try await Stats.report(month: nil, report) }
            let inventory = try await report.openInventory()
            let item = try await ItemOption.item(id, in: inventory)
            try await report.perform(.waste(amount.amount(of: item)), on: item, in: inventory)
        }
    }

    /// How much of an item was used up.
    struct Amount: ParsableArguments {
        @Argument(
            help: "How much: 2 (packs), 1/2, 0.5, 50% or all (default: the rest of the opened pack, or else one pack).",
            transform: Self.read)
        var amount: PackAmount?

        /// The amount given, or else the rest of the opened pack, or else one pack.
        func amount(of item: Item) -> PackAmount {
            amount ?? item.openedPackRemainder.map { .thousandths($0) } ?? .packs(1)
        }

        private static func read(_ text: String) throws -> PackAmount {
            guard let amount = PackAmount(text) else {
                throw ValidationError(
                    "'\(TerminalText.visible(text))' is not an amount such as 2, 1/2, 0.5, 50% or all.")
            }
            return amount
        }
    }

    /// `kif-scan open`: records that a pack was opened.
    struct Open: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "open",
            abstract: "Record that a pack was opened. Opening never extends its date."
        )

        @OptionGroup var item: ItemOption

        @Option(help: "How many days it keeps once opened, as its label says.")
        var days: Int?

        func run() async throws {
            try await item.perform { _ in .open(days: days) }
        }
    }

    /// `kif-scan freeze`: records that packs were frozen.
    struct Freeze: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "freeze",
            abstract: "Record that packs were frozen. Their remaining days stop counting until they are thawed."
        )

        @OptionGroup var item: ItemOption

        @Option(help: "How many packs (default: all).")
        var packs: Int?

        func run() async throws {
            try await item.perform { _ in .freeze(packs: packs) }
        }
    }

    /// `kif-scan thaw`: records that packs were thawed.
    struct Thaw: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "thaw",
            abstract: "Record that packs were thawed. They keep for the days that were left when they were frozen."
        )

        @OptionGroup var item: ItemOption

        @Option(help: "How many packs (default: all).")
        var packs: Int?

        func run() async throws {
            try await item.perform { _ in .thaw(packs: packs) }
        }
    }

    /// `kif-scan move`: records that packs are kept in another place.
    struct Move: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "move",
            abstract: "Record that packs are kept in another place."
        )

        @OptionGroup var item: ItemOption

        @Argument(help: "The place, such as cellar; - for none.", transform: ItemOption.value)
        var place: String

        @Option(help: "How many packs (default: all).")
        var packs: Int?

        func run() async throws {
            try await item.perform { _ in .move(to: place == "-" ? nil : place, packs: packs) }
        }
    }

    /// `kif-scan delete`: deletes an item.
    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Delete an item, as if it had never been there (kif-scan undo restores it).",
            aliases: ["rm"]
        )

        @OptionGroup var item: ItemOption

        func run() async throws {
            try await item.perform { _ in .delete }
        }
    }
}
