import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshPresentation

/// `kif-scan scan`: photos become items.
struct ScanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scan",
        abstract: "Read photos and put what they show into the inventory (the default command).",
        usage: "kif-scan [scan | import] PHOTO-OR-FOLDER...",
        discussion: """
            A folder stands for the photos in it and below it; "-" for one photo on standard input.

            Exit status:
              0   all were read, and saved or known already
              1   a photo gave nothing
              2   an item needs review
              64  usage
              65  an input could not be read
              69  a component is missing, such as language data
              74  the database or the disk refused
              75  a temporary failure: try again
              77  not signed in, or not a member
              130 interrupted; the same command goes on from there
            """,
        aliases: ["import"]
    )

    @Argument(help: "Photos, folders, or - for standard input.", completion: .file())
    var paths: [String] = []

    @Flag(help: "Write one JSON object for each photo, in input order.")
    var json = false

    @Flag(help: "Tell how long each stage took; with --json in each photo's object.")
    var timings = false

    @Flag(name: .customLong("dry-run"), help: "Read and parse; write nothing, anywhere.")
    var isDryRun = false

    @Option(
        help: ArgumentHelp(
            "Also write a copy of each photo with what was read drawn in, even with --dry-run.",
            discussion: "One .jpg or .png for one photo, else a folder for all. Only explanations are replaced.",
            valueName: "file-or-folder"))
    var explain: String?

    @Option(help: "Photos in work at once (default: the number of processors).")
    var jobs: Int?

    @Option(help: "Which photos show one pack: auto, time, folder or none: each photo is a pack (default: auto).")
    var groupBy: GroupingRule?

    @Option(help: "Write what became of the photos to this file, in JSON.")
    var report: String?

    @OptionGroup var reading: ReadingOption
    @OptionGroup var household: HouseholdOption
    @OptionGroup var locale: LocaleOption
    @OptionGroup var common: CommonOptions

    func validate() throws {
        try JobCount.validate(jobs)
    }

    func run() async throws {
        // Not when validating: a mistyped option is to be told first.
        guard !paths.isEmpty else { throw ValidationError("Name a photo or a folder, or see --help.") }
        if let report { try ScanReporter.requirePlace(for: report) }
        try reading.requireData()
        let inputs = InputPath.expand(paths, limits: reading.limits)
        if let question = paths.first.flatMap({ DidYouMean.question(about: [$0]) }) {
            common.say("kif-scan: \(question)")
        }
        let explanations = try explain.map { try ExplanationPaths($0, inputs: inputs) }
        let interrupt = Interrupt()
        let jobs = jobs ?? ProcessSettings.current.number(.jobs)
        let scanner = PhotoScanner(reading.labels, jobs: jobs, worker: WorkerCommand.program(reading))
        await scanner.start(for: inputs.count)
        let inventory = isDryRun ? nil : try await household.openInventory(common)
        let reporter = reporter(total: inputs.count, household: inventory?.context.householdName)
        interrupt.handle { [report, household = inventory?.context.householdName] in
            reporter.interrupt()
            if let report { try? reporter.writeReport(to: report, household: household) }
        }
        var photos: [(index: Int, source: PhotoSource)] = []
        for (index, input) in inputs.enumerated() {
            switch input {
            case .photo(let source): photos.append((index, source))
            case .unreadable(let path, let error):
                reporter.report(.failed(PhotoResult(file: path, error: error)), of: path, at: index)
            }
        }
        let options = ReadingOptions(today: common.currentDay, locale: locale.current, grouping: grouping)
        let explainer = PhotoExplainer(reading.labels, options: options)
        for await progress in scanner.scan(photos.map(\.source), into: inventory, options: options) {
            if let path = explanations?[photos[progress.index].index], let result = progress.result {
                await explain(result, of: photos[progress.index].source, at: path, by: explainer, reporter)
            }
            reporter.report(progress.stage, of: progress.file, at: photos[progress.index].index)
        }
        interrupt.stop()
        reporter.finish(isDryRun: isDryRun)
        if let report { try reporter.writeReport(to: report, household: inventory?.context.householdName) }
        guard reporter.exitStatus == .success else { throw ExitCode(reporter.exitStatus.rawValue) }
    }

    private var grouping: GroupingRule {
        groupBy ?? ProcessSettings.current.text(.groupBy).flatMap(GroupingRule.init) ?? .auto
    }

    private func explain(
        _ result: PhotoResult, of source: PhotoSource, at path: String, by explainer: PhotoExplainer,
        _ reporter: ScanReporter
    ) async {
        do throws(ExplanationError) {
            try await explainer.explain(result, of: source, at: path)
        } catch {
            reporter.complain(ExplanationPaths.line(path, error), status: CommandStatus(error))
        }
    }

    private func reporter(total: Int, household: String?) -> ScanReporter {
        let isQuiet = json || common.quiet
        let draws = StandardStreams.errorIsTerminal && !common.isPlain && !ProcessLog.isOn
        let progress: ScanReporter.Progress =
            isQuiet ? .none : draws ? .drawn : .plain
        let writer = ResultWriter(
            common, isJSON: json, showsTimings: timings, today: common.currentDay, household: household)
        return ScanReporter(total: total, progress: progress, isQuiet: isQuiet) { writer.write($0) }
    }
}
