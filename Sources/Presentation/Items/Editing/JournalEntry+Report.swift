import FoundationEssentials
package import KeepItFreshDomain
import KeepItFreshLabels

extension JournalEntry {
    /// Returns one line for the user `userId`: the day, the first `idLength` characters of the change's id if there are
    /// to be any, the author, and what was done.
    package func line(seenBy userId: String, idLength: Int = 0) -> String {
        let id = idLength > 0 ? "\((partOf ?? changeId).prefix(idLength))  " : ""
        let mark = isUndone ? " (undone)" : ""
        return "\(day)  \(id)\(author(seenBy: userId))  \(summary)\(mark)"
    }

    /// Returns the author: `you`, or the member's name if it is known.
    package func author(seenBy userId: String) -> String {
        guard let author = self.userId else { return "a former member" }
        if author == userId { return "you" }
        return userName.map { TerminalText.visible($0) } ?? "another member"
    }

    /// Returns the object for scripts.
    package func json(seenBy userId: String) -> JSONValue {
        .object([
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
        ])
    }

    /// What was done, in English.
    var summary: String { summary(in: .english) }

    /// Returns what was done to which items, with the values that changed.
    func summary(in language: MessageLanguage) -> String {
        if steps.count > 1, let phrase = action.phraseForSeveral {
            return language.text(phrase, String(steps.count))
        }
        let names = steps.reduce(into: [String]()) { names, step in
            guard let name = (step.after ?? step.before)?.shownName(in: language), !names.contains(name) else { return }
            names.append(name)
        }
        let details = details(in: language).joined(separator: ", ")
        return sentence(on: names.joined(separator: ", "), in: language) + (details.isEmpty ? "" : ": \(details)")
    }

    /// Returns what was done to `name`, with the amount.
    func sentence(on name: String, in language: MessageLanguage) -> String {
        let object = amount.map { language.text(.amountOf, language.packs($0), name) } ?? name
        return language.text(isConfirmation ? .confirmed : action.phrase, object)
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
                return change.aspect == .expiry ? value : "\(change.aspect.words(in: language)) \(value)"
            }
        }
        return changes.filter { !$0.isConfirmed && $0.aspect != .review }.map { $0.words(in: language) }
    }
}

extension JournalStep.Change {
    /// True if the value stayed as it was and only its confidence changed, or whether a person gave it.
    var isConfirmed: Bool { old == new }

    /// The change in English: `date best before 2027-03-12 → best before 2027-12-03`.
    var words: String { words(in: .english) }

    /// Returns the aspect, the old and the new value.
    func words(in language: MessageLanguage) -> String {
        "\(aspect.words(in: language)) \([old, new].map { shown($0, in: language) }.joined(separator: " → "))"
    }

    /// Returns one of the values in words.
    func shown(_ value: String?, in language: MessageLanguage) -> String {
        guard let value else { return language.text(.nothing) }
        switch aspect {
        case .expiry:
            let parts = value.split(separator: " ")
            guard parts.count == 2, let kind = DateKind(rawValue: String(parts[1])) else { break }
            let date = TerminalText.visible(String(parts[0]))
            return kind == .unlabelled ? date : "\(kind.words(in: language)) \(date)"
        case .review:
            let reasons = value.split(separator: ",").compactMap { ReviewReason(rawValue: String($0)) }
            return reasons.map { $0.words(in: language) }.joined(separator: ", ")
        case .openedPackRemainder:
            guard let left = Int(value.prefix { $0 != "/" }) else { break }
            return MessageLanguage.packCount(left)
        default: break
        }
        return TerminalText.visible(value)
    }

    /// Returns the object for scripts.
    func json(of itemId: String) -> JSONValue {
        .object([
            ("id", .string(itemId)), ("field", .string(aspect.rawValue)), ("old", .text(old)), ("new", .text(new)),
        ])
    }
}

extension ItemAspect {
    /// The aspect in English.
    var words: String { words(in: .english) }

    /// Returns the aspect in words.
    func words(in language: MessageLanguage) -> String {
        switch self {
        case .name: language.text(.nameAspect)
        case .brand: language.text(.brandAspect)
        case .category: language.text(.categoryAspect)
        case .gtin: language.text(.numberAspect)
        case .unit: language.text(.contentAspect)
        case .quantity: language.text(.packsAspect)
        case .openedPackRemainder: language.text(.openedAspect)
        case .expiry: language.text(.dateAspect)
        case .productionDate: language.text(.productionAspect)
        case .lot: language.text(.lotAspect)
        case .notes: language.text(.notesAspect)
        case .place: language.text(.placeAspect)
        case .opening: language.text(.openingAspect)
        case .freezing: language.text(.freezingAspect)
        case .review: language.text(.reviewAspect)
        }
    }
}

extension JournalEntry.Action {
    /// The phrase for changes of many items, with a placeholder for their number; nil for other changes.
    fileprivate var phraseForSeveral: Phrase? {
        switch self {
        case .imported: .importedItems
        case .completed: .completedItems
        case .reread: .readAgainItems
        default: nil
        }
    }

    /// The phrase for the action, with a placeholder for its object.
    var phrase: Phrase {
        switch self {
        case .scanned: .scanned
        case .added: .added
        case .fixed: .corrected
        case .reread: .readAgain
        case .completed: .completed
        case .eaten: .ate
        case .wasted: .threwAway
        case .opened: .opened
        case .frozen: .froze
        case .thawed: .thawedNow
        case .moved: .moved
        case .deleted: .deleted
        case .imported: .imported
        case .joined: .joined
        case .parted: .parted
        case .undone: .tookBack
        }
    }
}
