/// Keeps when households are reminded and what was told already. A store acts for one user: only a member's calls are
/// served, all others throw `DataError.permission`.
public protocol ReminderProviding: Sendable {
    /// When a household is reminded. Throws `DataError`.
    func thresholds(in householdId: String) async throws -> ReminderThresholds

    /// Says when a household is reminded; with nil as usual. For owners: throws `HouseholdError.ownerOnly` for others,
    /// and `DataError`.
    func setThresholds(_ thresholds: ReminderThresholds?, in householdId: String) async throws

    /// What is due on the day `today` and was not told to the acting user by the channel, claimed in the same step: see
    /// `ReminderLedger.claim(_:in:)`. Throws `DataError`.
    func claim(
        for channel: ReminderChannel, today: CivilDate, in householdId: String
    ) async throws -> [Reminder]

    /// Notes that the channel has told marks to the acting user. Throws `DataError`.
    func settle(_ marks: [ReminderMark], for channel: ReminderChannel, in householdId: String) async throws
}
