import ArgumentParser
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation

/// `kif-scan shopping`: lists what is to be bought.
struct ShoppingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shopping",
        abstract: "List what is to be bought: products of which less is there than kif-scan keep says.",
        usage: "kif-scan shopping [--json] [--grocy] [options]",
        discussion: "With --grocy the requests that put it on Grocy's shopping list; see: kif-scan help exchange"
    )

    @Flag(help: "Write one request to Grocy's API for each product.")
    var grocy = false

    @OptionGroup var report: ReportOption

    func validate() throws {
        if grocy, report.json { throw usageError("--json and --grocy exclude each other.") }
    }

    func run() async throws {
        let inventory = try await report.openInventory(toShow: true)
        do {
            let minimums = try await inventory.minimums(on: report.common.currentDay)
            let missing = minimums.filter { $0.missing > 0 }
            for product in missing { StandardStreams.output(line(of: product, in: inventory)) }
            guard missing.isEmpty else { return }
            if minimums.isEmpty {
                report.common.say("There are no minimums. To set one: kif-scan keep Milk 2")
            } else {
                report.common.say("Nothing is missing.")
            }
        } catch {
            throw CommandFailure(error)
        }
    }

    private func line(of product: StockMinimum, in inventory: Inventory) -> String {
        if grocy { return product.grocyRequest.line }
        return report.json
            ? product.json(household: inventory.context.householdName).line
            : product.shoppingLine.text(in: report.common.language)
    }
}
