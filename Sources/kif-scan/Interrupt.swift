import Dispatch
import Foundation
import KeepItFreshPresentation

/// Watches for ^C.
struct Interrupt {
    private let source: any DispatchSourceSignal

    /// From now on ^C calls `handler` and ends the program. Every item is stored in one transaction, so the program
    /// may end at any moment.
    init(handler: @escaping @Sendable () -> Void) {
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler {
            handler()
            _exit(CommandStatus.interrupted.rawValue)
        }
        source.activate()
    }

    /// Lets ^C end the program at once again.
    func stop() {
        source.cancel()
        signal(SIGINT, SIG_DFL)
    }
}
