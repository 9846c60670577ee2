package import KeepItFreshLabels

/// Which items of a household to list, and in which order. Without conditions it chooses all items in stock.
public struct ItemQuery: Hashable, Sendable {
    /// Only items whose deadline has this day number or a later one. An item without a deadline counts as `Int.max`.
    public var firstDay = Int.min
    /// Only items whose deadline has this day number or an earlier one.
    public var lastDay = Int.max
    /// Only items kept in this place; case and accents are ignored.
    public var place: String?
    /// Only items with this text in their name, brand, category, number, lot or notes; case and accents are
    /// ignored.
    public var text: String?
    /// Only items that have, for each of these texts, a word in their name or brand that begins with it; case and
    /// accents are ignored. A store may also choose items of which another searched text has such words.
    package var beginnings: [String] = []
    /// Also items with these ids, though the text is not in their values.
    package var alsoIds: Set<String> = []
    /// Only items that a person should check.
    public var needsReview = false
    /// Only items without a deadline that are not frozen.
    package var lacksDeadline = false
    /// Only items with a deadline, and frozen ones.
    package var leavesOutUndated = false
    /// Only items without a name.
    package var lacksName = false
    /// Only items that have a product number.
    package var hasNumber = false
    /// Also items that are used up.
    public var includesUsedUp = false
    /// The number of items at the beginning that are left out.
    package var skipped = 0
    /// The order of the items.
    public var order = Order.expiry

    /// An order of items.
    public enum Order: String, CaseIterable, Hashable, Sendable {
        /// By deadline, those without one last. On the same day use-by dates come first, because they are stricter,
        /// then the more precise date, then the item that was added first.
        case expiry
        /// By name, without regard to case; those without a name last.
        case name
        /// The item that was added last first.
        case added
    }

    /// A query without conditions.
    public init(order: Order = .expiry, includesUsedUp: Bool = false) {
        self.order = order
        self.includesUsedUp = includesUsedUp
    }

    /// The items in stock that have the status `noDate`, which depends on no day.
    package static func withoutDate(order: Order = .expiry) -> ItemQuery {
        var query = ItemQuery(order: order)
        (query.firstDay, query.lacksDeadline) = (.max, true)
        return query
    }

    /// Further limits the query to items of `status` on the day `today`.
    package mutating func limit(to status: ExpiryStatus, today: CivilDate, soonDays: Int) {
        let days = status.dayNumbers(today: today, soonDays: soonDays)
        firstDay = max(firstDay, days.lowerBound)
        lastDay = min(lastDay, days.upperBound)
        if status == .noDate { lacksDeadline = true } else { leavesOutUndated = true }
    }

    /// Further limits the query to items that have expired on the day `today` or will within `days` days.
    package mutating func limit(toDeadlinesWithin days: Int, of today: CivilDate) {
        let soon = ExpiryStatus.expiringSoon.dayNumbers(today: today, soonDays: days)
        lastDay = min(lastDay, soon.upperBound)
    }

    /// The items that the query chooses among `items`, in its order.
    package func select(from items: [Item]) -> [Item] {
        let chosen = items.filter(includes)
        let sorted =
            switch order {
            case .expiry: Item.inOrderOfExpiry(chosen)
            case .name: chosen.sorted { Self.nameKey(of: $0) < Self.nameKey(of: $1) }
            case .added: chosen.sorted { ($1.addedDate, $0.id) < ($0.addedDate, $1.id) }
            }
        return skipped > 0 ? Array(sorted.dropFirst(skipped)) : sorted
    }

    private func includes(_ item: Item) -> Bool {
        let day = item.deadline?.dayNumber ?? .max
        guard firstDay <= day, day <= lastDay, includesUsedUp || item.quantity > 0,
            !needsReview || !item.needsReview.isEmpty, !lacksName || item.name == nil,
            !hasNumber || item.gtin != nil, !lacksDeadline || item.isUndated,
            !leavesOutUndated || !item.isUndated, item.hasWords(beginningWith: beginnings)
        else { return false }
        if let place, item.place.map(Item.searchText(for:)) != Item.searchText(for: place) { return false }
        return text.map { alsoIds.contains(item.id) || item.searchText.contains(Item.searchText(for: $0)) } ?? true
    }

    private static func nameKey(of item: Item) -> (Int, String, String) {
        (item.name == nil ? 1 : 0, item.searchText, item.id)
    }
}

extension ExpiryStatus {
    /// The day numbers of the deadlines that have this status on the day `today`, where `Int.max` stands for none.
    package func dayNumbers(today: CivilDate, soonDays: Int) -> ClosedRange<Int> {
        let lastSoon = today.dayNumber + max(0, min(soonDays, Item.maximumCount * 10))
        return switch self {
        case .expired: .min...(today.dayNumber - 1)
        case .expiringSoon: today.dayNumber...lastSoon
        case .fresh: (lastSoon + 1)...(.max)
        case .noDate: (.max)...(.max)
        }
    }
}

extension Item {
    /// Whether for each of these texts a word of the name or the brand begins with it, without regard to case and
    /// accents.
    package func hasWords(beginningWith texts: [String]) -> Bool {
        guard !texts.isEmpty else { return true }
        let words = [name, brand].compactMap(\.self).flatMap { text in
            Self.searchText(for: text).split { !$0.isLetter && !$0.isNumber }
        }
        return texts.map(Self.searchText(for:)).allSatisfy { text in words.contains { $0.hasPrefix(text) } }
    }

    /// The end of each text in `searchText`, so that no search spans two of them.
    package static let searchTextEnd = "\u{1F}"

    /// The texts in which a search looks, in the form of `searchText(for:)`; the name comes first.
    package var searchText: String {
        [name, brand, category, gtin?.digits, lot, notes]
            .map { Self.searchText(for: $0 ?? "") + Self.searchTextEnd }.joined()
    }

    /// The form in which texts are compared when items are searched and named: in lower case without accents.
    package static func searchText(for text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 } ? text.lowercased() : text.composed.folded
    }
}
