import Synchronization

/// Counts how often a connection to the server was lost. What was made before the last time is not used any more: where
/// one connection is lost, the others are too, and the server may have forgotten what it was told.
final class PostgresLosses: Sendable {
    private let number = Atomic(0)

    var count: Int { number.load(ordering: .acquiring) }

    /// One was lost.
    func add() {
        number.add(1, ordering: .acquiringAndReleasing)
    }
}
