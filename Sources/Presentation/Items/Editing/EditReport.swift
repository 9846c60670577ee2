public import KeepItFreshDomain

/// What an edit, or undoing one, did, for people and for scripts.
public struct EditReport: Sendable {
    /// An import can touch thousands of items.
    private static let shownSteps = 20

    private let entry: JournalEntry
    private let today: CivilDate
    private let household: String

    /// The report on an entry of the household's journal, its items judged on the day `today`.
    public init(_ entry: JournalEntry, today: CivilDate, household: String) {
        self.entry = entry
        self.today = today
        self.household = household
    }

    /// One line on each item that was touched.
    public var lines: [String] {
        guard entry.isUndone else { return entry.steps.map(line) }
        let lines = entry.steps.prefix(Self.shownSteps).compactMap(undoneLine)
        let rest = entry.steps.count - Self.shownSteps
        return ["undone: \(entry.summary)"] + lines + (rest > 0 ? ["  and \(rest) more"] : [])
    }

    /// The object on the whole of it.
    public var json: JSONValue {
        .object([
            ("change", .integer(entry.id)),
            ("action", .string(entry.action.rawValue)),
            ("undone", .bool(entry.isUndone)),
            ("amount", entry.amount.map { .decimal(Double($0) / 1000) } ?? .null),
            ("changes", .array(entry.steps.flatMap { step in step.changes.map { $0.json(of: step.itemId) } })),
            ("items", .array(entry.steps.compactMap(\.after).map(itemJSON))),
            ("deleted", .texts(entry.steps.filter { $0.after == nil }.map(\.itemId))),
        ])
    }

    /// What is said beside the result, as it matters to somebody's health; nil for nothing.
    public var warning: String? {
        guard let item = entry.steps.first?.before, item.isUnsafe(today: today), !entry.isUndone else { return nil }
        switch entry.action {
        case .eaten, .opened, .thawed: return "its use by had passed: it must not be eaten, however good it looks"
        default: return nil
        }
    }

    private func itemJSON(_ item: Item) -> JSONValue {
        item.json(today: today, soonDays: ExpiryStatus.defaultSoonDays, household: household)
    }

    private func line(_ step: JournalStep) -> String {
        guard let after = step.after else { return "\(entry.action.words) \(step.before?.shownName ?? "")" }
        let amount = entry.amount.map { "\(Packs.words($0)) of " } ?? ""
        var parts = ["\(entry.action.words) \(amount)\(after.shownName)"]
        if after.quantity == 0 {
            parts.append("none left")
        } else {
            if after.quantity != 1 { parts.append("\(after.quantity) packs") }
            parts += after.stateWords
            if let kind = after.expiryKind, let deadline = after.deadline { parts.append("\(kind.words) \(deadline)") }
            if let words = after.deadlineWords(today: today) { parts.append(words) }
        }
        return parts.joined(separator: "; ")
    }

    private func undoneLine(_ step: JournalStep) -> String? {
        guard let before = step.before else {
            return step.after.map { "  \($0.shownName) is no longer in the inventory" }
        }
        if step.after == nil { return "  \(before.shownName) is back" }
        let changes = step.changes.map { "\($0.aspect.words) is \(TerminalText.visible($0.old ?? "none")) again" }
        return changes.isEmpty ? nil : "  \(before.shownName): \(changes.joined(separator: ", "))"
    }
}
