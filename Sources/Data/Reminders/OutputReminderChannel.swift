public import KeepItFreshDomain

/// Writes reminders out, such as to standard output.
public struct OutputReminderChannel: ReminderChannelProviding {
    /// Standard output.
    public let channel = ReminderChannel.output
    /// All in one go.
    public let isOneByOne = false

    private let write: @Sendable (ReminderNotice) throws -> Void

    /// Reminders are written by `write`, which throws when they did not get out.
    public init(write: @escaping @Sendable (ReminderNotice) throws -> Void) {
        self.write = write
    }

    /// Writes a notice.
    public func deliver(_ notice: ReminderNotice) async throws(ReminderDeliveryError) {
        do { try write(notice) } catch { throw .refused }
    }
}
