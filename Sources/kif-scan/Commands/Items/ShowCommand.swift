import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan show`: all there is to say of an item.
struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show all there is to say of an item."
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
            ItemCard(style: item.report.common.style, today: today).lines(for: found).forEach(StandardStreams.output)
        }
    }
}
