import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshLabels
import KeepItFreshPresentation

/// `kif-scan scan`: reads photos and stores the items they show.
struct ScanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scan",
        abstract: "Read photos and add what they show to the inventory (the default command).",
        usage: "kif-scan [scan | import] PHOTO-OR-FOLDER...",
        discussion: """
            A folder means all photos in it and its subfolders; "-" means one photo on standard input.

            Exit status:
              0   done: what was read is saved, or known already
              1   nothing was found in any photo
              2   with --strict: an item to check, a photo in the inbox or with nothing in it
              64  usage
              65  an input could not be read
              69  a component is missing, such as language data
              74  the database or the disk failed
              75  a temporary failure: try again
              77  not signed in, or not a member
              130 interrupted; run the same command to continue
            """,
        aliases: ["import"]
    )

    @Argument(help: "Photos, folders, or - for standard input.", completion: .file())
    var paths: [String] = []

    @Flag(help: "Write one JSON object for each photo, in input order.")
    var json = false

    @Flag(help: "Show how long each stage took; with --json in each photo's object.")
    var timings = false

    @Flag(
        name: [.customShort("n"), .customLong("dry-run")],
        help: "Read and parse; write nothing but what --explain and --readings ask for.")
    var isDryRun = false

    @Option(
        help: ArgumentHelp(
            "Also save a copy of each photo with everything read marked on it, even with --dry-run.",
            discussion:
                "A .jpg or .png file for one photo, otherwise a folder. Only earlier explanations are replaced.",
            valueName: "file-or-folder"))
    var explain: String?

    @Option(
        help: ArgumentHelp(
            "Also save what was read of each photo, one JSON file each, even with --dry-run.",
            discussion:
                "kif-scan parse --readings decides from these files without the photos. Send one when a photo is misread.",
            valueName: "folder"))
    var readings: String?

    @OptionGroup var jobs: JobsOption

    @Flag(help: "End with status 2 if an item needs to be checked, or a photo is in the inbox or gave nothing.")
    var strict = false

    @OptionGroup var packs: PackOptions

    @Option(help: "Write a summary of the results to this file, in JSON.")
    var report: String?

    @OptionGroup var exclude: ExcludeOption
    @OptionGroup var reading: ReadingOption
    @OptionGroup var household: HouseholdOption
    @OptionGroup var locale: LocaleOption
    @OptionGroup var common: CommonOptions

    func run() async throws {
        // Not in validate(): a mistyped option has to be reported first.
        guard !paths.isEmpty else { throw usageError("Name a photo or a folder, or see --help.") }
        if let report { try ScanReporter.requirePlace(for: report) }
        try reading.requireReaders(common)
        let (inputs, others) = InputPath.expand(paths, excluding: exclude.patterns, limits: reading.limits)
        let explanations = try explain.map { try ExplanationPaths($0, inputs: inputs) }
        let interrupt = Interrupt()
        let scanner = reading.scanner(jobs: jobs.count)
        await scanner.start(for: inputs.count)
        let inventory = isDryRun ? nil : try await household.openInventory(common, toWrite: true)
        let reporter = reporter(total: inputs.count, household: inventory?.context.householdName)
        interrupt.handle { reporter.interrupt() }
        let isMember = await scan(inputs, explanations, by: scanner, into: inventory, reporter)
        interrupt.stop()
        if isMember, let inventory {
            reporter.endProgress()
            reporter.settle(await household.settleDates(of: inventory, common, locale: locale.current, isQuiet: json))
        }
        if isMember { reporter.finish(isDryRun: isDryRun) } else { reporter.stop() }
        // Translators: {1} is a list such as "3 videos, 1 sidecar file".
        if !json, let others { common.say("not read: \(others)") }
        if isMember, let inventory { await sayNames(in: inventory, count: inputs.count) }
        await CopyUpdates.makePictures(by: WorkerCommand.pictures)
        try reporter.writeReport()
        let status = isMember ? reporter.exitStatus : CommandStatus(DataError.permission)
        guard status == .success else { throw ExitCode(status.rawValue) }
    }

    /// Reads the photos among the inputs and reports all inputs; false when the user is no member of the household any
    /// more.
    private func scan(
        _ inputs: [InputPath], _ explanations: ExplanationPaths?, by scanner: PhotoScanner,
        into inventory: Inventory?, _ reporter: ScanReporter
    ) async -> Bool {
        var photos: [(index: Int, source: PhotoSource)] = []
        for (index, input) in inputs.enumerated() {
            switch input {
            case .photo(let source): photos.append((index, source))
            case .unreadable(let path, let error):
                reporter.report(.failed(PhotoResult(file: path, error: error)), of: path, at: index)
            }
        }
        let names = readings.map { _ in InputPath.uniqueNames(of: inputs) }
        let places = photos.map { photo in
            PhotoCopies.Place(
                index: photo.index, explanation: explanations?[photo.index], reading: names?[photo.index])
        }
        let copies = PhotoCopies(of: places, readings: readings, worker: WorkerCommand.pictures(reading)) { failure in
            let failure = CommandFailure(failure)
            reporter.reportError(failure.message, status: failure.status)
        }
        let (sources, options) = (photos.map(\.source), packs.options(on: common.currentDay, locale))
        for await progress in scanner.scan(sources, into: inventory, options: options, saving: copies) {
            reporter.report(progress.stage, of: progress.file, at: photos[progress.index].index)
            if progress.result?.error == .storage(.permission) { return false }
        }
        return true
    }

    /// Names items that have a number only, and says how many are left.
    private func sayNames(in inventory: Inventory, count: Int) async {
        await household.nameItems(of: inventory, common, isQuiet: json)
        if count > 1, !json { try? await household.sayUnnamed(in: inventory, common) }
    }

    private func reporter(total: Int, household: String?) -> ScanReporter {
        let isQuiet = json || common.quiet
        let isLong = total > ScanReporter.maximumLines && !json && !common.verbose
        let draws = StandardStreams.errorIsTerminal && !common.isPlain && !ProcessLog.isOn
        let progress: ScanReporter.Progress =
            isQuiet || !StandardStreams.errorIsTerminal ? .none : draws ? .drawn : .plain
        let folder = InputPath.onlyFolder(in: paths)
        let writer = ResultWriter(
            common, isJSON: json, showsTimings: timings, today: common.currentDay, household: household, folder: folder)
        return ScanReporter(
            total: total, progress: progress, isQuiet: isQuiet, isStrict: strict, hasOwnLines: !isLong,
            folder: folder, file: report.map { ScanReporter.File(path: $0, household: household) }
        ) { result in
            if !isLong { writer.write(result) }
        }
    }
}
