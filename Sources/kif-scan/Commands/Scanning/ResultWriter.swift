import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// Prints the results of photos, as lines for people or as JSON.
struct ResultWriter: Sendable {
    private let report: ScanReport
    private let today: CivilDate
    private let household: String?
    private let isJSON: Bool
    private let showsTimings: Bool
    private let isQuiet: Bool
    private let isVerbose: Bool

    /// A writer for the options of a command; expiry is judged by `today`. Lines for people name files in `folder`
    /// without its path.
    init(
        _ common: CommonOptions, isJSON: Bool, showsTimings: Bool = false, today: CivilDate, household: String?,
        folder: String? = nil
    ) {
        report = ScanReport(style: common.style, today: today, folder: folder)
        self.today = today
        self.household = household
        self.isJSON = isJSON
        self.showsTimings = showsTimings
        isQuiet = common.quiet
        isVerbose = common.verbose
    }

    /// Prints one result: errors and details to standard error, the rest to standard output.
    func write(_ result: PhotoResult) {
        if let line = report.errorLine(for: result) { StandardStreams.error(line) }
        if isVerbose { report.details(of: result).forEach(StandardStreams.error) }
        if showsTimings, !isJSON, let line = report.timings(of: result) { StandardStreams.error(line) }
        if isJSON {
            StandardStreams.output(result.json(today: today, household: household, showsTimings: showsTimings).line)
        } else if result.status != .failed && !isQuiet {
            StandardStreams.output(report.line(for: result))
        }
    }
}
