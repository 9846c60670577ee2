import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan waste`: takes out what was thrown away.
struct WasteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "waste",
        abstract: "Take out what was thrown away, or with --report tell how much that was in a month."
    )

    @Argument(help: "The item's id, its beginning as kif-scan list shows it, or the item's name.")
    var id: String?

    @OptionGroup var amount: AmountArgument

    @Flag(name: .customLong("report"), help: "Tell what was eaten and thrown away this month (kif-scan stats).")
    var isReport = false

    @OptionGroup var report: ReportOption

    func validate() throws {
        if id == nil && !isReport { throw ValidationError("Name the item, or ask for the --report.") }
        if id != nil && isReport { throw ValidationError("--report is on all items; leave out the id.") }
    }

    func run() async throws {
        guard let id else { return try await StatsCommand.tell(month: nil, report) }
        let inventory = try await report.openInventory()
        let item = try await ItemOption.item(id, in: inventory)
        try await report.perform(.waste(amount.amount(of: item)), on: item, in: inventory)
    }
}
