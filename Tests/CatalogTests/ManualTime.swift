import Foundation
import Synchronization

/// A clock that stands until it is set.
final class ManualTime: Sendable {
    private let time: Mutex<Date>

    init(_ time: Date) { self.time = Mutex(time) }

    var now: Date { time.withLock { $0 } }

    func set(_ time: Date) { self.time.withLock { $0 = time } }
}
