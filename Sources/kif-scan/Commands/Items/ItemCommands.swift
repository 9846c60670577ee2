import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// The commands for single items, such as `kif-scan eat`.
enum ItemCommands {
    /// What is done with items every day.
    static let daily: [any ParsableCommand.Type] =
        [AddCommand.self, SearchCommand.self, Show.self, Eat.self, Waste.self, Open.self, Freeze.self]
        + [Thaw.self, Move.self, ShoppingCommand.self, Delete.self, Undo.self]
    /// What corrects them.
    static let review: [any ParsableCommand.Type] =
        [ReviewCommand.self, FixCommand.self, Join.self, Part.self, Why.self, Reparse.self, Reread.self]
}

extension ItemCommands {
    /// `kif-scan show`: shows all values of an item.
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show everything known about an item.",
            usage: "kif-scan show <id> [options]"
        )

        @OptionGroup var item: ItemOption

        func run() async throws {
            let (inventory, found) = try await item.find(toShow: true)
            let today = item.report.common.currentDay
            if item.report.json {
                let household = inventory.context.householdName
                let json = found.json(today: today, soonDays: ExpiryStatus.defaultSoonDays, household: household)
                StandardStreams.output(json.line)
            } else {
                let traits = try? await inventory.traits(of: [found])[found.id]
                StandardStreams.output(
                    ItemCard(style: item.report.common.style, today: today).lines(for: found, traits: traits))
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

        @OptionGroup var amount: Amount
        @OptionGroup var items: ItemsOption

        func validate() throws {
            try amount.validateAmount()
            try items.require(amount.values)
        }

        func run() async throws {
            try await items.perform(on: amount.references) { _ in .eat(amount.given ?? .rest) }
        }
    }

    /// `kif-scan waste`: records what was thrown away.
    struct Waste: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "waste",
            abstract: "Record what was thrown away, or with --report show how much it was this month."
        )

        @OptionGroup var amount: Amount

        @Flag(name: .customLong("report"), help: "Show what was eaten and thrown away this month (kif-scan stats).")
        var isReport = false

        @OptionGroup var items: ItemsOption

        func validate() throws {
            if isReport, !amount.values.isEmpty || items.choosesItems {
                throw usageError("--report covers all items; leave out the id.")
            }
            try amount.validateAmount()
            if !isReport { try items.require(amount.values) }
        }

        func run() async throws {
            guard !isReport else { return try await Stats.report(month: nil, items.report) }
            try await items.perform(on: amount.references) { _ in .waste(amount.given ?? .rest) }
        }
    }

    /// Items, and how much of them was used up.
    struct Amount: ParsableArguments {
        @Argument(
            help: """
                The items, each by its id, the start of it or its name; and last, if it is not one pack or the rest of the opened \
                one, how much: 2 (packs, or pieces of packs that hold several), 1/2, 0.5, 50%, 250g, "2 packs" or all.
                """, completion: StockCompletion.names)
        var values: [String] = []

        /// A longer number is the start of an id.
        private static let maximumDigits = 3

        /// The items.
        var references: [String] { given == nil ? values : Array(values.dropLast(amountText?.words ?? 0)) }

        /// Throws `ValidationError` when the last value looks like an amount and is none.
        func validateAmount() throws {
            if let text = separateAmount, let measure = PackAmount.unknownMeasure(of: text) {
                throw usageError(
                    "'\(TerminalText.visible(measure))' is not a known measure, such as g, kg, ml, l, oz, pieces or packs."
                )
            }
            guard values.count > 1, given == nil, let last = values.last else { return }
            let isNumber = last.allSatisfy(Fraction.isPart)
            let isShort = last.count <= Self.maximumDigits || !last.allSatisfy(\.isNumber)
            let amount = isNumber && isShort ? last : separateAmount
            guard let amount else { return }
            throw usageError(
                "'\(TerminalText.visible(amount))' is not an amount such as 2, 1/2, 0.5, 50%, 250g or all.")
        }

        /// The amount; nil where none is given.
        var given: PackAmount? { amountText.flatMap { PackAmount($0.text) } }

        /// The last two values where they are a number, too short for an id, and a word, such as `250 g`.
        private var separateAmount: String? {
            guard values.count > 2, let last = values.last, last.first?.isLetter ?? false, last != "all" else {
                return nil
            }
            let number = values[values.count - 2], text = "\(number) \(last)"
            let isShort = number.utf8.count <= Self.maximumDigits || Int(number) == nil
            let isMeasured = PackAmount("1 \(last)") != nil && number.first?.isNumber ?? false
            return isShort && (isMeasured || number.allSatisfy(Fraction.isPart)) ? text : nil
        }

        /// The last value, or the last two such as `250 g`, where they are an amount; with their number.
        private var amountText: (text: String, words: Int)? {
            guard values.count > 1, let last = values.last else { return nil }
            if values.count > 2, last.first?.isLetter ?? false {
                let text = values.suffix(2).joined(separator: " ")
                if PackAmount(text) != nil { return (text, 2) }
            }
            guard PackAmount(last) != nil else { return nil }
            return last.utf8.count > Self.maximumDigits && Int(last) != nil ? nil : (last, 1)
        }
    }

    /// `kif-scan open`: records that a pack was opened.
    struct Open: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "open",
            abstract: "Record that a pack was opened. Opening never extends its date."
        )

        @Argument(help: "The items, each by its id, the start of it or its name.", completion: StockCompletion.names)
        var ids: [String] = []

        @OptionGroup var items: ItemsOption

        @Option(help: "How many days it keeps once opened, as its label says (default: as set by kif-scan life).")
        var days: Int?

        func validate() throws { try items.require(ids) }

        func run() async throws {
            try await items.perform(on: ids) { _ in .open(days: days) }
        }
    }

    /// `kif-scan freeze`: records that packs were frozen.
    struct Freeze: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "freeze",
            abstract: "Record that packs were frozen. Their remaining days stop counting until they are thawed."
        )

        @Argument(help: "The items, each by its id, the start of it or its name.", completion: StockCompletion.names)
        var ids: [String] = []

        @OptionGroup var items: ItemsOption

        @Option(help: "How many packs (default: all).")
        var packs: Int?

        @Option(help: "For how many days they are good frozen (default: as set by kif-scan life).")
        var days: Int?

        func validate() throws { try items.require(ids) }

        func run() async throws {
            try await items.perform(on: ids) { _ in .freeze(packs: packs, days: days) }
        }
    }

    /// `kif-scan thaw`: records that packs were thawed.
    struct Thaw: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "thaw",
            abstract: "Record that packs were thawed. They keep for as many days as they had left when frozen."
        )

        @Argument(help: "The items, each by its id, the start of it or its name.", completion: StockCompletion.names)
        var ids: [String] = []

        @OptionGroup var items: ItemsOption

        @Option(help: "How many packs (default: all).")
        var packs: Int?

        func validate() throws { try items.require(ids) }

        func run() async throws {
            try await items.perform(on: ids) { _ in .thaw(packs: packs) }
        }
    }

    /// `kif-scan move`: records that packs are kept in another place.
    struct Move: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "move",
            abstract: "Record that packs are kept in another place."
        )

        @Argument(
            help:
                "The items, each by its id, the start of it or its name; and last the place, such as cellar; - for none."
        )
        var values: [String] = []

        @Option(help: "How many packs (default: all).")
        var packs: Int?

        @OptionGroup var items: ItemsOption

        func validate() throws {
            guard let last = values.last, values.count > 1 || items.choosesItems else {
                throw usageError("Name an item and the place: kif-scan move Eggs Fridge")
            }
            _ = try ItemOption.value(last)
        }

        func run() async throws {
            let place = try ItemOption.value(values.last ?? "")
            try await items.perform(on: values.dropLast()) { _ in .move(to: place == "-" ? nil : place, packs: packs) }
        }
    }

    /// `kif-scan delete`: deletes an item.
    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Delete an item, as if it had never been there (kif-scan undo restores it).",
            aliases: ["rm"]
        )

        @Argument(help: "The items, each by its id, the start of it or its name.", completion: StockCompletion.names)
        var ids: [String] = []

        @OptionGroup var items: ItemsOption

        func validate() throws { try items.require(ids) }

        func run() async throws {
            try await items.perform(on: ids, mayBeNamedByPart: false) { _ in .delete }
        }
    }
}
