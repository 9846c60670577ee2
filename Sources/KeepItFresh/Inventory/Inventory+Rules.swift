package import KeepItFreshDomain
import KeepItFreshLabels
import Synchronization

/// What the household has set for its places, products and categories.
extension Inventory {
    /// The rules of the household, in no order; none where the store keeps none. Throws `DataError`.
    package func rules() async throws -> [HouseholdRule] {
        try await (repository as? any HouseholdRuleProviding)?.rules(in: context.householdId) ?? []
    }

    /// Sets a rule on the civil day `day`, or takes it away, and returns the change. Throws `DataError` and
    /// `ItemEditError`.
    package func set(_ rule: HouseholdRule, isOn: Bool = true, on day: CivilDate) async throws -> JournalEntry {
        let change = RequestedChange(.set(rule, isOn: isOn), on: day)
        return try await repository.perform(change, in: context.householdId).recorded()
    }

    /// The places in which something is kept, or about which there is a rule, by name. Throws `DataError`.
    package func places() async throws -> [HouseholdPlace] {
        let counter = Mutex(HouseholdPlace.Counter())
        try await forEachBatch(ItemQuery()) { items in
            counter.withLock { counter in items.forEach { counter.add($0) } }
        }
        let rules = try await rules()
        return counter.withLock { $0.places(rules) }
    }

    /// The items of a change that are not frozen though they were put into a place that freezes, each with why. Throws
    /// `DataError`.
    package func unfrozen(after entry: JournalEntry) async throws -> [(item: Item, refusal: ItemEditError)] {
        let put = entry.steps.filter { $0.after?.place != nil && $0.after?.place != $0.before?.place }
            .compactMap(\.after)
        guard !put.isEmpty else { return [] }
        let rules = try await rules()
        return put.compactMap { item in item.freezingRefusal(by: rules, on: entry.day).map { (item, $0) } }
    }
}
