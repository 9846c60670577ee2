import Foundation
import KeepItFresh
import KeepItFreshPresentation
import Synchronization

/// Writes results in the order of the inputs, as soon as each and all before it are done.
final class ScanReporter: Sendable {
    private struct State {
        var waiting: [Int: PhotoResult] = [:]
        var nextIndex = 0
        var summary = ScanSummary()
        var complaint = CommandStatus.success
        var progress: ProgressLine
    }

    private let state: Mutex<State>
    private let total: Int
    private let showsProgress: Bool
    private let isQuiet: Bool
    private let write: @Sendable (PhotoResult) -> Void

    /// A reporter for `total` photos; `write` puts one result out.
    init(total: Int, showsProgress: Bool, isQuiet: Bool, write: @escaping @Sendable (PhotoResult) -> Void) {
        self.total = total
        self.showsProgress = showsProgress
        self.isQuiet = isQuiet
        self.write = write
        state = Mutex(State(progress: ProgressLine(total: total)))
    }

    /// What the exit status will say.
    var exitStatus: CommandStatus { state.withLock { $0.summary.exitStatus.joined(with: $0.complaint) } }

    /// Takes news of the photo at `index` of all inputs.
    func report(_ stage: SaveStage, of file: String, at index: Int) {
        let progress = SaveProgress(index: index, file: file, stage: stage)
        state.withLock { state in
            if showsProgress { StandardStreams.redraw(state.progress.text(after: progress)) }
            guard let result = progress.result else { return }
            state.waiting[index] = result
            while let ready = state.waiting.removeValue(forKey: state.nextIndex) {
                put(ready, in: &state)
                state.nextIndex += 1
            }
        }
    }

    /// Tells at once of something that went wrong beside a photo's result, and remembers its status.
    func complain(_ line: String, status: CommandStatus) {
        state.withLock { state in
            if showsProgress { StandardStreams.redraw(ProgressLine.cleared) }
            StandardStreams.error("kif-scan: \(line)")
            state.complaint = state.complaint.joined(with: status)
        }
    }

    /// Ends the report: the progress line goes, and for several photos a summary comes.
    func finish() {
        state.withLock { state in
            if showsProgress { StandardStreams.redraw(ProgressLine.cleared) }
            if total > 1 && !isQuiet { StandardStreams.error(state.summary.line) }
        }
    }

    /// Ends the report before its time: what is done is put out, also where a photo before it is not.
    func interrupt() {
        state.withLock { state in
            for index in state.waiting.keys.sorted() {
                if let result = state.waiting.removeValue(forKey: index) { put(result, in: &state) }
            }
            if showsProgress { StandardStreams.redraw(ProgressLine.cleared) }
            StandardStreams.error(
                "kif-scan: interrupted with \(state.summary.total) of \(total) done; the same command goes on from there"
            )
        }
    }

    private func put(_ result: PhotoResult, in state: inout State) {
        if showsProgress { StandardStreams.redraw(ProgressLine.cleared) }
        state.summary.add(result)
        write(result)
    }
}
