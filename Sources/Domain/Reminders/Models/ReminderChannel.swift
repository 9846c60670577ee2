/// A way by which reminders reach a member.
public enum ReminderChannel: String, Codable, Hashable, Sendable, CaseIterable {
    /// Standard output.
    case output
    /// A notification on the desktop.
    case desktop
    /// A mail.
    case mail
    /// A request to an address of the member's.
    case webhook
}
