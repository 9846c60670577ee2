import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan journal`: what the household changed.
struct JournalCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "journal",
        abstract: "List the changes of the household, the latest first."
    )

    @Option(help: "How many.")
    var limit = 20

    @OptionGroup var report: ReportOption

    func validate() throws {
        if limit < 1 { throw ValidationError("--limit needs a number from 1 up.") }
    }

    func run() async throws {
        let inventory = try await report.openInventory()
        let entries: [JournalEntry]
        do { entries = try await inventory.journal(limit: limit) } catch { throw CommandFailure(error) }
        let userId = inventory.context.userId
        if entries.isEmpty { report.common.say("Nothing has been changed yet.") }
        for entry in entries {
            StandardStreams.output(report.json ? entry.json(seenBy: userId).line : entry.line(seenBy: userId))
        }
    }
}
