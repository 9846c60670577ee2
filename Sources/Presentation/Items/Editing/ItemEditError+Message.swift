package import KeepItFreshDomain
package import KeepItFreshLabels

extension ItemEditError {
    /// Says why a change cannot be undone, with who changed the same value later, where the journal has it.
    /// - Parameter journal: The changes of the household, the newest first.
    /// - Parameter change: The beginning of the id of the change to undo; nil for the user's last one.
    package func message(undoing change: String?, in journal: [JournalEntry], seenBy userId: String) -> Message {
        guard case .changedSince(let aspect) = self,
            let index = journal.firstIndex(where: { entry in
                change.map { entry.changeId.hasPrefix($0) } ?? (!entry.isUndone && entry.userId == userId)
            })
        else { return words().message }
        let items = Set(journal[index].steps.map(\.itemId))
        let later = journal[..<index].first { entry in
            !entry.isUndone
                && entry.steps.contains { step in
                    items.contains(step.itemId) && step.changes.contains { $0.aspect == aspect }
                }
        }
        guard let later else { return words().message }
        guard later.userId != userId else {
            // Translators: {1} is a value of an item, such as "date" or "number of packs".
            return Message(
                "you changed the \(aspect.words) after that, so nothing was undone; undo the later change first")
        }
        // Translators: {1} is a person, {2} a value of an item, such as "date" or "number of packs".
        return Message("\(later.author(seenBy: userId)) changed the \(aspect.words) after that; nothing was undone")
    }
}

extension TypedDate.Failure {
    /// Says in one line why `text` is not accepted as a date.
    package func message(of text: String) -> Message {
        let shown = TerminalText.visible(text)
        switch self {
        case .ambiguous(let dates) where dates.count > 1:
            let readings = dates.dropFirst().reduce(Message("\(dates[0])")) { Message("\($0) or \($1)") }
            return Message("'\(shown)' can mean \(readings); write the date in full")
        case .unknownForm, .ambiguous:
            // Translators: keep the dates; replace the words by such that people type in your language, see
            // kif-scan help dates.
            return Message("'\(shown)' is not a date; write 2027-03-12, 2027-03, 12.3., \"march 27\", tomorrow or +3d")
        case .noSuchDay: return Message("the day '\(shown)' does not exist")
        }
    }
}

extension ItemReference.Failure {
    /// Why `text` does not identify an item.
    package func words(of text: String) -> ErrorWords {
        switch self {
        case .unknown where text.isEmpty:
            return ErrorWords(
                "give the item's name or the beginning of its id", advice: "kif-scan list shows both")
        case .unknown(let near) where near.isEmpty:
            if let measure = PackAmount.unknownMeasure(of: text) {
                return ErrorWords(
                    "'\(outside: measure)' is not a known measure, such as g, kg, ml, l, oz, pieces or packs")
            }
            return ErrorWords(
                "no item is named '\(outside: text)' or has an id that begins with it",
                advice: "kif-scan list shows names and ids")
        case .unknown(let near):
            return ErrorWords(
                "no item is named '\(outside: text)' or has an id that begins with it; did you mean \(Self.listed(near))?"
            )
        case .ambiguous(let items):
            return ErrorWords(
                "'\(outside: text)' matches several items: \(Self.listed(items))",
                advice: "give more of the id, which kif-scan list shows")
        }
    }

    /// Why `text` does not identify an item, and what to do next.
    package func message(of text: String) -> Message { words(of: text).message }

    private static let maximumItems = 5

    private static func listed(_ items: [Item]) -> Message {
        let length = ItemReference.length(toDistinguish: items.map(\.id))
        let names = Message.list(
            items.prefix(maximumItems).map { Message("\(String($0.id.prefix(length))) (\($0.nameMessage))") })
        let more = items.count - maximumItems
        return more > 0 ? Message("\(names) and \(more) more") : names
    }
}

extension ReviewAnswer.Failure {
    /// Why `text` is not an answer.
    package func words(of text: String) -> ErrorWords {
        switch self {
        case .unclear: ErrorWords("'\(outside: text)' is not an answer here", advice: "? shows all")
        case .date(let failure): ErrorWords(failure.message(of: text))
        case .tooLong: ErrorWords("that is too long")
        }
    }

    /// Why `text` is not an answer, and what would be one.
    package func message(of text: String) -> Message { words(of: text).message }
}

extension ReviewFailure {
    /// Says in one sentence why an answer did nothing.
    package var message: Message {
        switch self {
        case .changed: Message("It was changed meanwhile.")
        case .deleted: Message("It was deleted meanwhile.")
        }
    }
}
