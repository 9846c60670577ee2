package import KeepItFreshLabels

/// An item as it is after a scan was stored.
public struct SavedItem: Equatable, Hashable, Sendable {
    /// The stored item.
    public var item: Item
    /// What storing the scan changed.
    public var change: ItemChange
    /// The last day on which an item of the same product and date was deleted; nil for an item that is not new, or when
    /// none was deleted.
    package var deletedBefore: CivilDate?
    /// Why it was not frozen though its place freezes; nil for any other item.
    package var notFrozen: ItemEditError?

    /// An item with its change.
    public init(item: Item, change: ItemChange) {
        self.item = item
        self.change = change
    }
}
