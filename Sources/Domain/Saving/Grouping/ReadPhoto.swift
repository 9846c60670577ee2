/// A photo that was read, on its way to be stored, or one stored earlier, that others may join.
struct ReadPhoto: Sendable {
    /// Its place among those given.
    let index: Int
    /// What the inventory will remember of it.
    let photo: StoredPhoto
    /// What was read.
    var result: PhotoResult
    /// The items that its label makes: one, or one for each product in it.
    let items: [Item]
    /// True when it was stored earlier; then the one item is what its pack showed, under the stored item's id.
    var isKnown = false

    /// The folder it lies in, with the path as given; empty for none.
    var folder: Substring {
        photo.name.lastIndex(of: "/").map { photo.name[..<$0] } ?? ""
    }

    /// Milliseconds from another photo to this one, both taken with the same camera; nil when that is not so or not
    /// known.
    func milliseconds(after other: ReadPhoto) -> Int? {
        guard let mine = photo.capture, let others = other.photo.capture, mine.model == others.model,
            mine.make == others.make, let time = mine.time
        else { return nil }
        return others.time?.milliseconds(until: time)
    }
}
