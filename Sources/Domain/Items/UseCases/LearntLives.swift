import KeepItFreshLabels

/// How long the packs of each product kept in a household, by their dates and by what persons said when they opened or
/// froze one: what is likely of the next packs, and to be offered.
package struct LearntLives: Sendable {
    /// What was learnt of a product.
    package struct Life: Equatable, Sendable {
        package let subject: HouseholdRule.Subject
        /// The medians.
        package let life: UsualLife
        /// The number of packs that say it.
        package let count: Int
    }

    private struct Seen {
        var subject: HouseholdRule.Subject
        var days: [Int] = [], openedDays: [Int] = [], frozenDays: [Int] = []
    }

    private static let spans = 0...3_650
    /// Fewer packs may be chance.
    private static let minimumCount = 2

    private var products: [String: Seen] = [:]

    package init() {}

    /// Adds an item that the household has or had.
    package mutating func add(_ item: Item) {
        guard let date = item.expiryDate else { return }
        add(item.addedDate.civilDay.days(until: date.lastDay), to: \.days, of: item)
    }

    /// Adds an opening or a freezing with days.
    package mutating func add(_ entry: JournalEntry) {
        guard !entry.isUndone, let item = entry.steps.last?.after else { return }
        switch entry.action {
        case .opened: add(item.opening?.days, to: \.openedDays, of: item)
        case .frozen: add(item.freezing?.days, to: \.frozenDays, of: item)
        default: break
        }
    }

    private mutating func add(_ days: Int?, to list: WritableKeyPath<Seen, [Int]>, of item: Item) {
        guard let key = item.productKey, let name = item.name, let days, Self.spans.contains(days) else { return }
        let subject = HouseholdRule.Subject(kind: .product, name: name, gtin: item.gtin)
        products[key, default: Seen(subject: subject)][keyPath: list].append(days)
    }

    /// What was learnt and is not set by `rules`, of what the household had most often first.
    package func offers(beside rules: [HouseholdRule]) -> [Life] {
        products.values.compactMap { seen -> Life? in
            let known = rules.first { $0.kind == .life && $0.subject.isSame(as: seen.subject) }?.life
            let life = UsualLife(
                days: known?.days == nil ? Self.median(seen.days) : nil,
                openedDays: known?.openedDays == nil ? Self.median(seen.openedDays) : nil,
                frozenDays: known?.frozenDays == nil ? Self.median(seen.frozenDays) : nil)
            let count = max(seen.days.count, seen.openedDays.count, seen.frozenDays.count)
            return life.isEmpty ? nil : Life(subject: seen.subject, life: life, count: count)
        }.sorted { one, other in
            (other.count, one.subject.name, one.subject.key) < (one.count, other.subject.name, other.subject.key)
        }
    }

    private static func median(_ days: [Int]) -> Int? {
        days.count < minimumCount ? nil : days.sorted()[days.count / 2]
    }
}
