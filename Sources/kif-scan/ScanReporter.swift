import Foundation
import KeepItFresh
import KeepItFreshPresentation
import Synchronization

/// Writes results in the order of the inputs, as soon as each and all before it are done.
final class ScanReporter: Sendable {
    /// How progress is shown.
    enum Progress {
        /// Drawn over itself, on a terminal.
        case drawn
        /// A line every few seconds, until the last photo is done.
        case plain
        case none
    }

    private struct State {
        var waiting: [Int: PhotoResult] = [:]
        var nextIndex = 0
        var summary = ScanSummary()
        var complaint = CommandStatus.success
        var progress: ProgressLine
        var lastLine = ContinuousClock.now
    }

    /// A plain line comes no sooner than this after the one before.
    private static let plainPause = Duration.seconds(5)

    private let state: Mutex<State>
    private let total: Int
    private let progress: Progress
    private let isQuiet: Bool
    private let start = ContinuousClock.now
    private let write: @Sendable (PhotoResult) -> Void

    /// A reporter for `total` photos; `write` puts one result out.
    init(total: Int, progress: Progress, isQuiet: Bool, write: @escaping @Sendable (PhotoResult) -> Void) {
        self.total = total
        self.progress = progress
        self.isQuiet = isQuiet
        self.write = write
        state = Mutex(State(progress: ProgressLine(total: total)))
    }

    /// What the exit status will say.
    var exitStatus: CommandStatus { state.withLock { $0.summary.exitStatus.joined(with: $0.complaint) } }

    /// Takes news of the photo at `index` of all inputs.
    func report(_ stage: SaveStage, of file: String, at index: Int) {
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

    /// Tells at once of something that went wrong beside a photo's result, and remembers its status.
    func complain(_ line: String, status: CommandStatus) {
        state.withLock { state in
            clear()
            StandardStreams.error("kif-scan: \(line)")
            state.complaint = state.complaint.joined(with: status)
        }
    }

    /// Ends the report: the progress line goes, and for several photos a summary comes.
    func finish(isDryRun: Bool) {
        state.withLock { state in
            clear()
            guard total > 1 && !isQuiet else { return }
            StandardStreams.error(state.summary.line)
            if isDryRun { StandardStreams.error(state.summary.forecast(duration: .now - start)) }
            state.summary.details().forEach(StandardStreams.error)
        }
    }

    /// Ends the report before its time: what is done is put out, also where a photo before it is not.
    func interrupt() {
        state.withLock { state in
            for index in state.waiting.keys.sorted() {
                if let result = state.waiting.removeValue(forKey: index) { put(result, in: &state) }
            }
            clear()
            StandardStreams.error(
                "kif-scan: interrupted with \(state.summary.total) of \(total) done; the same command goes on from there"
            )
            if state.summary.total > 0 && !isQuiet { StandardStreams.error(state.summary.line) }
        }
    }

    /// Writes the report in JSON to a file, replaced as a whole. Throws `CommandFailure`.
    func writeReport(to path: String, household: String?) throws {
        let report = state.withLock { $0.summary.json(count: total, duration: .now - start, household: household) }
        do {
            try Data((report.line + "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw CommandFailure(notWritten: Self.report(path), error)
        }
    }

    /// Throws `CommandFailure` where no report can be written later: better before an hour of reading than after it.
    static func requirePlace(for path: String) throws {
        let files = FileManager.default
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard files.isWritableFile(atPath: folder), !PhotoFolder.isFolder(path) else {
            throw CommandFailure("cannot write \(report(path))", status: .storageRefused)
        }
    }

    private static func report(_ path: String) -> String { "the report to \(TerminalText.visible(path))" }

    private func put(_ result: PhotoResult, in state: inout State) {
        clear()
        state.summary.add(result)
        write(result)
    }

    private func show(_ state: inout State) {
        switch progress {
        case .drawn: StandardStreams.redraw(state.progress.drawn())
        case .plain where state.nextIndex < total && .now - state.lastLine >= Self.plainPause:
            state.lastLine = .now
            StandardStreams.error(state.progress.plain())
        case .plain, .none: break
        }
    }

    private func clear() {
        if case .drawn = progress { StandardStreams.redraw(ProgressLine.cleared) }
    }
}
