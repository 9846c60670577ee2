import ArgumentParser
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan stats`: what was eaten and thrown away.
struct StatsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Tell what was eaten and thrown away in a month."
    )

    @Option(help: "The month, such as 2027-03 (default: this one).", transform: Self.month)
    var month: CivilDate?

    @OptionGroup var report: ReportOption

    func run() async throws {
        try await Self.tell(month: month, report)
    }

    /// Tells of a month, this one unless given. Throws `CommandFailure`.
    static func tell(month: CivilDate?, _ report: ReportOption) async throws {
        let today = report.common.currentDay
        guard let month = month ?? CivilDate(year: today.year, month: today.month ?? 1) else { return }
        let inventory = try await report.openInventory()
        do {
            let first = CivilDate(year: month.year, month: month.month ?? 1, day: 1)
            let uses = UseReport(month: month, entries: try await inventory.journal(since: first))
            if report.json {
                StandardStreams.output(uses.json.line)
            } else {
                uses.lines(style: report.common.style).forEach(StandardStreams.output)
            }
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func month(_ text: String) throws -> CivilDate {
        guard let date = CivilDate(text), date.precision == .month else {
            throw ValidationError("'\(TerminalText.visible(text))' is no month of the form YYYY-MM.")
        }
        return date
    }
}
