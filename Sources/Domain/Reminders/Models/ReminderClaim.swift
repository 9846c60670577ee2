/// That a channel is to tell a mark, or has told it. It is stored before anything is sent.
public struct ReminderClaim: Equatable, Hashable, Sendable {
    /// What is told.
    public let mark: ReminderMark
    /// The id of the notice that it first went into.
    public let notice: String
    /// True once it is known to have arrived. A claim that is open was never sent, or nobody knows.
    public var isSent: Bool

    /// A claim.
    public init(mark: ReminderMark, notice: String, isSent: Bool = false) {
        self.mark = mark
        self.notice = notice
        self.isSent = isSent
    }
}
