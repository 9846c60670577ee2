import KeepItFreshLabels

/// What a column of a table holds, by its heading.
struct TableHeading {
    /// What a column holds.
    enum Meaning: Hashable {
        case value(ItemValue)
        /// Dates of a kind; nil where the heading does not say it, such as "due date".
        case date(DateKind?)
    }

    /// The heading as written.
    let text: String
    /// What the column holds; nil for a heading that is not known.
    let meaning: Meaning?
    /// What the column holds if its cells are dates: of a heading in which words are known, or which is also that of
    /// other columns.
    let meaningOfDates: Meaning?
    /// Whether it is one of the names that `export` writes.
    let isOwn: Bool

    init(_ heading: String) {
        text = heading
        let name = String(heading.lowercased().filter { $0.isLetter || $0.isNumber })
        let own = ItemValue.all.first { $0.name.lowercased() == name }
        if let own, own.name == heading || own != .expiryDate && own != .productionDate {
            (isOwn, meaning, meaningOfDates) = (true, .value(own), nil)
            return
        }
        isOwn = false
        let words = HeadingWords(heading)
        let isDueDate = words.forms.contains(where: Self.dueDates.contains)
        if let column = ColumnWords.column(named: words) {
            (meaning, meaningOfDates) = (.value(column), nil)
        } else if isDueDate {
            (meaning, meaningOfDates) = (.date(nil), nil)
        } else if let kind = words.kind {
            (meaning, meaningOfDates) = (Self.meaning(kind), nil)
        } else {
            meaning = words.isLot ? .value(.lot) : nil
            meaningOfDates = words.isOpening ? .value(.opened) : words.kindOfPart.map(Self.meaning)
        }
    }

    private static func meaning(_ kind: DateKind) -> Meaning {
        kind == .frozen ? .value(.frozen) : .date(kind)
    }

    /// Words for the day on which something is due, as other programs call the end of a shelf life without its kind.
    private static let dueDates = Set(
        """
        date; due date; due; next due date; due on; best before or use by; best before use by; fälligkeitsdatum; fällig am; \
        fällig; nächstes mhd; date limite; date d'échéance; échéance; fecha límite; data limite; data de vencimento
        """.split(separator: ";").map { HeadingWords.letters(of: String($0)) })
}
