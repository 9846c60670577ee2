import KeepItFresh
import KeepItFreshPresentation
import Synchronization

/// Takes the photos of a watched folder into an inventory, and moves their files where that is asked.
final class PhotoIntake: Sendable {
    /// A photo that could not be stored is tried again after this time.
    private static let pause = Duration.seconds(30)

    private let command: WatchCommand
    private let inventory: Inventory
    private let watch: FolderWatch
    private let mover: OriginalMover?
    private let summary = Mutex(ScanSummary())

    /// An intake as the command's options say.
    init(_ command: WatchCommand, inventory: Inventory, watch: FolderWatch) {
        self.command = command
        self.inventory = inventory
        self.watch = watch
        mover = command.moveTo.map { OriginalMover(from: command.folder, to: $0) }
    }

    /// Reads and stores photos that belong to one burst. Throws `CommandFailure` when nothing more can be stored.
    func take(_ photos: [ArrivedPhoto]) async throws {
        let reading = command.reading
        let scanner = PhotoScanner(reading.labels, jobs: command.jobs, worker: WorkerCommand.program(reading))
        let today = command.common.currentDay
        let options = ReadingOptions(today: today, locale: command.locale.current, grouping: command.groupBy)
        let writer = ResultWriter(
            command.common, isJSON: command.json, today: today, household: inventory.context.householdName)
        for await progress in scanner.scan(photos.map { .file($0.path) }, into: inventory, options: options) {
            guard let result = progress.result else { continue }
            let photo = photos[progress.index]
            summary.withLock { $0.add(result) }
            // What was there and stored before the watch began is no news to a person.
            if command.json || photo.isNews || result.status != .known { writer.write(result) }
            try await dispose(of: photo, result)
        }
    }

    /// Says what was done so far.
    func tell() {
        let line = summary.withLock { $0.total == 0 ? "no photo came" : $0.line }
        command.common.say("kif-scan: watching ends; \(line)")
    }

    private func dispose(of photo: ArrivedPhoto, _ result: PhotoResult) async throws {
        if case .storage(let error) = result.error {
            if error == .permission { throw CommandFailure(error) }
            await watch.again(photo, after: Self.pause)
        }
        guard let mover, result.status == .saved || result.status == .known else { return }
        do throws(OriginalMoveError) {
            try mover.move(photo)
        } catch {
            StandardStreams.error("kif-scan: \(TerminalText.visible(photo.path)): \(error.message)")
        }
    }
}
