/// All that is deleted with an item, so that the deletion can be undone.
package struct ItemBelongings: Hashable, Sendable {
    package let itemId: String
    package var purchases: [Purchase]
    package var shown: [StoredPhoto.ShownValue]
    /// The content hashes of the photos that show it, in the order in which they were stored.
    package var photos: [String]

    package init(itemId: String, purchases: [Purchase], shown: [StoredPhoto.ShownValue], photos: [String]) {
        self.itemId = itemId
        self.purchases = purchases
        self.shown = shown
        self.photos = photos
    }
}
