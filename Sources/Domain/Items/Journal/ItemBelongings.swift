/// All that belongs to an item, so that its deletion, a join or a parting can be undone.
public struct ItemBelongings: Hashable, Sendable {
    /// The item's id.
    public let itemId: String
    /// Its purchases in the order in which they were stored.
    public var purchases: [Purchase]
    /// What photos show of it.
    public var shown: [StoredPhoto.ShownValue]
    /// The content hashes of the photos that show it, in the order in which they were stored.
    public var photos: [String]
    /// The ids that joined it.
    public var joined: [String]

    /// What belongs to an item.
    public init(
        itemId: String, purchases: [Purchase], shown: [StoredPhoto.ShownValue], photos: [String], joined: [String] = []
    ) {
        self.joined = joined
        self.itemId = itemId
        self.purchases = purchases
        self.shown = shown
        self.photos = photos
    }
}
