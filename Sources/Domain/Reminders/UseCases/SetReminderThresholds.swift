/// Sets when a household is reminded.
package struct SetReminderThresholds: Sendable {
    private let reminders: any ReminderProviding

    package init(reminders: any ReminderProviding) {
        self.reminders = reminders
    }

    /// Sets the thresholds and returns all of them; nil keeps those of a kind. Throws
    /// `ReminderError.invalidThresholds`, `HouseholdError.ownerOnly` and `DataError`.
    package func execute(
        _ context: HouseholdContext, useBy: [Int]?, bestBefore: [Int]?
    ) async throws -> ReminderThresholds {
        let before = try await reminders.thresholds(in: context.householdId)
        let thresholds = ReminderThresholds(
            useBy: useBy ?? before.days(of: .useBy), bestBefore: bestBefore ?? before.days(of: .bestBefore))
        guard let thresholds else { throw ReminderError.invalidThresholds }
        try await reminders.setThresholds(thresholds, in: context.householdId)
        return thresholds
    }
}
