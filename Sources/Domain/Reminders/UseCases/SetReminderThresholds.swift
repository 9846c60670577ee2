/// Says when a household is reminded.
public struct SetReminderThresholds: Sendable {
    private let reminders: any ReminderProviding

    /// Says it in `reminders`.
    public init(reminders: any ReminderProviding) {
        self.reminders = reminders
    }

    /// The thresholds that hold now. A kind of which nothing is given keeps its own. Throws
    /// `ReminderError.invalidThresholds`, `HouseholdError.ownerOnly` and `DataError`.
    public func execute(
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
