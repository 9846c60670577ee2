public import KeepItFreshLabels

/// Why an item cannot be changed in the requested way.
public enum ItemEditError: Error, Equatable, Hashable, Codable, Sendable {
    /// Only this amount remains, in thousandths of a pack.
    case notEnough(Int)
    /// The number of packs is below 1, or the number of days below 0.
    case noAmount
    /// The number of packs or days exceeds the maximum of 999,999.
    case tooMuch
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
    public var description: String {
        switch self {
        case .notEnough(let amount): "Only \(Double(amount) / 1000) packs remain."
        case .noAmount: "The number of packs must be at least 1, and the number of days at least 0."
        case .tooMuch: "The number of packs or days exceeds \(Item.maximumCount)."
        case .contentUnknown: "It is not known how many pieces or how much a pack holds."
        case .otherMeasure: "A pack is measured otherwise: by weight or by volume."
        case .tooPrecise: "What would remain is too small a fraction to be kept exactly."
        case .notInContent: "What remains of the opened pack is no part of the new content."
        case .nothingToChange: "Nothing would change."
        case .openAlready(let day): "A pack has been open since \(day)."
        case .isFrozen(let day): "The item has been frozen since \(day)."
        case .notFrozen: "The item is not frozen."
        case .useByPassed(let day): "The use-by date \(day) has passed; freezing does not make the item safe."
        case .thawedBefore: "The item has a use-by date and was thawed before; it must not be frozen again."
        case .changedSince(let aspect): "The item's \(aspect.rawValue) was changed since; that change would be lost."
        case .packsGone: "Some of the packs to remove are already used up."
        case .itemGone: "The item was removed or restored since."
        case .nothingToUndo: "The user has no change to undo."
        case .undoneAlready: "The change was undone before."
        case .notYours: "The change is another person's."
        case .noSuchChange: "No change has an id that begins so."
        case .severalChanges: "Several changes have an id that begins so."
        case .notFound: "What is to be changed does not exist."
        case .noSuchDay: "The day is not in the years 1970 to 9999."
        case .isItself: "An item cannot be joined with itself."
        case .joinedSince: "The item was joined with another or taken apart since."
        case .decidedSince: "It was decided on the photo again since, or it was scanned to stock."
        case .setSince: "It was set again since."
        case .onlyPhoto: "It is the only photo of the item."
        case .noReading: "What the photo shows alone is not known."
        case .anotherContent: "The id of the change or the item belongs to another one."
        case .notUsable: "The server could not use the change."
        }
    }
}
