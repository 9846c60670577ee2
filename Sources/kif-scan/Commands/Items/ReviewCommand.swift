import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan review`: goes through the items that need a look.
struct ReviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Go through the items that need a look, with what they may be.",
        discussion: """
            On a terminal each item is asked about: a number takes that date, d another date, n a name, o says that all is
            right as it is, s skips it and q ends. Otherwise, and with --json, the items are listed. Exit status 2: there are
            items left to check.

            A terminal that shows pictures (kitty, iTerm2, WezTerm, or one with sixels) shows the places in question;
            KIF_PICTURES says otherwise.
            """
    )

    @OptionGroup var locale: LocaleOption
    @OptionGroup var report: ReportOption

    func run() async throws {
        let inventory = try await report.openInventory()
        var left = 0
        do {
            let items = try await inventory.items()
            let idLength = ItemReference.length(toTellApart: items)
            let waiting = items.filter { !$0.needsReview.isEmpty && $0.quantity > 0 }
            let asks = StandardStreams.canAsk && StandardStreams.outputIsTerminal && !report.json
            if waiting.isEmpty { report.common.say(report.common.language.text(.nothingToCheck)) }
            let pictures = waiting.isEmpty ? nil : ReviewPictures(report)
            for (place, item) in waiting.enumerated() {
                let evidence = try await inventory.evidence(for: item, locale: locale.current)
                let photos = try await inventory.photos(of: item.id)
                let card = ReviewCard(item, evidence: evidence, photos: photos)
                if report.json {
                    StandardStreams.output(card.json(listed: json(item, in: inventory)).line)
                } else {
                    card.lines(idLength: idLength, in: report.common.language).forEach(StandardStreams.output)
                    await pictures?.show(evidence, of: photos)
                }
                guard asks else { continue }
                let talk = ReviewTalk(
                    item: item, evidence: evidence, inventory: inventory, report: report, locale: locale.current)
                guard try await talk.run() else {
                    left = waiting.count - place
                    break
                }
            }
            if !asks { left = waiting.count }
        } catch {
            throw CommandFailure(onItem: error)
        }
        if left > 0 { throw ExitCode(CommandStatus.needsReview.rawValue) }
    }

    private func json(_ item: Item, in inventory: Inventory) -> JSONValue {
        item.json(
            today: report.common.currentDay, soonDays: ExpiryStatus.defaultSoonDays,
            household: inventory.context.householdName)
    }
}
