import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan reparse`: reads stored labels again.
struct ReparseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reparse",
        abstract: "Read the stored text of labels with today's parser, and tell what would change."
    )

    @Flag(help: "Make the changes.")
    var apply = false

    @OptionGroup var locale: LocaleOption
    @OptionGroup var report: ReportOption

    func run() async throws {
        let inventory = try await report.openInventory()
        do {
            var unread = 0
            var count = 0
            for item in try await inventory.items() where item.quantity > 0 {
                let evidence = try await inventory.evidence(for: item, locale: locale.current)
                if evidence.isIncomplete { unread += 1 }
                guard let read = evidence.item, let proposal = RereadProposal(item, read: read) else { continue }
                count += 1
                StandardStreams.output(report.json ? proposal.json.line : proposal.line)
                if apply { _ = try await inventory.edit(item.id, .reread(read), on: report.common.currentDay) }
            }
            tell(count, unread)
        } catch {
            throw CommandFailure(onItem: error)
        }
    }

    private func tell(_ count: Int, _ unread: Int) {
        let next = apply || count == 0 ? "" : "; kif-scan reparse --apply makes the changes"
        report.common.say("\(count) \(count == 1 ? "item" : "items") \(apply ? "changed" : "would change")\(next).")
        if unread > 0 {
            report.common.say("Of \(unread) not all text is stored: photos of them came before that was kept.")
        }
    }
}
