/// An item as it is after a scan was stored.
public struct SavedItem: Equatable, Hashable, Sendable {
    /// The stored item.
    public var item: Item
    /// What storing the scan changed.
    public var change: ItemChange

    /// An item with its change.
    public init(item: Item, change: ItemChange) {
        self.item = item
        self.change = change
    }
}
