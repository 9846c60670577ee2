/// An item as it stands after a scan was stored.
public struct SavedItem: Equatable, Hashable, Sendable {
    /// The item.
    public var item: Item
    /// What became of it.
    public var change: ItemChange

    /// An item and what became of it.
    public init(item: Item, change: ItemChange) {
        self.item = item
        self.change = change
    }
}
