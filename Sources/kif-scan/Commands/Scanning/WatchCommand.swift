import ArgumentParser
import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPresentation
import Synchronization

/// `kif-scan watch`: imports photos as they arrive in a folder.
struct WatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Watch a folder, and add the photos that arrive there to the inventory.",
        discussion: """
            Imports the photos that are in the folder and its subfolders, then each photo that is written or moved \
            there, once it is complete. Photos that arrive together are grouped as in an import.

            To run it as a service:
              mkdir -p ~/.config/systemd/user
              kif-scan watch --print-unit FOLDER > ~/.config/systemd/user/kif-scan-watch.service
              systemctl --user daemon-reload && systemctl --user enable --now kif-scan-watch

            Exit status: 0 after SIGTERM, 130 after ^C, 65 when the folder cannot be read or is gone, 75 when the \
            system cannot watch more folders, 77 when you are no longer a member of the household; otherwise as for scan.
            """
    )

    @Argument(help: "The folder.", completion: .directory)
    var folder: String

    @Option(
        help: ArgumentHelp(
            "Move each photo to this folder once it is stored (default: it stays); no file is ever replaced.",
            valueName: "folder"))
    var moveTo: String?

    @Option(
        help: ArgumentHelp(
            "Process the photos that arrived once no new one has come for this long.", valueName: "seconds"))
    var quietPeriod = 20.0

    @Option(
        help: ArgumentHelp(
            "Also list the folder this often (default: 30 seconds for a network folder, else never).",
            valueName: "seconds"))
    var poll: Double?

    @Flag(help: "Write one JSON object for each photo.")
    var json = false

    @OptionGroup var jobs: JobsOption
    @OptionGroup var packs: PackOptions

    @Flag(name: .customLong("print-unit"), help: "Print a systemd unit file that runs this command, and exit.")
    var printsUnit = false

    @OptionGroup var exclude: ExcludeOption
    @OptionGroup var reading: ReadingOption
    @OptionGroup var household: HouseholdOption
    @OptionGroup var locale: LocaleOption
    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard (0.1...86_400).contains(quietPeriod) else {
            throw usageError("--quiet-period needs a number of seconds from 0.1 to 86400.")
        }
        guard (0.1...86_400).contains(poll ?? 1) else {
            throw usageError("--poll needs a number of seconds from 0.1 to 86400.")
        }
    }

    func run() async throws {
        guard !printsUnit else {
            return unit(household: await household.ofService(common)).lines.forEach(StandardStreams.output)
        }
        try reading.requireReaders(common)
        let interrupt = Interrupt(endOfService: .success)
        do {
            let watch = try WatchedFolder(
                folder, movingTo: moveTo, excluding: exclude.patterns, quietPeriod: .seconds(quietPeriod),
                pollInterval: poll.map { .seconds($0) })
            if let moveTo, PhotoScanner.isSameFolder(folder, moveTo) {
                throw CommandFailure("--move-to is the folder that is watched", status: .usage)
            }
            let intake = Intake(self, inventory: try await household.openInventory(common, toWrite: true), watch: watch)
            interrupt.handle { intake.reportEnd() }
            StockUpdates.follow()
            CopyUpdates.follow(pictures: WorkerCommand.pictures)
            let shown = TerminalText.visible(folder)
            if moveTo == nil {
                common.say("Watching \(shown); photos stay there. ^C ends it.")
            } else {
                common.say("Watching \(shown); photos are moved once they are stored. ^C ends it.")
            }
            if poll == nil, let interval = watch.pollInterval {
                let seconds = Int(interval / .seconds(1))
                common.say(
                    "It is a network folder, so it is also listed every \(seconds) seconds.")
            }
            while true { try await intake.process(try await watch.photos()) }
        } catch let error as FolderWatchError {
            throw CommandFailure("\(TerminalText.visible(folder)): \(error.message)", status: CommandStatus(error))
        }
    }

    /// A service that runs this program with the same options and settings.
    private func unit(household: String?) -> ServiceUnit {
        var arguments = ["watch", "--quiet-period=\(quietPeriod)", "--group-by=\(packs.rule.rawValue)"]
        if let poll { arguments.append("--poll=\(poll)") }
        arguments += exclude.patterns.map { "--exclude=\($0)" }
        if let moveTo { arguments.append("--move-to=\(ThisProgram.absolute(moveTo))") }
        if let count = jobs.count { arguments.append("--jobs=\(count)") }
        if let place = packs.place { arguments.append("--place=\(place)") }
        if json { arguments.append("--json") }
        if let household { arguments.append("--household=\(household)") }
        if let locale = locale.current { arguments.append("--locale=\(locale)") }
        if let database = common.givenDatabase { arguments.append("--database=\(ThisProgram.absolute(database))") }
        arguments += reading.arguments + ["--", ThisProgram.absolute(folder)]
        return ServiceUnit(.watch, program: ThisProgram.path, arguments: arguments)
    }
}

extension WatchCommand {
    /// Imports the photos of a watched folder, and moves their files if that is asked for.
    final class Intake: Sendable {
        /// The time after which a photo that could not be stored is tried again.
        private static let retryPause = Duration.seconds(30)

        private let command: WatchCommand
        private let inventory: Inventory
        private let watch: WatchedFolder
        /// One for all photos: its workers need not be started for each burst.
        private let scanner: PhotoScanner
        private let summary = Mutex(ScanSummary())

        init(_ command: WatchCommand, inventory: Inventory, watch: WatchedFolder) {
            self.command = command
            self.inventory = inventory
            self.watch = watch
            scanner = command.reading.scanner(jobs: command.jobs.count)
        }

        /// Reads and stores photos that arrived together. Throws `ExitCode` when nothing more can be stored.
        func process(_ photos: [PhotoArrivals.Photo]) async throws {
            let today = command.common.currentDay
            let options = command.packs.options(on: today, command.locale)
            let writer = ResultWriter(
                command.common, isJSON: command.json, today: today, household: inventory.context.householdName)
            for await progress in scanner.scan(photos.map { .file($0.path) }, into: inventory, options: options) {
                guard let result = progress.result else { continue }
                let photo = photos[progress.index]
                summary.withLock { $0.add(result) }
                // Photos that were stored before the watch began are not reported to people.
                if command.json || photo.isNew || result.status != .known { writer.write(result) }
                try await finish(photo, result)
            }
            await command.household.nameItems(of: inventory, command.common, isQuiet: command.json)
            await command.household.settleDates(
                of: inventory, command.common, locale: command.locale.current, isQuiet: command.json)
            await CopyUpdates.exchangeNow(pictures: WorkerCommand.pictures)
        }

        /// Says that the watch ends, and what was done.
        func reportEnd() {
            let summary = summary.withLock { $0.total == 0 ? Message("no photos arrived") : $0.message }
            // Translators: {1} is what it did, such as "no photos arrived".
            command.common.say("The watch has ended; \(summary)")
        }

        private func finish(_ photo: PhotoArrivals.Photo, _ result: PhotoResult) async throws {
            if case .storage(let error) = result.error {
                // The photo's line has said so; no further photo can be stored.
                if error == .permission { throw ExitCode(CommandStatus(error).rawValue) }
                await watch.retry(photo, after: Self.retryPause)
            }
            guard result.status == .saved || result.status == .known else { return }
            do throws(OriginalMoveError) {
                try watch.move(photo)
            } catch {
                StandardStreams.error(Message("\(TerminalText.visible(photo.path)): \(error.message)"))
            }
        }
    }
}
