import Dispatch
import KeepItFreshDomain
import Synchronization

/// Hands batches from one thread to another, which holds the first up when it is behind.
final class BatchChannel: Sendable {
    private struct State {
        var batches: [DumpBatch] = []
        var isFinished = false
        var isClosed = false
        var error: CatalogError?
    }

    private let state = Mutex(State())
    /// Begun at 0, as a semaphore that is at less than it was begun with may not go.
    private let room = DispatchSemaphore(value: 0)
    private let news = DispatchSemaphore(value: 0)

    /// A channel with room for two batches.
    init() {
        room.signal()
        room.signal()
    }

    /// Hands a batch over once there is room for it; false when nobody wants more.
    func send(_ batch: DumpBatch) -> Bool {
        room.wait()
        let isOpen = state.withLock { state in
            guard !state.isClosed else { return false }
            state.batches.append(batch)
            return true
        }
        news.signal()
        return isOpen
    }

    /// Tells that no more will come, and why if that is an error.
    func finish(_ error: CatalogError?) {
        state.withLock { state in
            state.isFinished = true
            state.error = error
        }
        news.signal()
    }

    /// The next batch; nil when no more will come. Throws the error that the other thread ended with.
    func receive() throws(CatalogError) -> DumpBatch? {
        news.wait()
        let (batch, error) = state.withLock { state in
            let batch = state.batches.isEmpty ? nil : state.batches.removeFirst()
            return (batch, batch == nil ? state.error : nil)
        }
        if let error { throw error }
        room.signal()
        return batch
    }

    /// Tells that nothing more is wanted.
    func close() {
        state.withLock { $0.isClosed = true }
        room.signal()
    }
}
