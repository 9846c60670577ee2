import FoundationEssentials
public import KeepItFreshDomain

extension JournalEntry {
    /// One line: the day, who it was seen from the user `userId`, and what was done.
    public func line(seenBy userId: String) -> String {
        let mark = isUndone ? " (undone)" : ""
        return "\(day)  \(who(seenBy: userId))  \(summary)\(mark)"
    }

    /// Who did it: `you`, the member's name, or the beginning of the member's id.
    public func who(seenBy userId: String) -> String {
        guard let author = self.userId else { return "a former member" }
        if author == userId { return "you" }
        return TerminalText.visible(userName ?? "member \(author.prefix(8))")
    }

    /// The object for scripts.
    public func json(seenBy userId: String) -> JSONValue {
        .object([
            ("change", .integer(id)),
            ("date", .string(date.formatted(.iso8601))),
            ("day", .date(day)),
            ("userId", .text(self.userId)),
            ("userName", .text(userName)),
            ("own", .bool(self.userId == userId)),
            ("action", .string(action.rawValue)),
            ("amount", amount.map { .decimal(Double($0) / 1000) } ?? .null),
            ("undone", .bool(isUndone)),
            (
                "items",
                .array(
                    steps.map { step in
                        .object([
                            ("id", .string(step.itemId)),
                            ("name", .text((step.after ?? step.before)?.name)),
                            ("created", .bool(step.before == nil)),
                            ("deleted", .bool(step.after == nil)),
                        ])
                    })
            ),
            ("changes", .array(steps.flatMap { step in step.changes.map { $0.json(of: step.itemId) } })),
        ])
    }

    /// What was done to what, in words.
    var summary: String {
        if action == .imported, steps.count > 1 { return "imported \(steps.count) items" }
        let names = steps.reduce(into: [String]()) { names, step in
            guard let name = (step.after ?? step.before)?.shownName, !names.contains(name) else { return }
            names.append(name)
        }
        let amount = amount.map { "\(Packs.words($0)) of " } ?? ""
        let tellsValues = [.fixed, .reread, .moved].contains(action)
        let changes = steps.first?.changes.filter { tellsValues && $0.aspect != .review } ?? []
        let details = changes.isEmpty ? "" : ": " + changes.map(\.words).joined(separator: ", ")
        return "\(action.words) \(amount)\(names.joined(separator: ", "))\(details)"
    }
}

extension AspectChange {
    /// `date 2027-03-12 → 2027-12-03`.
    var words: String {
        "\(aspect.words) \(TerminalText.visible(old ?? "none")) → \(TerminalText.visible(new ?? "none"))"
    }

    /// The object for scripts.
    func json(of itemId: String) -> JSONValue {
        .object([
            ("id", .string(itemId)), ("field", .string(aspect.rawValue)), ("old", .text(old)), ("new", .text(new)),
        ])
    }
}
