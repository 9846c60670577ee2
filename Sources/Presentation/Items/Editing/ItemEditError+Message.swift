package import KeepItFreshDomain
package import KeepItFreshLabels

extension ItemEditError {
    /// Says in one line what went wrong and what to do.
    package var message: Message { message(on: Message("the item")) }

    /// Says in one line what went wrong with the item called `name`, and what to do.
    /// - Parameter isFreezing: Whether it was to be frozen.
    package func message(on name: Message, isFreezing: Bool = false) -> Message {
        switch self {
        case .notEnough(0): Message("nothing is left of \(name)")
        case .notEnough(let left):
            Message("only \(Message.packs(left)) of \(name) left; give a smaller amount, or \"all\"")
        case .noAmount: Message("the number must be 1 or more (0 or more for days and --quantity)")
        case .tooMuch: Message("the number must be at most \(Item.maximumCount)")
        case .contentUnknown:
            Message(
                "what a pack of \(name) holds is not known; to set it: kif-scan fix ITEM --unit \"500 g\", or \"10 pieces\""
            )
        case .otherMeasure:
            Message("\(name) is not measured so; give a weight for a weight, a volume for a volume, or packs")
        case .tooPrecise:
            Message("what would be left of \(name) is too small a fraction to be kept exactly; give a rounder amount")
        case .notInContent:
            Message(
                "what is left of the opened pack of \(name) is no part of that content; to use up the opened pack first: kif-scan eat ITEM"
            )
        case .nothingToChange: Message("nothing to change: \(name) already has these values")
        case .openAlready(let day):
            Message("\(name) has been open since \(day); to set how many days it keeps: --days")
        case .isFrozen(let day) where isFreezing: Message("\(name) is already frozen, since \(day)")
        case .isFrozen(let day): Message("\(name) has been frozen since \(day); to thaw it first: kif-scan thaw ITEM")
        case .notFrozen: Message("\(name) is not frozen")
        case .useByPassed(let day):
            Message(
                """
                the use-by date of \(name) was \(day), and freezing does not make it safe; if you threw it away: \
                kif-scan waste ITEM
                """)
        case .thawedBefore: Message("\(name) was thawed before and has a use-by date: do not freeze it again")
        case .changedSince(let aspect):
            // Translators: {1} is a value of an item, such as "date" or "number of packs".
            Message("the \(aspect.words) was changed after that, so nothing was undone; to set it: kif-scan fix ITEM")
        case .packsGone:
            Message(
                "the packs are already gone, so nothing was undone; to set the number: kif-scan fix ITEM --quantity N")
        case .itemGone:
            Message(
                "the item was deleted or restored after that, so nothing was undone; kif-scan history shows what happened"
            )
        case .nothingToUndo: Message("there is nothing to undo")
        case .undoneAlready: Message("this change was undone before")
        case .notYours: Message("only the person who made this change can undo it")
        case .noSuchChange:
            Message("there is no such change; kif-scan history shows all with the beginning of their ids")
        case .severalChanges: Message("several changes have an id that begins with this; give more of it")
        case .notFound: Message("no such item")
        case .noSuchDay: Message("the day must be in the years 1970 to 9999")
        case .isItself: Message("an item cannot be joined with itself")
        case .joinedSince:
            Message(
                "the item was joined or taken apart after that, so nothing was undone; kif-scan history shows what happened"
            )
        case .decidedSince:
            Message(
                "the photo was scanned or decided on after that, so nothing was undone; undo the later change first")
        case .setSince:
            Message("this was set again after that, so nothing was undone; undo the later change first")
        case .onlyPhoto: Message("it is the only photo of \(name)")
        case .noReading: Message("what this photo shows alone is not known; to read it again: kif-scan reread")
        case .anotherContent: Message("this id belongs to another change or item")
        case .notUsable: Message("the server could not use the change")
        }
    }

    /// Says why a change cannot be undone, with who changed the same value later, where the journal has it.
    /// - Parameter journal: The changes of the household, the newest first.
    /// - Parameter change: The beginning of the id of the change to undo; nil for the user's last one.
    package func message(undoing change: String?, in journal: [JournalEntry], seenBy userId: String) -> Message {
        guard case .changedSince(let aspect) = self,
            let index = journal.firstIndex(where: { entry in
                change.map { entry.changeId.hasPrefix($0) } ?? (!entry.isUndone && entry.userId == userId)
            })
        else { return message }
        let items = Set(journal[index].steps.map(\.itemId))
        let later = journal[..<index].first { entry in
            !entry.isUndone
                && entry.steps.contains { step in
                    items.contains(step.itemId) && step.changes.contains { $0.aspect == aspect }
                }
        }
        guard let later else { return message }
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
    /// Says in one line why `text` does not identify an item.
    package func message(of text: String) -> Message {
        let shown = TerminalText.visible(text)
        switch self {
        case .unknown where text.isEmpty:
            return Message("give the item's name or the beginning of its id; kif-scan list shows both")
        case .unknown(let near) where near.isEmpty:
            if let measure = PackAmount.unknownMeasure(of: text) {
                return Message(
                    "'\(TerminalText.visible(measure))' is not a known measure, such as g, kg, ml, l, oz, pieces or packs"
                )
            }
            return Message(
                "no item is named '\(shown)' or has an id that begins with it; kif-scan list shows names and ids")
        case .unknown(let near):
            return Message(
                "no item is named '\(shown)' or has an id that begins with it; did you mean \(Self.listed(near))?")
        case .ambiguous(let items):
            return Message(
                "'\(shown)' matches several items: \(Self.listed(items)); give more of the id, which kif-scan list shows"
            )
        }
    }

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
    /// Says in one line why `text` is no answer.
    package func message(of text: String) -> Message {
        switch self {
        case .unclear: Message("'\(TerminalText.visible(text))' is not an answer here; ? shows all.")
        case .date(let failure): failure.message(of: text)
        case .tooLong: Message("That is too long.")
        }
    }
}

extension ReviewFailure {
    /// Says in one line why an answer did nothing.
    package var message: Message {
        switch self {
        case .changed: Message("It was changed meanwhile.")
        case .deleted: Message("It was deleted meanwhile.")
        }
    }
}
