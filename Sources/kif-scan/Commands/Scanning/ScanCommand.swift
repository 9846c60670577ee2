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

    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: "How many photos to process at once (default: the number of processors).")
    var jobs: Int?

    @Flag(help: "End with status 2 if an item needs to be checked, or a photo is in the inbox or gave nothing.")
    var strict = false

    @Option(
        help: "Which photos show the same pack: auto, time, folder, or none (each photo is a pack) (default: auto).")
    var groupBy: GroupingRule?

    @Option(help: "Where the new packs are kept, such as Fridge.", transform: ItemOption.value)
    var place: String?

    @Option(help: "Write a summary of the results to this file, in JSON.")
    var report: String?

    @OptionGroup var reading: ReadingOption
    @OptionGroup var household: HouseholdOption
    @OptionGroup var locale: LocaleOption
    @OptionGroup var common: CommonOptions

    func validate() throws {
        try ReadingOption.validate(jobs: jobs)
    }

    func run() async throws {
        // Not in validate(): a mistyped option has to be reported first.
        guard !paths.isEmpty else { throw ValidationError("Name a photo or a folder, or see --help.") }
        if let report { try ScanReporter.requirePlace(for: report) }
        try reading.requireData()
        if let note = reading.missingReaderNote { common.say(note) }
        let (inputs, others) = InputPath.expand(paths, limits: reading.limits)
        let explanations = try explain.map { try ExplanationPaths($0, inputs: inputs) }
        let interrupt = Interrupt()
        let jobs = jobs ?? ProcessSettings.current.number(.jobs)
        let scanner = PhotoScanner(reading.labels, jobs: jobs, worker: WorkerCommand.program(reading))
        await scanner.start(for: inputs.count)
        let inventory = isDryRun ? nil : try await household.openInventory(common, toWrite: true)
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
        var options = locale.options(on: common.currentDay, grouping: .chosen(groupBy))
        options.place = place
        var isMember = true
        let explainer = PhotoExplainer(reading.labels, options: options)
        let saved = readings.map { (folder: SavedReadings(folder: $0), names: InputPath.uniqueNames(of: inputs)) }
        for await progress in scanner.scan(photos.map(\.source), into: inventory, options: options) {
            let photo = photos[progress.index]
            // Of a person's papers there is no copy.
            if let result = progress.result, result.status != .failed, !result.parsed.isPrivate,
                explanations != nil || saved != nil
            {
                let read = await explainer.withReading(result, of: photo.source)
                if !read.parsed.isPrivate, let path = explanations?[photo.index] {
                    await explain(read, of: photo.source, at: path, by: explainer, reporter)
                }
                if !read.parsed.isPrivate, let saved {
                    save(read.reading(at: photo.index), as: saved.names[photo.index], in: saved.folder, reporter)
                }
            }
            reporter.report(progress.stage, of: progress.file, at: photo.index)
            if progress.result?.error == .storage(.permission) {
                isMember = false
                break
            }
        }
        interrupt.stop()
        if isMember { reporter.finish(isDryRun: isDryRun) } else { reporter.stop() }
        if !json, let others { common.say("not read: \(others)") }
        if isMember, let inventory {
            await household.nameItems(of: inventory, common, isQuiet: json)
            if inputs.count > 1, !json { try? await household.sayUnnamed(in: inventory, common) }
        }
        if let report { try reporter.writeReport(to: report, household: inventory?.context.householdName) }
        guard isMember else { throw ExitCode(CommandStatus(DataError.permission).rawValue) }
        guard reporter.exitStatus == .success else { throw ExitCode(reporter.exitStatus.rawValue) }
    }

    private func explain(
        _ result: PhotoResult, of source: PhotoSource, at path: String, by explainer: PhotoExplainer,
        _ reporter: ScanReporter
    ) async {
        do throws(Explanation.Failure) {
            try await explainer.explain(result, of: source, at: path)
        } catch {
            reporter.reportError(ExplanationPaths.line(path, error), status: CommandStatus(error))
        }
    }

    private func save(_ reading: PhotoReading, as name: String, in folder: SavedReadings, _ reporter: ScanReporter) {
        do {
            try folder.write(reading, as: name)
        } catch {
            let failure = CommandFailure(notWritten: "the reading of \(TerminalText.visible(reading.file))", error)
            reporter.reportError(failure.message, status: failure.status)
        }
    }

    private func reporter(total: Int, household: String?) -> ScanReporter {
        let isQuiet = json || common.quiet
        let isLong = total > ScanReporter.maximumLines && !json && !common.verbose
        let draws = StandardStreams.errorIsTerminal && !common.isPlain && !ProcessLog.isOn
        let progress: ScanReporter.Progress =
            isQuiet ? .none : draws ? .drawn : .plain
        let folder = InputPath.onlyFolder(in: paths)
        let writer = ResultWriter(
            common, isJSON: json, showsTimings: timings, today: common.currentDay, household: household, folder: folder)
        return ScanReporter(
            total: total, progress: progress, isQuiet: isQuiet, isStrict: strict, hasOwnLines: !isLong,
            folder: folder
        ) { result in
            if !isLong { writer.write(result) }
        }
    }
}
