import Synchronization

/// Counts how often something was tried.
final class Tries: Sendable {
    private let number = Atomic(0)

    var count: Int { number.load(ordering: .acquiring) }

    func next() -> Int {
        number.add(1, ordering: .acquiringAndReleasing).newValue
    }
}
