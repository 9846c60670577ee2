/// Ensures that only one process at a time sends reminders of an inventory, so that claims left open by others are
/// free.
package protocol SendingLockProviding: Sendable {
    /// Runs the operation while holding the lock, which ends with the operation or with the process. Throws
    /// `ReminderError.inProgress` when another process holds it, and the errors of the operation.
    func withLock<Value: Sendable>(_ operation: () async throws -> Value) async throws -> Value
}
