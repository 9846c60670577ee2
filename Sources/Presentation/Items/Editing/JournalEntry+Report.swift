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
    var summary: String { summary(in: .english) }

    /// The same in a language.
    func summary(in language: MessageLanguage) -> String {
        if action == .imported, steps.count > 1 { return language.text(.importedItems, String(steps.count)) }
        let names = steps.reduce(into: [String]()) { names, step in
            guard let name = (step.after ?? step.before)?.shownName(in: language), !names.contains(name) else { return }
            names.append(name)
        }
        let tellsValues = [.fixed, .reread, .moved].contains(action)
        let changes = steps.first?.changes.filter { tellsValues && $0.aspect != .review } ?? []
        let details = changes.isEmpty ? "" : ": " + changes.map { $0.words(in: language) }.joined(separator: ", ")
        return said(of: names.joined(separator: ", "), in: language) + details
    }

    /// What was done to something, with how much of it.
    func said(of name: String, in language: MessageLanguage) -> String {
        let object = amount.map { language.text(.amountOf, Packs.words($0, in: language), name) } ?? name
        return language.text(action.phrase, object)
    }
}
