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
            for place in group { lines += self.lines(for: items[place], status: status, idLength: idLength) }
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

    private func lines(for item: Item, status: ExpiryStatus, idLength: Int) -> [String] {
        let date = shownDate(of: item).padded(to: 10)
        let id = TerminalText.visible(String(item.id.prefix(idLength)))
        var row = TerminalRow(indent: "  ", columns: style.columns)
        row.add(date, as: painted(date, for: item, of: status))
        row.add(id, as: style.dim(id))
        row.add(item.shownName(in: style.language))
        if let unit = item.unit { row.add(TerminalText.visible(unit)) }
        if item.quantity != 1 { row.add("× \(item.quantity)") }
        item.stateWords(in: style.language).forEach { row.add($0) }
        if let words = item.deadlineWords(today: today, in: style.language) {
            row.add(words, as: item.isUnsafe(today: today) ? style.red(words) : style.dim(words))
        }
        if !item.needsReview.isEmpty {
            let reasons = item.needsReview.map { $0.words(in: style.language) }
            let words = style.language.text(.check, reasons.joined(separator: ", "))
            row.add(words, as: style.yellow(words))
        }
        return row.lines
    }

    private func shownDate(of item: Item) -> String {
        if item.isFrozen { return style.language.text(.frozen) }
        return item.deadline?.description ?? style.language.text(.noDate)
    }

    /// Red is for what must not be eaten; a best before that has passed is a warning.
    private func painted(_ date: String, for item: Item, of status: ExpiryStatus) -> String {
        guard status == .expired, item.expiryKind == .bestBefore else { return style.painted(date, for: status) }
        return style.yellow(date)
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - TerminalText.columns(of: self)))
    }
}
