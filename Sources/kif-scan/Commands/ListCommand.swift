import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan list`: what there is, and until when.
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
            Only items that have expired or have at most this many days left; that many days also count as soon \
            (otherwise \(ExpiryStatus.defaultSoonDays)).
            """)
    var within: Int?

    @OptionGroup var filter: ListFilterOption
    @OptionGroup var household: HouseholdOption
    @OptionGroup var common: CommonOptions

    func validate() throws {
        if let within, within < 0 { throw ValidationError("--within needs a number of days from 0 up.") }
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
        StandardStreams.output(list.lines(for: shown, idLength: ItemReference.length(toTellApart: items)))
    }

    private static func status(_ text: String) throws -> ExpiryStatus {
        guard let status = ExpiryStatus(rawValue: text) else {
            throw ValidationError("'\(TerminalText.visible(text))' is none of expired, expiringSoon, fresh.")
        }
        return status
    }
}
