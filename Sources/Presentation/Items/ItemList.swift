package import KeepItFreshDomain
package import KeepItFreshLabels

/// The part of the inventory's list for people that has the items of one status.
package struct ItemList: Sendable {
    private let style: TerminalStyle
    private let today: CivilDate
    private let status: ExpiryStatus
    private var row: Row

    /// The items of `status` on the day `today`, in the colours and the language of `style`.
    package init(of status: ExpiryStatus, style: TerminalStyle, today: CivilDate) {
        self.style = style
        self.today = today
        self.status = status
        row = Row(style: style, today: today, status: status)
    }

    /// Returns the heading of `count` items, or of more than that.
    package func heading(count: Int, isMore: Bool = false) -> String {
        Self.heading(of: status, count: count, isMore: isMore, style: style)
    }

    static func heading(of status: ExpiryStatus, count: Int, isMore: Bool, style: TerminalStyle) -> String {
        let count = isMore ? "\(count)+" : String(count)
        let heading = style.language.words(of: status)
        if style.isPlain { return "\(heading): \(count)" }
        return style.bold(style.painted("\(heading) (\(count))", for: status))
    }

    /// Returns the lines of items, in the given order, each with the first `idLength` characters of its id; in plain
    /// style a card each, after an empty line. Those without a name are told apart by their `traits`.
    package mutating func lines(
        for items: [Item], idLength: Int, traits: [String: ItemTraits] = [:]
    ) -> [String] {
        if style.isPlain {
            let card = ItemCard(style: style, today: today)
            return items.flatMap { [""] + card.lines(for: $0, traits: traits[$0.id]) }
        }
        var lines: [String] = []
        lines.reserveCapacity(items.count)
        for item in items { row.append(item, traits[item.id], idLength: idLength, to: &lines) }
        return lines
    }

    /// The lines that show where an item's photos are, so that a person can name it.
    package static func photoLines(_ photos: [ItemPhoto]) -> [String] {
        photos.map { "      \(TerminalText.visible($0.name))" }
    }

    /// Writes the rows of items. Many items share their date, so the texts for dates are cached.
    private struct Row {
        /// The width of the first column.
        private var dateColumns: Int { style.language.dates == .iso ? 10 : 13 }

        private struct Deadline: Hashable {
            let date: CivilDate?
            let kind: DateKind?
            let isProposed: Bool
        }

        private let style: TerminalStyle
        private let today: CivilDate
        private let status: ExpiryStatus
        private var dates: [CivilDate?: String] = [:]
        private var words: [Deadline: String?] = [:]

        /// Rows of items of `status`.
        init(style: TerminalStyle, today: CivilDate, status: ExpiryStatus) {
            self.style = style
            self.today = today
            self.status = status
        }

        /// Appends the lines of an item, with the first `idLength` characters of its id.
        mutating func append(_ item: Item, _ traits: ItemTraits?, idLength: Int, to lines: inout [String]) {
            let date = shownDate(of: item)
            let id = TerminalText.visible(String(item.id.prefix(idLength)))
            var row = TerminalRow(indent: "  ", columns: style.columns)
            row.add(date, as: painted(date, for: item))
            row.add(id, as: style.dim(id))
            row.add(item.shownName(in: style.language, traits: traits))
            if let unit = item.unit { row.add(TerminalText.visible(unit)) }
            if item.quantity != 1 { row.add("× \(item.quantity)") }
            item.stateWords(in: style.language).forEach { row.add($0) }
            if let words = deadlineWords(of: item) {
                row.add(words, as: item.isUnsafe(today: today) ? style.red(words) : style.dim(words))
            }
            if !item.needsReview.isEmpty {
                let reasons = item.needsReview.map { $0.words(in: style.language) }
                let words = style.language.words("check: \(reasons.joined(separator: ", "))")
                row.add(words, as: style.yellow(words))
            }
            row.append(to: &lines)
        }

        private mutating func deadlineWords(of item: Item) -> String? {
            guard !item.isFrozen else { return item.deadlineWords(today: today, in: style.language) }
            let deadline = Deadline(
                date: item.deadline, kind: item.expiryKind, isProposed: item.isDeadlineProposed)
            if let known = words[deadline] { return known }
            let new = item.deadlineWords(today: today, in: style.language)
            words[deadline] = .some(new)
            return new
        }

        private mutating func shownDate(of item: Item) -> String {
            if item.isFrozen, item.deadline == nil { return style.language.words("frozen").padded(to: dateColumns) }
            let deadline = item.deadline
            if let known = dates[deadline] { return known }
            let words = deadline.map { style.language.words(for: $0, on: today) } ?? style.language.words("no date")
            let new = words.padded(to: dateColumns)
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

extension MessageLanguage {
    /// The heading of the items of a status.
    fileprivate func words(of status: ExpiryStatus) -> String {
        switch status {
        case .expired: words("Expired")
        case .expiringSoon: words("Expiring soon")
        case .fresh: words("Fresh")
        case .noDate: words("No date")
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - TerminalText.columns(of: self)))
    }
}
