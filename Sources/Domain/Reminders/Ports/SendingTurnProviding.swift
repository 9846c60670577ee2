/// Lets one process at a time send reminders of an inventory: whatever another one claimed and left is then open.
public protocol SendingTurnProviding: Sendable {
    /// Does the work alone among all processes; the turn ends with the work, or with the process. Throws
    /// `ReminderError.inProgress` when it is another's turn, and what the work throws.
    func take<Value: Sendable>(_ work: () async throws -> Value) async throws -> Value
}
