import GRDB
import KeepItFreshDomain

/// A row of `reminderThreshold`.
struct ReminderThresholdRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "reminderThreshold"

    let householdId: String
    let useBy: String
    let bestBefore: String

    /// A row of a household's thresholds.
    init(_ thresholds: ReminderThresholds, of householdId: String) {
        self.householdId = householdId
        useBy = Self.text(thresholds.days(of: .useBy))
        bestBefore = Self.text(thresholds.days(of: .bestBefore))
    }

    /// The thresholds of a household.
    static func thresholds(of householdId: String, _ database: Database) throws -> ReminderThresholds {
        guard let record = try fetchOne(database, key: householdId) else { return .usual }
        let days = [record.useBy, record.bestBefore].map { $0.split(separator: ",").compactMap { Int($0) } }
        return ReminderThresholds(useBy: days[0], bestBefore: days[1]) ?? .usual
    }

    private static func text(_ days: [Int]) -> String {
        days.map(String.init).joined(separator: ",")
    }
}
