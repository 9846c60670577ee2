/// A way to deliver reminders to a member.
package enum ReminderChannel: String, Codable, Hashable, Sendable, CaseIterable {
    /// Standard output.
    case output
    /// A notification on the desktop.
    case desktop
    /// A mail.
    case mail
    /// A request to a web address.
    case webhook
    /// Messages to the subscribers of an MQTT broker.
    case mqtt
}
