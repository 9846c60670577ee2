import Dispatch
import Foundation
import KeepItFreshPlatform
import KeepItFreshPresentation
import Synchronization

/// Handles ^C (SIGINT) and the system's request to end (SIGTERM).
final class Interrupt: Sendable {
    private static let signals = [SIGINT, SIGTERM]
    private let endOfService: CommandStatus
    private let waits: Bool
    private let received = Mutex<CommandStatus?>(nil)
    private let sources = Mutex<[any DispatchSourceSignal]>([])
    private let handler = Mutex<(@Sendable () -> Void)?>(nil)

    /// Once this returns, a signal calls the handler, if one is set, and ends the program. Every item is stored in one
    /// transaction, so the program can end at any moment; its workers end with it. The exit status is `interrupted`,
    /// and `endOfService` after SIGTERM. With `waits` the first signal only calls the handler, which ends the program
    /// in its own time.
    init(endOfService: CommandStatus = .interrupted, waits: Bool = false) {
        (self.endOfService, self.waits) = (endOfService, waits)
        sources.withLock { $0 = Self.signals.map(watch) }
    }

    /// The exit status after the first signal; nil when none has come.
    var status: CommandStatus? { received.withLock { $0 } }

    /// Sets what to do when a signal comes, before the program ends.
    func handle(_ handler: @escaping @Sendable () -> Void) {
        self.handler.withLock { $0 = handler }
    }

    /// Restores the default: a signal ends the program at once.
    func stop() {
        sources.withLock { $0.forEach { $0.cancel() } }
        Self.signals.forEach { signal($0, SIG_DFL) }
    }

    private func watch(_ number: Int32) -> any DispatchSourceSignal {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        let status = number == SIGTERM ? endOfService : .interrupted
        source.setEventHandler { [weak self] in
            let isFirst = self?.received.withLock { received in
                defer { received = received ?? status }
                return received == nil
            }
            self?.handler.withLock { $0 }?()
            if let self, waits, isFirst ?? false { return }
            DraftFile.removeAll { _exit(status.rawValue) }
        }
        // Until the source is registered, a signal would be lost.
        let isRegistered = DispatchSemaphore(value: 0)
        source.setRegistrationHandler { isRegistered.signal() }
        source.activate()
        isRegistered.wait()
        return source
    }
}
