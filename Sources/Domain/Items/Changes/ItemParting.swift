import FoundationEssentials

/// A photo that is taken out of an item, because it shows another thing: with what it shows alone, and what the others
/// show. Who asks for the change reads both from the stored readings.
package struct ItemParting: Codable, Sendable {
    /// The item that has the photo.
    package let itemId: String
    /// The content hash of the photo's file.
    package let photo: String
    /// The packs of the new item; nil for one.
    package let packs: Int?
    /// What the photo shows alone.
    package let taken: Item
    /// What the other photos show together; nil when they contradict each other, or the reading of one is not stored.
    package let left: Item?
    /// What each of the photos shows, by their content hashes.
    package let shown: [String: [StoredPhoto.ShownField]]

    /// The parting as it is asked for, before anything is read.
    package init(of itemId: String, photo: String, packs: Int?) {
        self.init(
            of: itemId, photo: photo, packs: packs, taken: Item(addedDate: .distantPast), left: nil, shown: [:])
    }

    package init(
        of itemId: String, photo: String, packs: Int?, taken: Item, left: Item?,
        shown: [String: [StoredPhoto.ShownField]]
    ) {
        self.itemId = itemId
        self.photo = photo
        self.packs = packs
        self.taken = taken
        self.left = left
        self.shown = shown
    }
}
