import Foundation
import KeepItFreshDomain
import Synchronization

/// A clock that stands still until it is moved.
final class ManualClock: ClockProviding {
    private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

    func now() -> Date { time.withLock { $0 } }

    func advance(_ seconds: TimeInterval) { time.withLock { $0 += seconds } }
}
