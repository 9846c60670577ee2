package import KeepItFreshDomain

/// A list of items that fits on a screen: each group gets its share of the rows, and says how many more it has.
package struct ScreenList: Sendable {
    private let groups: [Group]
    private let style: TerminalStyle
    /// How many items of each group are shown.
    private var shown: [Int]
    private var hasGaps = true

    /// The rest of the rows goes to one item of each group after the other, in this order.
    private static let order: [ExpiryStatus] = [.expiringSoon, .expired, .fresh, .noDate]

    /// The items of one status.
    package struct Group: Sendable {
        let status: ExpiryStatus
        /// The lines of each item that may be shown.
        let items: [[String]]
        /// The number of all its items, or with `isMore` of some of them.
        let count: Int
        let isMore: Bool
        /// The number of those that are only counted, and the line that says so.
        let older: (count: Int, line: String)?
        /// Whether the last of `items` are shown first.
        let prefersLast: Bool
        /// The line for a number of items that are not shown.
        let more: @Sendable (String) -> String

        package init(
            of status: ExpiryStatus, items: [[String]], count: Int, isMore: Bool = false,
            older: (count: Int, line: String)? = nil, prefersLast: Bool = false,
            more: @escaping @Sendable (String) -> String
        ) {
            self.status = status
            self.items = items
            self.count = count
            self.isMore = isMore
            self.older = older
            self.prefersLast = prefersLast
            self.more = more
        }
    }

    /// Shares `rows` among `groups`, none of which is empty. Where they are too few, there are headings alone.
    package init(_ groups: [Group], rows: Int, style: TerminalStyle) {
        self.groups = groups
        self.style = style
        shown = groups.map { _ in 0 }
        share(rows)
        guard !showsEachGroup else { return }
        hasGaps = false
        share(rows)
    }

    /// Whether something of each group is shown.
    package var showsEachGroup: Bool { shown.allSatisfy { $0 > 0 } }

    /// Whether every item is shown.
    package var isComplete: Bool { zip(groups, shown).allSatisfy { $0.count == $1 && !$0.isMore } }

    package var lines: [String] {
        let parts = zip(groups, shown).map { group, count in
            let items = group.prefersLast ? group.items.suffix(count) : group.items.prefix(count)
            let heading = ItemList.heading(of: group.status, count: group.count, isMore: group.isMore, style: style)
            return [heading] + items.flatMap(\.self) + rest(of: group, showing: count).map(style.dim)
        }
        return Array(parts.joined(separator: hasGaps ? [""] : []))
    }

    private mutating func share(_ rows: Int) {
        shown = groups.map { _ in 0 }
        var open = Self.order.flatMap { status in groups.indices.filter { groups[$0].status == status } }
        while !open.isEmpty {
            open = open.filter { index in
                guard shown[index] < groups[index].items.count else { return false }
                shown[index] += 1
                if height <= rows { return true }
                shown[index] -= 1
                return false
            }
        }
    }

    private var height: Int {
        zip(groups, shown).reduce(hasGaps ? groups.count - 1 : 0) { $0 + height(of: $1.0, showing: $1.1) }
    }

    private func height(of group: Group, showing count: Int) -> Int {
        let unpainted = TerminalStyle(isColored: false, isPlain: style.isPlain, language: style.language)
        let heading = ItemList.heading(of: group.status, count: group.count, isMore: group.isMore, style: unpainted)
        let items = group.prefersLast ? group.items.suffix(count) : group.items.prefix(count)
        // Who listens to a screen reader sees no rows, so that an item counts as one.
        let itemRows = style.isPlain ? count : items.reduce(0) { $0 + $1.count }
        return itemRows
            + TerminalText.rows(of: [heading] + rest(of: group, showing: count), columns: style.columns)
    }

    /// The lines about the items that are not shown; where there is no row for any, the heading says it all.
    private func rest(of group: Group, showing count: Int) -> [String] {
        guard count > 0 else { return [] }
        let hidden = group.count - (group.older?.count ?? 0) - count
        let more = hidden > 0 ? [group.more(group.isMore ? "\(hidden)+" : String(hidden))] : []
        return more.map { "  " + $0 } + [group.older].compactMap { $0.map { "  " + $0.line } }
    }
}
