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

    /// The lines, a heading and its items for each status that occurs, items in the order given.
    public func lines(for items: [Item]) -> [String] {
        let groups = Dictionary(grouping: items) { status(of: $0) }
        var lines: [String] = []
        for status in ExpiryStatus.allCases {
            guard let group = groups[status] else { continue }
            if !lines.isEmpty { lines.append("") }
            lines.append(style.bold(style.painted("\(heading(of: status)) (\(group.count))", for: status)))
            lines += group.map(line)
        }
        return lines
    }

    private func status(of item: Item) -> ExpiryStatus {
        ExpiryStatus(of: item.expiryDate, today: today, soonDays: soonDays)
    }

    private func heading(of status: ExpiryStatus) -> String {
        switch status {
        case .expired: "Expired"
        case .expiringSoon: "Expiring soon"
        case .fresh: "Fresh"
        }
    }

    private func line(for item: Item) -> String {
        let date = (item.expiryDate?.description ?? "no date").padded(to: 10)
        let name = TerminalText.visible(item.name ?? item.gtin?.digits ?? "(no name)")
        var parts = [name]
        if let unit = item.unit { parts.append(TerminalText.visible(unit)) }
        if item.quantity != 1 { parts.append("× \(item.quantity)") }
        if let days = item.expiryDate.map({ today.days(until: $0) }) { parts.append(style.dim(Self.words(days))) }
        if !item.needsReview.isEmpty {
            parts.append(style.yellow("check: \(item.needsReview.map(\.words).joined(separator: ", "))"))
        }
        return "  \(style.painted(date, for: status(of: item)))  \(parts.joined(separator: "  "))"
    }

    private static func words(_ days: Int) -> String {
        switch days {
        case 0: "today"
        case 1: "tomorrow"
        case -1: "yesterday"
        case 2...: "in \(days) days"
        default: "\(-days) days ago"
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
