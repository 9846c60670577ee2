/// Why an item cannot be changed so.
public enum ItemEditError: Error, Equatable, Hashable, Sendable {
    /// There is less, in thousandths of a pack.
    case notEnough(Int)
    /// A number of packs below 1, or of days below 0.
    case noAmount
    /// A number of packs or days above `Item.countLimit`.
    case tooMuch
    /// Nothing would change.
    case nothingToChange
    /// A pack is open already, since this day.
    case openAlready(CivilDate)
    /// It is frozen, which opening or freezing it takes no account of.
    case isFrozen
    /// It is not frozen.
    case notFrozen
    /// Its use by has passed, on this day: freezing does not make it safe.
    case useByPassed(CivilDate)
    /// It was thawed before and has a use by: it must not be frozen again.
    case thawedBefore
    /// Somebody changed the same value since; undoing would take that back too.
    case changedSince(ItemAspect)
    /// Some of the packs that would go are gone already.
    case packsGone
    /// The item is gone, or back again.
    case itemGone
    /// This user has changed nothing that is not undone.
    case nothingToUndo
}
