/// What one channel of a member has told of a household's items, and what it was about to tell.
public struct ReminderLedger: Equatable, Sendable {
    /// The claims, in no order.
    public private(set) var claims: [ReminderMark: ReminderClaim]

    /// A ledger.
    public init(_ claims: [ReminderClaim] = []) {
        self.claims = Dictionary(claims.map { ($0.mark, $0) }) { first, _ in first }
    }

    /// Claims what is due and was never told, as part of the notice `notice`, and takes up again what was claimed and
    /// is not known to have arrived. Such a claim whose reminder is no longer due is dropped: what was eaten, frozen or
    /// corrected meanwhile is not told.
    public mutating func claim(_ due: [DueReminder], in notice: String) -> [Reminder] {
        let marks = Set(due.map(\.mark))
        claims = claims.filter { $0.value.isSent || marks.contains($0.key) }
        return due.compactMap { due in
            if let known = claims[due.mark] {
                return known.isSent ? nil : Reminder(due: due, notice: known.notice, isRepeated: true)
            }
            claims[due.mark] = ReminderClaim(mark: due.mark, notice: notice)
            return Reminder(due: due, notice: notice, isRepeated: false)
        }
    }

    /// Notes that marks have arrived. What was not claimed stays so.
    public mutating func settle(_ marks: [ReminderMark]) {
        for mark in marks { claims[mark]?.isSent = true }
    }
}
