package import KeepItFreshLabels

/// How many packs of a product or a category are to be in stock, and how many there are.
package struct StockMinimum: Equatable, Hashable, Sendable {
    package let subject: HouseholdRule.Subject
    package let minimum: Int
    /// The packs in stock, an opened one too, without those that must not be eaten any more.
    package let packs: Int

    package init(subject: HouseholdRule.Subject, minimum: Int, packs: Int) {
        self.subject = subject
        self.minimum = minimum
        self.packs = packs
    }

    /// How many packs are missing; 0 for none.
    package var missing: Int { max(0, minimum - packs) }

    /// Compares the stock of a household with what is to be there on the day `today`, by name. Throws `DataError`.
    package static func all(
        in items: any ItemQueryProviding, rules: [HouseholdRule], today: CivilDate, householdId: String
    ) async throws -> [StockMinimum] {
        let rules = rules.filter { $0.kind == .minimum }
            .sorted { ($0.subject.name.lowercased(), $0.key) < ($1.subject.name.lowercased(), $1.key) }
        guard !rules.isEmpty else { return [] }
        let stock = try await items.items(ItemQuery(), limit: nil, in: householdId).filter {
            !$0.isUnsafe(today: today)
        }
        return rules.map { rule in
            let packs = stock.reduce(0) { $0 + (rule.subject.contains($1) ? $1.quantity : 0) }
            return StockMinimum(subject: rule.subject, minimum: rule.minimum ?? 0, packs: packs)
        }
    }
}
