import FoundationEssentials
public import KeepItFreshLabels

/// Why an item cannot be changed in the requested way.
public enum ItemEditError: Error, Equatable, Hashable, Codable, Sendable {
    /// Only this amount remains, in thousandths of a pack.
    case notEnough(Int)
    /// The number of packs is below 1, or the number of days below 0.
    case noAmount
    /// The number of packs or days exceeds the maximum of 999,999.
    case tooMuch
    /// A text has more than `Item.maximumText` characters, or notes more than `Item.maximumNotes`.
    case tooLong
    /// It is not known how many pieces or how much a pack holds.
    case contentUnknown
    /// A weight was given of what is measured by volume, or the other way round.
    case otherMeasure
    /// The terms of what would remain do not fit into 64 bits.
    case tooPrecise
    /// What remains of the opened pack is no part of the new content.
    case notInContent
    /// Nothing would change.
    case nothingToChange
    /// A pack has been open since this day.
    case openAlready(CivilDate)
    /// It has been frozen since this day, so it cannot be opened or frozen.
    case isFrozen(CivilDate)
    /// It is not frozen.
    case notFrozen
    /// Its use-by date, this day, has passed: freezing does not make it safe.
    case useByPassed(CivilDate)
    /// It was thawed before and has a use-by date: it must not be frozen again.
    case thawedBefore
    /// The same value was changed since, and that change would be lost.
    case changedSince(ItemAspect)
    /// Some of the packs that the undo would remove are already used up.
    case packsGone
    /// The item was removed or restored since.
    case itemGone
    /// This user has no change that is not undone.
    case nothingToUndo
    /// The change to undo was undone before.
    case undoneAlready
    /// The change to undo is another person's.
    case notYours
    /// No change has an id that begins so.
    case noSuchChange
    /// Several changes have an id that begins so.
    case severalChanges
    /// What is to be changed does not exist.
    case notFound
    /// The day is not in the years 1970 to 9999.
    case noSuchDay
    /// An item is to be joined with itself.
    case isItself
    /// The item was joined with another or taken apart since, so that its photos are elsewhere.
    case joinedSince
    /// It was decided on the photo again since, or it was scanned to stock.
    case decidedSince
    /// It was set otherwise again since.
    case setSince
    /// It is the only photo of the item, so that nothing would be left.
    case onlyPhoto
    /// What the photo shows alone is not known.
    case noReading
    /// A change with the same id asked for something else, or there is an item with the id of a new one.
    case anotherContent
    /// What a device sent is no change that can be made, such as one with impossible numbers.
    case notUsable
}

extension ItemEditError: CustomStringConvertible {
    /// What prevents the change, in one English sentence.
    public var description: String { words().sentence }

    /// What prevents the change of the item called `name`.
    /// - Parameter isFreezing: Whether it was to be frozen.
    package func words(on name: Message = Message("the item"), isFreezing: Bool = false) -> ErrorWords {
        switch self {
        case .notEnough(0): ErrorWords("nothing is left of \(name)")
        case .notEnough(let left):
            ErrorWords("only \(Message.packs(left)) of \(name) left", advice: "give a smaller amount, or \"all\"")
        case .noAmount:
            ErrorWords(
                "the number must be 1 or more, and of days 0 or more", advice: "--quantity 0 says that none is left")
        case .tooMuch: ErrorWords("the number must be at most \(Item.maximumCount)")
        case .tooLong:
            ErrorWords("a value can have at most \(Item.maximumText) characters, and notes \(Item.maximumNotes)")
        case .contentUnknown:
            ErrorWords(
                "what a pack of \(name) holds is not known",
                advice: "to set it: kif-scan fix ITEM --unit \"500 g\", or \"10 pieces\"")
        case .otherMeasure:
            ErrorWords("\(name) is not measured so; give a weight for a weight, a volume for a volume, or packs")
        case .tooPrecise:
            ErrorWords(
                "what would be left of \(name) is too small a fraction to be kept exactly; give a rounder amount")
        case .notInContent:
            ErrorWords(
                "what is left of the opened pack of \(name) is no part of that content",
                advice: "to use up the opened pack first: kif-scan eat ITEM")
        case .nothingToChange: ErrorWords("nothing to change: \(name) already has these values")
        case .openAlready(let day):
            ErrorWords("\(name) has been open since \(day)", advice: "to set how many days it keeps: --days")
        case .isFrozen(let day) where isFreezing: ErrorWords("\(name) is already frozen, since \(day)")
        case .isFrozen(let day):
            ErrorWords("\(name) has been frozen since \(day)", advice: "to thaw it first: kif-scan thaw ITEM")
        case .notFrozen: ErrorWords("\(name) is not frozen")
        case .useByPassed(let day):
            ErrorWords(
                "the use-by date of \(name) was \(day), and freezing does not make it safe",
                advice: "if you threw it away: kif-scan waste ITEM")
        case .thawedBefore: ErrorWords("\(name) was thawed before and has a use-by date: do not freeze it again")
        case .changedSince(let aspect):
            // Translators: {1} is a value of an item, such as "date" or "number of packs".
            ErrorWords("somebody changed the \(aspect.words) meanwhile", advice: "to set it: kif-scan fix ITEM")
        case .packsGone:
            ErrorWords(
                "the packs are already gone", advice: "to set the number: kif-scan fix ITEM --quantity N")
        case .itemGone:
            ErrorWords(
                "the item was deleted or restored meanwhile", advice: "kif-scan history shows what happened")
        case .nothingToUndo: ErrorWords("there is nothing to undo")
        case .undoneAlready: ErrorWords("this change was undone before")
        case .notYours: ErrorWords("only the person who made this change can undo it")
        case .noSuchChange:
            ErrorWords(
                "there is no such change", advice: "kif-scan history shows all with the beginning of their ids")
        case .severalChanges: ErrorWords("several changes have an id that begins with this; give more of it")
        case .notFound: ErrorWords("no such item")
        case .noSuchDay: ErrorWords("the day must be in the years 1970 to 9999")
        case .isItself: ErrorWords("an item cannot be joined with itself")
        case .joinedSince:
            ErrorWords(
                "the item was joined or taken apart meanwhile", advice: "kif-scan history shows what happened")
        case .decidedSince:
            ErrorWords("the photo was scanned or decided on meanwhile", advice: "undo the later change first")
        case .setSince: ErrorWords("it was set otherwise meanwhile", advice: "undo the later change first")
        case .onlyPhoto: ErrorWords("it is the only photo of \(name)")
        case .noReading:
            ErrorWords("what this photo shows alone is not known", advice: "to read it again: kif-scan reread")
        case .anotherContent: ErrorWords("this id belongs to another change or item")
        case .notUsable: ErrorWords("the server could not use the change")
        }
    }

    /// The code of a refusal for programs: the name of the case, as it is stored.
    package var code: String {
        let stored = (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return String(stored.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" })
    }
}
