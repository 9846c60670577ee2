import KeepItFreshDomain

/// Writes the rows of a list of items. Many items share their date and place, so what is said of these is kept.
struct ItemRow {
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

    /// Rows of items of `status`, with so many letters of their ids.
    init(style: TerminalStyle, today: CivilDate, status: ExpiryStatus, idLength: Int) {
        self.style = style
        self.today = today
        self.status = status
        self.idLength = idLength
    }

    /// Appends an item's lines.
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

    /// Red is for what must not be eaten; a best before that has passed is a warning.
    private func painted(_ date: String, for item: Item) -> String {
        guard status == .expired, item.expiryKind == .bestBefore else { return style.painted(date, for: status) }
        return style.yellow(date)
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - TerminalText.columns(of: self)))
    }
}
