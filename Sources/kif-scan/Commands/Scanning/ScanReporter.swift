import Foundation
import KeepItFresh
import KeepItFreshDomain
import KeepItFreshPlatform
import KeepItFreshPresentation
import Synchronization

/// Prints each result in the order of the inputs, as soon as it and all before it are done.
final class ScanReporter: Sendable {
    /// How progress is shown.
    enum Progress {
        /// One line that is redrawn, on a terminal.
        case drawn
        /// A new line every few seconds, until the last photo is done.
        case plain
        case none
    }

    /// The file that a report is written to.
    struct File {
        let path: String
        /// The household's name; nil in a dry run.
        let household: String?
    }

    private struct State {
        var waiting: [Int: PhotoResult] = [:]
        var nextIndex = 0
        var summary: ScanSummary
        var sideStatus = CommandStatus.success
        var progress: ProgressLine
        var lastLine = ContinuousClock.now
    }

    /// Of more photos only the summary is printed, and what a person should look at.
    static let maximumLines = 20
    /// The number of photos to check, and of unreadable ones, that a summary lists.
    private static let maximumDetails = 8

    /// The time between two plain progress lines.
    private static let plainInterval = Duration.seconds(5)

    private let state: Mutex<State>
    private let total: Int
    private let progress: Progress
    private let isQuiet: Bool
    /// Whether each photo has a line of its own, so that the summary repeats none.
    private let hasOwnLines: Bool
    private let file: File?
    private let start = ContinuousClock.now
    private let write: @Sendable (PhotoResult) -> Void

    /// A reporter for `total` photos; `write` prints one result. With `isStrict` the exit status says whether a person
    /// has to look. Files in `folder` are named without its path. The summary is also written to `file`.
    init(
        total: Int, progress: Progress, isQuiet: Bool, isStrict: Bool = false, hasOwnLines: Bool = true,
        folder: String? = nil, file: File? = nil, write: @escaping @Sendable (PhotoResult) -> Void
    ) {
        self.total = total
        self.progress = progress
        self.isQuiet = isQuiet
        self.hasOwnLines = hasOwnLines
        self.file = file
        self.write = write
        state = Mutex(
            State(
                summary: ScanSummary(isStrict: isStrict, folder: folder),
                progress: ProgressLine(total: total, language: .environment)))
    }

    /// The exit status for what has been reported so far.
    var exitStatus: CommandStatus { state.withLock { $0.summary.exitStatus.joined(with: $0.sideStatus) } }

    /// Records the progress of the photo at `index` of all inputs, and prints the results that are due.
    func report(_ stage: SaveProgress.Stage, of file: String, at index: Int) {
        guard let result = SaveProgress(index: index, file: file, stage: stage).result else { return }
        state.withLock { state in
            state.progress.add(result)
            state.waiting[index] = result
            while let ready = state.waiting.removeValue(forKey: state.nextIndex) {
                put(ready, in: &state)
                state.nextIndex += 1
            }
            show(&state)
        }
    }

    /// Prints an error that is not part of a photo's result, and includes `status` in the exit status.
    func reportError(_ message: Message, status: CommandStatus) {
        state.withLock { state in
            clear()
            StandardStreams.error(message)
            state.sideStatus = state.sideStatus.joined(with: status)
        }
    }

    /// Removes the progress line, before something else is said.
    func endProgress() {
        state.withLock { _ in clear() }
    }

    /// Leaves out of the summary what was asked about the dates of these items.
    func settle(_ itemIds: [String]) {
        state.withLock { $0.summary.settle(itemIds) }
    }

    /// Ends the report: removes the progress line and, for several photos, prints a summary.
    func finish(isDryRun: Bool) {
        state.withLock { state in
            clear()
            guard total > 1 && !isQuiet else { return }
            say(state.summary.message)
            if isDryRun { say(state.summary.forecast(duration: .now - start)) }
            if !hasOwnLines {
                state.summary.details(limit: Self.maximumDetails, in: .environment).forEach(StandardStreams.error)
            }
            if !isDryRun, state.summary.hasWork { say(Message("next: kif-scan review")) }
        }
    }

    /// Ends the report early: prints all results so far, even if a photo before them is not done.
    func stop() {
        state.withLock { putWaiting(&$0) }
    }

    /// Ends the report early, and says so.
    func interrupt() {
        state.withLock { state in
            putWaiting(&state)
            let done = state.summary.total
            StandardStreams.error(
                Message(
                    total, one: "interrupted after \(done) of \(total) photo; run the same command to continue",
                    other: "interrupted after \(done) of \(total) photos; run the same command to continue"))
            if done > 0 && !isQuiet { say(state.summary.message) }
        }
        try? writeReport()
    }

    /// Writes the report to its file in JSON, in one step; nothing if there is to be none. Throws `CommandFailure`.
    func writeReport() throws {
        guard let file else { return }
        let report = state.withLock {
            $0.summary.json(count: total, duration: .now - start, household: file.household)
        }
        do {
            try WrittenFile.write((report.line + "\n").utf8, to: file.path)
        } catch {
            throw CommandFailure(notWritten: Self.report(file.path), error)
        }
    }

    /// Throws `CommandFailure` if the report could not be written, before time is spent on reading photos.
    static func requirePlace(for path: String) throws {
        let files = FileManager.default
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard files.isWritableFile(atPath: folder), !PhotoScanner.isFolder(path) else {
            throw CommandFailure("cannot write \(report(path))", status: .storageRefused)
        }
    }

    // Translators: what cannot be written; {1} is a file.
    private static func report(_ path: String) -> Message { Message("the report to \(TerminalText.visible(path))") }

    private func say(_ message: Message) {
        StandardStreams.error(message.text(in: .environment))
    }

    private func putWaiting(_ state: inout State) {
        for index in state.waiting.keys.sorted() {
            if let result = state.waiting.removeValue(forKey: index) { put(result, in: &state) }
        }
        clear()
    }

    private func put(_ result: PhotoResult, in state: inout State) {
        clear()
        state.summary.add(result)
        write(result)
    }

    private func show(_ state: inout State) {
        switch progress {
        case .drawn: StandardStreams.redraw(state.progress.drawn(columns: Terminal.columns(of: STDERR_FILENO)))
        case .plain where state.nextIndex < total && .now - state.lastLine >= Self.plainInterval:
            state.lastLine = .now
            StandardStreams.error(state.progress.plain())
        case .plain, .none: break
        }
    }

    private func clear() {
        if case .drawn = progress { StandardStreams.redraw(ProgressLine.cleared) }
    }
}
