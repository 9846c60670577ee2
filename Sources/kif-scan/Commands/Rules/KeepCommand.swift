import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// `kif-scan keep`: says how many packs of a product are to be in stock.
struct KeepCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keep",
        abstract: "Say how many packs are to be in stock: kif-scan keep Milk 2",
        usage: "kif-scan keep [<product>] [<packs>] [options]",
        discussion: """
            kif-scan shopping lists what is missing, and so do reminders. An opened pack counts, one after its use-by date does not.
            none removes the minimum. Without arguments all minimums with what is there.
            Exit status: 1 when a product has none.
            """
    )

    @Argument(
        help: "The product: an item's name, number or id; or a category.", completion: StockCompletion.names,
        transform: ItemOption.value)
    var product: String?

    @Argument(help: "How many packs, or none.", transform: Self.packs)
    var packs: Int?

    @OptionGroup var report: ReportOption

    func run() async throws {
        let inventory = try await report.openInventory()
        do {
            guard let product else { return try await list(nil, in: inventory) }
            let (subject, isKnown) = try await inventory.subject(named: product, ofRule: .minimum)
            guard let packs else { return try await list(subject, in: inventory) }
            let rule = HouseholdRule.minimum(packs, of: subject)
            do {
                let entry = try await inventory.set(rule, isOn: packs > 0, on: report.common.currentDay)
                report.report(entry, in: inventory)
            } catch ItemEditError.nothingToChange {
                throw CommandFailure("nothing to change: this is the minimum of \(subject.shownName)", status: .usage)
            }
            if !isKnown { report.common.say("No item is called \(subject.shownName) now; it applies to later ones.") }
        } catch let error as ItemReference.Failure {
            throw CommandFailure(error.message(of: product ?? ""), status: .usage)
        } catch {
            throw CommandFailure(onItem: error)
        }
    }

    private func list(_ subject: HouseholdRule.Subject?, in inventory: Inventory) async throws {
        let minimums = try await inventory.minimums(on: report.common.currentDay).filter { minimum in
            subject.map { $0 == minimum.subject } ?? true
        }
        for minimum in minimums {
            StandardStreams.output(
                report.json
                    ? minimum.json(household: inventory.context.householdName).line
                    : minimum.line.text(in: report.common.language))
        }
        guard minimums.isEmpty else { return }
        if let subject {
            throw CommandFailure(
                "there is no minimum of \(subject.shownName); to set one: kif-scan keep PRODUCT 2",
                status: .nothingFound)
        }
        report.common.say("There are no minimums. To set one: kif-scan keep Milk 2")
    }

    private static func packs(_ text: String) throws -> Int {
        guard let packs = text == "none" ? 0 : Int(text), (0...Item.maximumCount).contains(packs) else {
            throw usageError(
                "'\(TerminalText.visible(text))' is not a number of packs up to \(Item.maximumCount), or none.")
        }
        return packs
    }
}
