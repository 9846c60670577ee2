import KeepItFreshDomain
import Synchronization

/// A clock that tells the day it was set to.
final class TestClock: Sendable {
    private let day: Mutex<CivilDate>

    init(_ day: CivilDate) {
        self.day = Mutex(day)
    }

    var today: CivilDate { day.withLock { $0 } }

    func set(_ newDay: CivilDate) {
        day.withLock { $0 = newDay }
    }
}
