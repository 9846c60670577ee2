public import KeepItFreshDomain

/// The inventory as a person reads it: expired, expiring soon, fresh.
public struct ItemList: Sendable {
    private let style: TerminalStyle
    private let today: CivilDate
    private let soonDays: Int

    /// A list coloured by `style`; `soonDays` days or fewer count as soon on the day `today`.
    public init(style: TerminalStyle, today: CivilDate, soonDays: Int) {
        self.style = style
        self.today = today
        self.soonDays = soonDays
    }

    /// The lines, a heading and its items for each status that occurs, items in the order given, each with the first
    /// `idLength` letters of its id, or as many as tell these items apart.
    public func lines(for items: [Item], idLength: Int? = nil) -> [String] {
        let idLength = idLength ?? ItemReference.length(toTellApart: items)
        let statuses = items.map(status(of:))
        var lines: [String] = []
        lines.reserveCapacity(items.count + 2 * ExpiryStatus.allCases.count)
        for status in ExpiryStatus.allCases {
            let group = items.indices.filter { statuses[$0] == status }
            guard !group.isEmpty else { continue }
            if !lines.isEmpty { lines.append("") }
            if style.isPlain {
                lines += plainLines(for: group.map { items[$0] }, of: status)
                continue
            }
            lines.append(style.bold(style.painted("\(heading(of: status)) (\(group.count))", for: status)))
            var row = ItemRow(style: style, today: today, status: status, idLength: idLength)
            for place in group { row.append(items[place], to: &lines) }
        }
        return lines
    }

    private func status(of item: Item) -> ExpiryStatus {
        ExpiryStatus(of: item, today: today, soonDays: soonDays)
    }

    private func heading(of status: ExpiryStatus) -> String {
        switch status {
        case .expired: style.language.text(.expired)
        case .expiringSoon: style.language.text(.expiringSoon)
        case .fresh: style.language.text(.fresh)
        }
    }

    /// A heading and, after an empty line each, the items' cards.
    private func plainLines(for items: [Item], of status: ExpiryStatus) -> [String] {
        let card = ItemCard(style: style, today: today)
        return ["\(heading(of: status)): \(items.count)"] + items.flatMap { [""] + card.lines(for: $0) }
    }
}
