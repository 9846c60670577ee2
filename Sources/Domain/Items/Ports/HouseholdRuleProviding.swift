/// Reads what households have set for their places, products and categories.
package protocol HouseholdRuleProviding: Sendable {
    /// The rules of a household, in no order. Throws `DataError`.
    func rules(in householdId: String) async throws -> [HouseholdRule]
}
