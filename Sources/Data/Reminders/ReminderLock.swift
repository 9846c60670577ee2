import KeepItFreshDomain
import KeepItFreshPlatform

/// Lets one process at a time send reminders, by a lock on a file.
package struct ReminderLock: SendingLockProviding {
    private let path: String

    /// Locks the file at `path`, created when missing with mode 0600.
    package init(path: String) {
        self.path = path
    }

    /// Runs the operation while no other process does. Throws `ReminderError.inProgress`, `DataError.unavailable` when
    /// the file cannot be locked, and the errors of the operation.
    package func withLock<Value: Sendable>(_ operation: () async throws -> Value) async throws -> Value {
        let lock: FileLock
        do throws(FileLock.Failure) {
            lock = try FileLock(path: path)
        } catch {
            switch error {
            case .held: throw ReminderError.inProgress
            case .diskFull: throw DataError.unavailable("\(path) cannot be opened: the disk is full")
            case .unavailable(let reason): throw DataError.unavailable(reason)
            }
        }
        defer { withExtendedLifetime(lock) {} }
        return try await operation()
    }
}
