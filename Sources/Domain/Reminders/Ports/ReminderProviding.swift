package import KeepItFreshLabels

/// Stores when households are reminded and which reminders were delivered. A store acts for one user: it serves only
/// members, and throws `DataError.permission` for all other calls.
package protocol ReminderProviding: Sendable {
    /// The thresholds of a household. Throws `DataError`.
    func thresholds(in householdId: String) async throws -> ReminderThresholds

    /// Sets the thresholds of a household; nil restores the standard ones. Owners only: throws
    /// `HouseholdError.ownerOnly` for other members, and `DataError`.
    func setThresholds(_ thresholds: ReminderThresholds?, in householdId: String) async throws

    /// Claims, in one transaction, the reminders that are due on the day `today` and that the channel has not delivered
    /// to the acting user: see `ReminderLedger.claim(_:in:on:)`. Throws `DataError`.
    func claim(
        for channel: ReminderChannel, today: CivilDate, in householdId: String
    ) async throws -> [Reminder]

    /// Claims, in one transaction, the day's notice of what waits for a person; nil when the channel has delivered it
    /// to the acting user already: see `ReminderLedger.claimWaiting(in:on:)`. Throws `DataError`.
    func claimWaiting(
        for channel: ReminderChannel, today: CivilDate, in householdId: String
    ) async throws -> ReminderLedger.Claim?

    /// Records that the channel has delivered reminders to the acting user. Throws `DataError`.
    func markDelivered(_ marks: [DueReminder.Mark], for channel: ReminderChannel, in householdId: String) async throws
}
