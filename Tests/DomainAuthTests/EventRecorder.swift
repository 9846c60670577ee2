import KeepItFreshDomain
import Synchronization

/// Records events.
final class EventRecorder: Sendable {
    private let recorded = Mutex<[AuthEvent]>([])

    var events: [AuthEvent] { recorded.withLock { $0 } }

    func record(_ event: AuthEvent) { recorded.withLock { $0.append(event) } }
}
