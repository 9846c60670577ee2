package import KeepItFreshDomain
package import KeepItFreshLabels

/// Lists the inventory for people: expired items, items that expire soon, fresh ones.
package struct ItemList: Sendable {
    private let style: TerminalStyle
    private let today: CivilDate
    private let soonDays: Int

    /// A list in the colours and the language of `style`. Items with at most `soonDays` days left on the day `today`
    /// count as expiring soon.
    package init(style: TerminalStyle, today: CivilDate, soonDays: Int) {
        self.style = style
        self.today = today
        self.soonDays = soonDays
    }

    /// Returns a heading and the items for each status that occurs, items in the given order, each with the first
    /// `idLength` characters of its id. Nil means as many as are needed to distinguish the items.
    package func lines(for items: [Item], idLength: Int? = nil) -> [String] {
        let idLength = idLength ?? ItemReference.length(toDistinguish: items)
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
            var row = Row(style: style, today: today, status: status, idLength: idLength)
            for index in group { row.append(items[index], to: &lines) }
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

    /// Returns a heading and the cards of the items, each after an empty line.
    private func plainLines(for items: [Item], of status: ExpiryStatus) -> [String] {
        let card = ItemCard(style: style, today: today)
        return ["\(heading(of: status)): \(items.count)"] + items.flatMap { [""] + card.lines(for: $0) }
    }

    /// Writes the rows of items. Many items share their date, so the texts for dates are cached.
    private struct Row {
        private struct Deadline: Hashable {
            let date: CivilDate?
            let kind: DateKind?
        }

        private let style: TerminalStyle
        private let today: CivilDate
        private let status: ExpiryStatus
        private let idLength: Int
        private var dates: [CivilDate?: String] = [:]
        private var words: [Deadline: String?] = [:]

        /// Rows of items of `status`, each with the first `idLength` characters of the id.
        init(style: TerminalStyle, today: CivilDate, status: ExpiryStatus, idLength: Int) {
            self.style = style
            self.today = today
            self.status = status
            self.idLength = idLength
        }

        /// Appends the lines of an item.
        mutating func append(_ item: Item, to lines: inout [String]) {
            let date = shownDate(of: item)
            let id = TerminalText.visible(String(item.id.prefix(idLength)))
            var row = TerminalRow(indent: "  ", columns: style.columns)
            row.add(date, as: painted(date, for: item))
            row.add(id, as: style.dim(id))
            row.add(item.shownName(in: style.language))
            if let unit = item.unit { row.add(TerminalText.visible(unit)) }
            if item.quantity != 1 { row.add("× \(item.quantity)") }
            item.stateWords(in: style.language).forEach { row.add($0) }
            if let words = deadlineWords(of: item) {
                row.add(words, as: item.isUnsafe(today: today) ? style.red(words) : style.dim(words))
            }
            if !item.needsReview.isEmpty {
                let reasons = item.needsReview.map { $0.words(in: style.language) }
                let words = style.language.text(.check, reasons.joined(separator: ", "))
                row.add(words, as: style.yellow(words))
            }
            row.append(to: &lines)
        }

        private mutating func deadlineWords(of item: Item) -> String? {
            guard !item.isFrozen else { return item.deadlineWords(today: today, in: style.language) }
            let deadline = Deadline(date: item.deadline, kind: item.expiryKind)
            if let known = words[deadline] { return known }
            let new = item.deadlineWords(today: today, in: style.language)
            words[deadline] = .some(new)
            return new
        }

        private mutating func shownDate(of item: Item) -> String {
            if item.isFrozen { return style.language.text(.frozen).padded(to: 10) }
            let deadline = item.deadline
            if let known = dates[deadline] { return known }
            let new = (deadline?.description ?? style.language.text(.noDate)).padded(to: 10)
            dates[deadline] = new
            return new
        }

        /// Red means that an item must not be eaten; a best-before date that has passed is only a warning.
        private func painted(_ date: String, for item: Item) -> String {
            guard status == .expired, item.expiryKind == .bestBefore else { return style.painted(date, for: status) }
            return style.yellow(date)
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - TerminalText.columns(of: self)))
    }
}
