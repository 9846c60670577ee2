package import KeepItFreshDomain
package import KeepItFreshLabels

/// Lists the due reminders for a terminal.
package struct ReminderList: Sendable {
    private let style: TerminalStyle
    private let today: CivilDate

    /// A list coloured by `style`, for the day `today`.
    package init(style: TerminalStyle, today: CivilDate) {
        self.style = style
        self.today = today
    }

    /// Returns the lines, each with the first `idLength` characters of the item's id.
    package func lines(for due: [DueReminder], idLength: Int) -> [String] {
        let words = ReminderWords(today: today, language: style.language)
        if style.isPlain {
            let card = ItemCard(style: style, today: today)
            return due.enumerated().flatMap { ($0 > 0 ? [""] : []) + card.lines(for: $1.item) }
        }
        return due.flatMap { due in
            let id = TerminalText.visible(String(due.item.id.prefix(idLength)))
            var row = TerminalRow(indent: "", columns: style.columns)
            row.add(id, as: style.dim(id))
            for (index, part) in words.parts(for: due).enumerated() {
                let isUnsafe = due.item.isUnsafe(today: today)
                let status = ExpiryStatus(of: due.item, today: today)
                let painted = isUnsafe ? style.red(part) : style.painted(part, for: status)
                row.add(part, as: painted, after: index == 0 ? "  " : " ")
            }
            return row.lines
        }
    }
}
