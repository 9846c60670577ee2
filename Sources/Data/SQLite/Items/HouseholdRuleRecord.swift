import FoundationEssentials
import GRDB
import KeepItFreshDomain

/// A row of `householdRule`.
struct HouseholdRuleRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "householdRule"

    let householdId: String
    let kind: String
    let subject: String
    /// `HouseholdRule` in JSON.
    let rule: Data

    private init(_ rule: HouseholdRule, in householdId: String) throws {
        self.householdId = householdId
        (kind, subject) = (rule.kind.rawValue, rule.subject.key)
        self.rule = try JSONEncoder().encode(rule)
    }

    /// Reads the rules of a household, without those that only a later version knows.
    static func all(in householdId: String, _ database: Database) throws -> [HouseholdRule] {
        let statement = try database.cachedStatement(sql: "SELECT * FROM householdRule WHERE householdId = ?")
        return try fetchAll(statement, arguments: [householdId]).compactMap { record in
            HouseholdRule.Kind(rawValue: record.kind) == nil
                ? nil : try JSONDecoder().decode(HouseholdRule.self, from: record.rule)
        }
    }

    /// Writes the change of a rule.
    static func apply(_ step: HouseholdRule.Step, in householdId: String, _ database: Database) throws {
        if let before = step.before { try HouseholdRuleRecord(before, in: householdId).delete(database) }
        if let after = step.after { try HouseholdRuleRecord(after, in: householdId).insert(database) }
    }
}
