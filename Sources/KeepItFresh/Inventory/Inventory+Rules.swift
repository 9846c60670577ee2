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

    /// How many packs are to be in stock, and how many there are on the day `today`, by name. Throws `DataError`.
    package func minimums(on today: CivilDate) async throws -> [StockMinimum] {
        try await StockMinimum.all(
            in: repository, rules: try await rules(), today: today, householdId: context.householdId)
    }

    // MARK: Usual lives

    /// The last openings and freezings from which is learnt.
    private static let maximumEntries = 1_000

    /// How long products usually keep by what the household had, where nobody set it; what it had most often first.
    /// Throws `DataError`.
    package func learntLives() async throws -> [LearntLives.Life] {
        let learnt = Mutex(LearntLives())
        try await forEachBatch(ItemQuery(includesUsedUp: true)) { items in
            learnt.withLock { learnt in items.forEach { learnt.add($0) } }
        }
        for action in [JournalEntry.Action.opened, .frozen] {
            let entries = try await repository.journal(
                in: context.householdId, since: nil, of: action, limit: Self.maximumEntries)
            learnt.withLock { learnt in entries.forEach { learnt.add($0) } }
        }
        let rules = try await rules()
        return learnt.withLock { $0.offers(beside: rules) }
    }

    /// The product or category that a person names: one that has a rule of this kind, an item's product, a category in
    /// stock, or else a product with that name. Throws `DataError`, and `ItemReference.Failure` when several items
    /// match.
    package func subject(
        named text: String, ofRule kind: HouseholdRule.Kind
    ) async throws -> (subject: HouseholdRule.Subject, isKnown: Bool) {
        let number = GTIN(text)
        let known = try await rules().first { rule in
            rule.kind == kind
                && (rule.subject.name.lowercased() == text.lowercased() || number != nil && rule.subject.gtin == number)
        }
        if let known { return (known.subject, true) }
        do {
            return (Self.product(of: try await item(text), named: text), true)
        } catch let failure as ItemReference.Failure {
            if case .ambiguous(let items) = failure {
                let exact = items.filter { $0.isNamedExactly(text) }
                let products = Set((exact.isEmpty ? items : exact).map { Self.product(of: $0, named: text) })
                guard let product = products.first, products.count == 1 else { throw failure }
                return (product, true)
            }
        }
        if let number, let product = try await product(of: number) {
            return (HouseholdRule.Subject(kind: .product, name: product.name, gtin: number), true)
        }
        var query = ItemQuery()
        query.text = text
        let ofCategory = try await items(query).first { $0.category?.lowercased() == text.lowercased() }
        if let category = ofCategory?.category {
            return (HouseholdRule.Subject(kind: .category, name: category), true)
        }
        return (HouseholdRule.Subject(kind: .product, name: text, gtin: number), false)
    }

    private static func product(of item: Item, named text: String) -> HouseholdRule.Subject {
        HouseholdRule.Subject(kind: .product, name: item.name ?? item.brand ?? text, gtin: item.gtin)
    }
}
