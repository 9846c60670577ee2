import Synchronization

/// Until when an answer is waited for.
struct PostgresDeadline: Sendable {
    /// Set where nobody needs the answer any more.
    final class Cancellation: Sendable {
        private let flag = Atomic(false)

        var isCancelled: Bool { flag.load(ordering: .relaxed) }

        func cancel() {
            flag.store(true, ordering: .relaxed)
        }
    }

    private let end: ContinuousClock.Instant
    private let cancellation: Cancellation?

    init(in time: Duration, _ cancellation: Cancellation? = nil) {
        end = .now + time
        self.cancellation = cancellation
    }

    /// Another time, but cancelled with `other`.
    init(in time: Duration, _ other: PostgresDeadline) {
        self.init(in: time, other.cancellation)
    }

    var isCancelled: Bool { cancellation?.isCancelled ?? false }
    var isOver: Bool { isCancelled || ContinuousClock.now >= end }
}
