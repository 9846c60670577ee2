import KeepItFreshDomain
import Synchronization

/// Writes down the events it hears.
final class RecordingLog: AuthLoggingProviding {
    private let heard = Mutex<[(event: AuthEvent, parameters: [String: String])]>([])

    var events: [AuthEvent] { heard.withLock { $0.map(\.event) } }
    var text: String { heard.withLock { $0.map { "\($0.event.rawValue) \($0.parameters)" }.joined(separator: "\n") } }

    func log(_ event: AuthEvent, parameters: [String: String]) {
        heard.withLock { $0.append((event, parameters)) }
    }
}
