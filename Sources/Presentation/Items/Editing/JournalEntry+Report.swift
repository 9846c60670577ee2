import FoundationEssentials
package import KeepItFreshDomain
import KeepItFreshLabels

extension JournalEntry {
    /// Returns one line for the user `userId`: the day, the first `idLength` characters of the change's id if there are
    /// to be any, the author, and what was done.
    package func line(seenBy userId: String, idLength: Int = 0, in language: MessageLanguage) -> String {
        let id = idLength > 0 ? "\((partOf ?? changeId).prefix(idLength))  " : ""
        let summary = summary(in: language)
        let what = isUndone ? language.words("\(summary) (undone)") : summary
        return "\(language.words(for: day))  \(id)\(author(seenBy: userId).text(in: language))  \(what)"
    }

    /// Returns the author: `you`, or the member's name if it is known.
    package func author(seenBy userId: String) -> Message {
        guard let author = self.userId else { return Message("a former member") }
        if author == userId { return Message("you") }
        return userName.map { .verbatim(TerminalText.visible($0)) } ?? Message("another member")
    }

    /// Returns the object for scripts; with a `language` it also says in words who did what.
    package func json(seenBy userId: String, in language: MessageLanguage? = nil) -> JSONValue {
        let words: [(String, JSONValue)] =
            language.map { language in
                [
                    ("by", .string(author(seenBy: userId).text(in: language))),
                    ("words", .string(summary(in: language))),
                ]
            } ?? []
        return .object(
            words + [
                ("change", .integer(id)),
                ("id", .string(partOf ?? changeId)),
                ("date", .string(date.formatted(.iso8601))),
                ("day", .date(day)),
                ("userId", .text(self.userId)),
                ("userName", .text(userName)),
                ("own", .bool(self.userId == userId)),
                ("action", .string(action.rawValue)),
                ("amount", amount.map { .decimal(Double($0) / 1000) } ?? .null),
                ("undone", .bool(isUndone)),
                ("undoes", .text(undoes)),
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
            ] + exactAmountJSON)
    }

    /// The exact amount for scripts, beside the rounded one; no field where nothing was removed.
    var exactAmountJSON: [(String, JSONValue)] {
        exactAmount.map { [("amountExact", .string($0.description))] } ?? []
    }

    /// Returns what was done to which items, with the values that changed.
    func summary(in language: MessageLanguage) -> String {
        if let words = decision ?? setting { return words.text(in: language) }
        if let several = action.words(forItems: steps.count) { return several.text(in: language) }
        let names = steps.reduce(into: [String]()) { names, step in
            guard let name = (step.after ?? step.before)?.shownName(in: language), !names.contains(name) else { return }
            names.append(name)
        }
        let details = details(in: language).joined(separator: ", ")
        return sentence(on: names.joined(separator: ", "), in: language) + (details.isEmpty ? "" : ": \(details)")
    }

    /// What a person decided on photos of the inbox, or took back; nil for a change of items.
    private var decision: Message? {
        guard steps.isEmpty, let photo = inbox.first?.after else { return nil }
        let count = inbox.count
        switch photo.decision {
        case .stock:
            return Message(count, one: "put \(count) photo to stock", other: "put \(count) photos to stock")
        case .forgotten: return Message(count, one: "forgot \(count) photo", other: "forgot \(count) photos")
        case nil: return Self.waiting(count)
        }
    }

    /// What a person set for a place, a product or a category; nil for another change.
    private var setting: Message? {
        guard let step = rules.first else { return nil }
        guard let words = step.after?.words ?? step.before?.removalWords else { return nil }
        let count = steps.count
        guard count > 0 else { return words }
        // Translators: {1} says how long a product keeps, {2} how many items are given a date by that.
        return Message(
            count, one: "\(words) (also \(count) item in stock)", other: "\(words) (also \(count) items in stock)")
    }

    /// How many photos wait in the inbox again after the entry was undone; nil for none.
    var waitingAgain: Message? {
        let count = inbox.count { $0.before != nil && $0.before?.decision == nil }
        return count > 0 ? Self.waiting(count) : nil
    }

    private static func waiting(_ count: Int) -> Message {
        Message(count, one: "\(count) photo waits in the inbox again", other: "\(count) photos wait in the inbox again")
    }

    /// Returns what was done to `name`, with the amount.
    func sentence(on name: String, in language: MessageLanguage) -> String {
        let object =
            amount.map { rounded in
                let amount = exactAmount.map { Message.amount($0, of: steps.first?.before?.content) } ?? .packs(rounded)
                return Message("\(amount) of \(name)")
            } ?? .verbatim(name)
        return (isConfirmation ? Message("\(object) confirmed") : action.words(on: object)).text(in: language)
    }

    /// True if a person confirmed values without changing any.
    private var isConfirmation: Bool {
        action == .fixed
            && steps.allSatisfy {
                !$0.changes.isEmpty && $0.changes.allSatisfy { $0.isConfirmed || $0.aspect == .review }
            }
    }

    /// The values that were changed or confirmed.
    private func details(in language: MessageLanguage) -> [String] {
        guard [.fixed, .reread, .completed, .moved].contains(action), let changes = steps.first?.changes else {
            return []
        }
        if isConfirmation {
            return changes.filter { $0.isConfirmed && $0.aspect != .name }.map { change in
                let value = change.shown(change.new, in: language)
                return change.aspect == .expiry ? value : "\(change.aspect.words.text(in: language)) \(value)"
            }
        }
        return changes.filter { !$0.isConfirmed && $0.aspect != .review }.map { $0.words(in: language) }
    }
}

extension JournalStep.Change {
    /// True if the value stayed as it was and only its confidence changed, or whether a person gave it.
    var isConfirmed: Bool { old == new }

    /// Returns the aspect, the old and the new value: `date best before 2027-03-12 → best before 2027-12-03`.
    func words(in language: MessageLanguage) -> String {
        "\(aspect.words.text(in: language)) \([old, new].map { shown($0, in: language) }.joined(separator: " → "))"
    }

    /// Returns one of the values in words.
    func shown(_ value: String?, in language: MessageLanguage) -> String {
        guard let value else { return language.words("none") }
        switch aspect {
        case .expiry:
            let parts = value.split(separator: " ")
            guard let first = parts.first, parts.count <= 2 else { break }
            let date = Self.date(first, in: language)
            if parts.count == 1 { return date }
            if parts[1] == Item.Proposal.word { return language.words("\(date) by its usual life") }
            guard let kind = DateKind(rawValue: String(parts[1])) else { break }
            return kind == .unlabelled ? date : "\(kind.words(in: language)) \(date)"
        case .review:
            let reasons = value.split(separator: ",").compactMap { ReviewReason(rawValue: String($0)) }
            return reasons.map { $0.words(in: language) }.joined(separator: ", ")
        case .openedPackRemainder:
            if value.hasSuffix("/1000"), let left = Int(value.dropLast(5)) { return Message.packCount(left) }
            guard let left = ExactAmount(value) else { break }
            return Message.part(left, of: nil).text(in: language)
        case .productionDate: return Self.date(value[...], in: language)
        default: break
        }
        return TerminalText.visible(value)
    }

    private static func date(_ text: Substring, in language: MessageLanguage) -> String {
        CivilDate(String(text)).map { language.words(for: $0) } ?? TerminalText.visible(String(text))
    }

    /// Returns the object for scripts.
    func json(of itemId: String) -> JSONValue {
        .object([
            ("id", .string(itemId)), ("field", .string(aspect.rawValue)), ("old", .text(old)), ("new", .text(new)),
        ])
    }
}

extension JournalEntry.Action {
    /// What was done to several items at once; nil where each is named.
    fileprivate func words(forItems count: Int) -> Message? {
        guard count > 1 else { return nil }
        return switch self {
        case .imported: Message(count, one: "imported \(count) item", other: "imported \(count) items")
        case .completed:
            Message(
                count, one: "completed \(count) item by its number", other: "completed \(count) items by their numbers")
        case .reread: Message(count, one: "re-read \(count) item", other: "re-read \(count) items")
        default: nil
        }
    }

    /// What was done to `object`, an item or an amount of it.
    func words(on object: Message) -> Message {
        switch self {
        case .scanned: Message("scanned \(object)")
        case .added: Message("added \(object)")
        case .fixed: Message("corrected \(object)")
        case .reread: Message("re-read \(object)")
        case .completed: Message("completed \(object) by its number")
        case .eaten: Message("ate \(object)")
        case .wasted: Message("threw away \(object)")
        case .opened: Message("opened \(object)")
        case .frozen: Message("froze \(object)")
        // Translators: what a person did with {1}.
        case .thawed: Message("thawed \(object)")
        case .moved: Message("moved \(object)")
        case .deleted: Message("deleted \(object)")
        case .imported: Message("imported \(object)")
        case .joined: Message("joined \(object)")
        case .parted: Message("taken apart: \(object)")
        case .decided, .set: object
        case .undone: Message("took back: \(object)")
        }
    }
}
