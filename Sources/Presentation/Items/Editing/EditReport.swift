package import KeepItFreshDomain
package import KeepItFreshLabels

/// Reports what an edit, or undoing one, did.
package struct EditReport: Sendable {
    /// The number of items that are listed; an import can change thousands.
    private static let maximumShownSteps = 20

    private let entry: JournalEntry
    private let today: CivilDate
    private let household: String
    private let language: MessageLanguage

    /// A report on an entry of the household's journal. The items are judged on the day `today`.
    package init(_ entry: JournalEntry, today: CivilDate, household: String, language: MessageLanguage = .english) {
        self.language = language
        self.entry = entry
        self.today = today
        self.household = household
    }

    /// A line for each item that was changed.
    package var lines: [String] {
        guard entry.isUndone else {
            return switch entry.action {
            case .joined: [joinedLine]
            case .decided, .set: [entry.summary(in: language)]
            default: entry.steps.map(line)
            }
        }
        let lines = entry.steps.prefix(Self.maximumShownSteps).compactMap(undoneLine)
        let rest = entry.steps.count - Self.maximumShownSteps
        let more = rest > 0 ? ["  " + language.words("and \(rest) more")] : []
        let waiting = entry.waitingAgain.map { ["  " + $0.text(in: language)] } ?? []
        return [language.words("undone: \(entry.summary(in: language))")] + lines + more + waiting
    }

    /// The object for scripts.
    package var json: JSONValue {
        let fields: [(String, JSONValue)] = [
            ("change", .integer(entry.id)),
            ("id", .string(entry.partOf ?? entry.changeId)),
            ("action", .string(entry.action.rawValue)),
            ("undone", .bool(entry.isUndone)),
            ("amount", entry.amount.map { .decimal(Double($0) / 1000) } ?? .null),
            ("changes", .array(entry.steps.flatMap { step in step.changes.map { $0.json(of: step.itemId) } })),
            ("items", .array(entry.steps.compactMap(present).map(itemJSON))),
            (
                "rules",
                .array(
                    entry.rules.compactMap { step in
                        (step.after ?? step.before)?.json(isSet: ((entry.isUndone ? step.before : step.after) != nil))
                    })
            ),
            ("deleted", .texts(entry.steps.filter { present($0) == nil }.map(\.itemId))),
        ]
        return .object(fields + entry.exactAmountJSON)
    }

    /// A warning that food must not be eaten; nil if there is none.
    package var warning: Message? {
        guard let item = entry.steps.first?.before, item.isUnsafe(today: today), !entry.isUndone else { return nil }
        switch entry.action {
        case .eaten, .opened, .thawed:
            return Message("its use-by date has passed: do not eat it, even if it looks good")
        default: return nil
        }
    }

    /// The item as it is now: of an undone change as it was before; nil when it is gone.
    private func present(_ step: JournalStep) -> Item? { entry.isUndone ? step.before : step.after }

    private func itemJSON(_ item: Item) -> JSONValue {
        item.json(today: today, soonDays: ExpiryStatus.defaultSoonDays, household: household)
    }

    /// The items that were joined, as one.
    private var joinedLine: String {
        guard let joined = entry.steps.last?.after else { return entry.summary(in: language) }
        return line(of: joined, as: entry.summary(in: language))
    }

    private func line(_ step: JournalStep) -> String {
        guard let after = step.after else {
            return entry.action.words(on: .verbatim(step.before?.shownName(in: language) ?? "")).text(in: language)
        }
        return line(of: after, as: entry.sentence(on: after.shownName(in: language), in: language))
    }

    private func line(of after: Item, as sentence: String) -> String {
        var parts = [sentence]
        if after.quantity == 0 {
            parts.append(language.words("none left"))
        } else {
            if after.quantity != 1 { parts.append(Message.packs(after.quantity * 1000).text(in: language)) }
            parts += after.stateWords(in: language)
            if let kind = after.expiryKind, let deadline = after.deadline {
                parts.append("\(kind.words(in: language)) \(language.words(for: deadline, on: today))")
            }
            if let words = after.deadlineWords(today: today, in: language) { parts.append(words) }
        }
        return parts.joined(separator: "; ")
    }

    private func undoneLine(_ step: JournalStep) -> String? {
        guard let before = step.before else {
            return step.after.map {
                "  " + language.words("\($0.shownName(in: language)) was removed from the inventory")
            }
        }
        let name = before.shownName(in: language)
        if step.after == nil { return "  " + language.words("\(name) is back") }
        let changes = step.changes.filter { !$0.isConfirmed }.map { change in
            let old = change.shown(change.old, in: language)
            guard change.aspect == .review else {
                return language.words("\(change.aspect.words) is \(old) again")
            }
            return change.old == nil
                ? language.words("no longer marked for review") : language.words("marked for review again (\(old))")
        }
        return changes.isEmpty ? nil : "  \(name): \(changes.joined(separator: ", "))"
    }
}
