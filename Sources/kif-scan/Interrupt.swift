import Dispatch
import Foundation
import KeepItFreshPresentation
import Synchronization

/// Watches for ^C and for the system's request to end.
final class Interrupt: Sendable {
    private static let signals = [SIGINT, SIGTERM]
    private let endOfService: CommandStatus
    private let sources = Mutex<[any DispatchSourceSignal]>([])
    private let handler = Mutex<(@Sendable () -> Void)?>(nil)

    /// From now on a signal calls the handler, if there is one by then, and ends the program. Every item is stored in
    /// one transaction, so the program may end at any moment; its workers end with it. The status is `interrupted`, and
    /// for the system's request `endOfService`.
    init(endOfService: CommandStatus = .interrupted) {
        self.endOfService = endOfService
        sources.withLock { $0 = Self.signals.map(watch) }
    }

    /// Tells what to do first when a signal comes.
    func handle(_ handler: @escaping @Sendable () -> Void) {
        self.handler.withLock { $0 = handler }
    }

    /// Lets a signal end the program at once again.
    func stop() {
        sources.withLock { $0.forEach { $0.cancel() } }
        Self.signals.forEach { signal($0, SIG_DFL) }
    }

    private func watch(_ number: Int32) -> any DispatchSourceSignal {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        let status = number == SIGTERM ? endOfService : .interrupted
        source.setEventHandler { [weak self] in
            self?.handler.withLock { $0 }?()
            _exit(status.rawValue)
        }
        source.activate()
        return source
    }
}
