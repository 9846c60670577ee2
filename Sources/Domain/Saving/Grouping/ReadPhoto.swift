/// A photo that was read, on its way to be stored, or one stored earlier, that others may join.
struct ReadPhoto: Sendable {
    /// Its place among those given.
    let index: Int
    /// What the inventory will remember of it.
    var photo: StoredPhoto
    /// What was read.
    var result: PhotoResult
    /// The items that its label makes: one, or one for each product in it.
    let items: [Item]
    /// When its file says it was written (`PhotoFile.written`).
    var written: Int?
    /// True when it was stored earlier; then the one item is what its pack showed, under the stored item's id.
    var isKnown = false

    /// The folder it lies in, with the path as given; empty for none.
    var folder: Substring {
        photo.name.lastIndex(of: "/").map { photo.name[..<$0] } ?? ""
    }

    /// The series that its name tells, with the folder; nil when it tells none.
    var series: String? {
        PhotoSeries.series(of: photo.name)
    }

    /// True when something says when it was taken, or with which others.
    var canShareItsPack: Bool {
        photo.capture?.time != nil || written != nil || series != nil
    }

    /// Two pictures of one thing from one place differ in this many bits at most.
    private static let sameLook = 6

    /// True when it looks like another photo.
    func looksLike(_ other: ReadPhoto) -> Bool {
        guard let mine = result.label.fingerprint, let others = other.result.label.fingerprint else { return false }
        return (mine ^ others).nonzeroBitCount <= Self.sameLook
    }

    /// Milliseconds from the writing of another photo's file to that of this one; nil when a camera told of either, or
    /// nothing is known.
    func writingPause(after other: ReadPhoto) -> Int? {
        guard photo.capture?.time == nil, other.photo.capture?.time == nil, let written, let others = other.written
        else { return nil }
        return written - others
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
