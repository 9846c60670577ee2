import KeepItFreshDomain
import Synchronization

/// Writes down the events it hears.
final class EventRecorder: Sendable {
    private let heard = Mutex<[AuthEvent]>([])

    var events: [AuthEvent] { heard.withLock { $0 } }

    func record(_ event: AuthEvent) { heard.withLock { $0.append(event) } }
}
