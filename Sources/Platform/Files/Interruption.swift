import Dispatch
import Glibc
import Synchronization

/// Removes unfinished files when a signal ends the program. Signals that something else handles, or that are ignored,
/// are left alone.
enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private static let state = Mutex(State())
    /// A queue of its own gets a thread also while all others wait for this one's lock.
    private static let queue = DispatchQueue(label: "interruption")

    private struct State {
        /// The paths of unfinished files.
        var paths: Set<String> = []
        var sources: [any DispatchSourceSignal] = []
    }

    /// From now on the file at `path` is removed when a signal ends the program.
    static func add(_ path: String) {
        state.withLock { state in
            if state.paths.isEmpty { state.sources = signals.filter(hasDefaultAction).map(watch) }
            state.paths.insert(path)
        }
    }

    /// The file at `path` has its name, or is gone.
    static func remove(_ path: String) {
        state.withLock { state in
            guard state.paths.remove(path) != nil, state.paths.isEmpty else { return }
            for source in state.sources {
                source.cancel()
                signal(Int32(source.handle), SIG_DFL)
            }
            state.sources = []
        }
    }

    /// Removes the files, and runs `end` while none can be added.
    static func end(_ end: () -> Never) -> Never {
        state.withLock { state in
            state.paths.forEach(DraftFile.remove)
            end()
        }
    }

    private static func hasDefaultAction(_ number: Int32) -> Bool {
        var action = sigaction()
        guard unsafe sigaction(number, nil, &action) == 0 else { return false }
        return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
    }

    private static func watch(_ number: Int32) -> any DispatchSourceSignal {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler {
            end {
                signal(number, SIG_DFL)
                // All threads of libdispatch block signals: only this one is certain to get it.
                var signals = sigset_t()
                unsafe sigemptyset(&signals)
                unsafe sigaddset(&signals, number)
                unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
                raise(number)
                _exit(128 + number)
            }
        }
        // Until the source is registered, a signal would be lost.
        let isRegistered = DispatchSemaphore(value: 0)
        source.setRegistrationHandler { isRegistered.signal() }
        source.activate()
        isRegistered.wait()
        return source
    }
}
