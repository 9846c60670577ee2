import KeepItFreshDomain
import Synchronization

/// Keeps the codes it is given, as a user's mailbox does.
final class RecordingDelivery: OTPDeliveryProviding {
    private let kept = Mutex<[OTPMessage]>([])
    private let broken = Mutex(false)

    var messages: [OTPMessage] { kept.withLock { $0 } }
    var lastCode: String { messages.last?.code ?? "" }

    func fail() { broken.withLock { $0 = true } }

    func deliver(_ message: OTPMessage) async throws {
        if broken.withLock({ $0 }) { throw AuthError.unavailable }
        kept.withLock { $0.append(message) }
    }
}
