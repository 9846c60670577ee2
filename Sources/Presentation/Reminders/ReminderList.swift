public import KeepItFreshDomain

/// What is due, as a person reads it on a terminal.
public struct ReminderList: Sendable {
    private let style: TerminalStyle
    private let today: CivilDate

    /// A list coloured by `style`, for the day `today`.
    public init(style: TerminalStyle, today: CivilDate) {
        self.style = style
        self.today = today
    }

    /// The lines, each with the first `idLength` letters of the item's id.
    public func lines(for due: [DueReminder], idLength: Int) -> [String] {
        let words = ReminderWords(today: today)
        return due.map { due in
            let id = style.dim(TerminalText.visible(String(due.item.id.prefix(idLength))))
            let line = words.line(for: due)
            if due.item.isUnsafe(today: today) { return "\(id)  \(style.red(line))" }
            return "\(id)  \(style.painted(line, for: ExpiryStatus(of: due.item, today: today)))"
        }
    }
}
