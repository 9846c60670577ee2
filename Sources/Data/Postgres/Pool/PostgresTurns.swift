import Dispatch
import KeepItFreshDomain
import Synchronization

/// Lets a number of callers in at once, and others wait in the order in which they came, for a limited time.
final class PostgresTurns: Sendable {
    private struct Waiter {
        let id: Int
        let resume: @Sendable (_ hasTurn: Bool) -> Void
    }

    /// What a thread waits for.
    private final class Answer: Sendable {
        let semaphore = DispatchSemaphore(value: 0)
        let hasTurn = Atomic(false)
    }

    private struct State {
        var free: Int
        var waiters: [Waiter] = []
        /// Who left before it began to wait.
        var left: Set<Int> = []
        var lastId = 0
    }

    private let state: Mutex<State>
    private let patience: Duration

    init(_ count: Int, patience: Duration) {
        state = Mutex(State(free: count))
        self.patience = patience
    }

    /// How many wait.
    var waiting: Int { state.withLock { $0.waiters.count } }

    /// Waits for a turn; `give` must follow. Throws `busy` when none is free in time, or the task is cancelled.
    func take() async throws(DataError) {
        let id = newId()
        let hasTurn = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in enter(id) { continuation.resume(returning: $0) } }
        } onCancel: {
            leave(id)
        }
        state.withLock { _ = $0.left.remove(id) }
        guard hasTurn else { throw .busy }
    }

    /// The same, blocking the thread.
    func takeBlocking() throws(DataError) {
        let answer = Answer()
        enter(newId()) { hasTurn in
            answer.hasTurn.store(hasTurn, ordering: .releasing)
            answer.semaphore.signal()
        }
        answer.semaphore.wait()
        guard answer.hasTurn.load(ordering: .acquiring) else { throw .busy }
    }

    /// Gives the turn to the next.
    func give() {
        let next = state.withLock { state -> Waiter? in
            guard state.waiters.isEmpty else { return state.waiters.removeFirst() }
            state.free += 1
            return nil
        }
        next?.resume(true)
    }

    private func newId() -> Int {
        state.withLock { state in
            state.lastId += 1
            return state.lastId
        }
    }

    private func enter(_ id: Int, _ resume: @escaping @Sendable (Bool) -> Void) {
        let hasTurn = state.withLock { state -> Bool? in
            if state.left.remove(id) != nil { return false }
            if state.free > 0 {
                state.free -= 1
                return true
            }
            state.waiters.append(Waiter(id: id, resume: resume))
            return nil
        }
        if let hasTurn { return resume(hasTurn) }
        let end = DispatchTime.now() + .milliseconds(Int(patience / .milliseconds(1)))
        DispatchQueue.global().asyncAfter(deadline: end) { self.leave(id, isLate: true) }
    }

    private func leave(_ id: Int, isLate: Bool = false) {
        let waiter = state.withLock { state -> Waiter? in
            if let index = state.waiters.firstIndex(where: { $0.id == id }) { return state.waiters.remove(at: index) }
            if !isLate { state.left.insert(id) }
            return nil
        }
        waiter?.resume(false)
    }
}
