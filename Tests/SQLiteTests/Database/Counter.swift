import Synchronization

/// Counts across threads.
final class Counter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    /// Adds one and tells the sum.
    func increment() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}
