import KeepItFreshLabels

/// Forms groups of photos that come in any order as if they had come in the order given, so that the same photos make
/// the same groups, in the same order, however many are read at once.
struct PhotoGrouper: Sendable {
    /// The content of a place.
    private enum Place {
        /// A photo that may be of the same pack as its neighbours.
        case photo(ParsedPhoto)
        /// A new photo that is a group of its own and separates its neighbours.
        case group(ParsedPhoto)
        /// A known photo that separates its neighbours.
        case gap
        /// A photo that shows nothing.
        case nothing
    }

    private let rule: GroupingRule
    private let count: Int
    private var places: [Int: Place] = [:]
    private var next = 0
    private var open: PhotoGroup?

    /// A grouper of `count` photos, of which the first may be of the same pack as stored ones, `earlier`.
    init(rule: GroupingRule, count: Int, after earlier: [ParsedPhoto] = []) {
        self.rule = rule
        self.count = count
        for photo in earlier where photo.items.count == 1 {
            if open?.knownId == photo.items[0].id { open?.addKnown(photo) } else { open = PhotoGroup(photo) }
        }
    }

    /// Adds a photo and returns the groups that are complete with it, in the order of their photos.
    mutating func add(_ photo: ParsedPhoto) -> [PhotoGroup] {
        places[photo.index] = canShare(photo) ? .photo(photo) : photo.isKnown ? .gap : .group(photo)
        return completed()
    }

    /// Skips the place of a photo without an item: one that shows nothing, or one that was stored earlier and does not
    /// belong to a single item. Returns the groups that are complete with it.
    mutating func skip(_ index: Int, isKnown: Bool) -> [PhotoGroup] {
        places[index] = isKnown ? .gap : .nothing
        return completed()
    }

    /// Whether a photo may be grouped with others: it must show one item, and have what `rule` compares, such as a
    /// time.
    private func canShare(_ photo: ParsedPhoto) -> Bool {
        guard count > 1 || open != nil, photo.items.count == 1 else { return false }
        switch rule {
        case .none: return false
        case .folder, .auto: return true
        case .time: return photo.scanned.capture?.time != nil || photo.scanned.written != nil
        }
    }

    /// Decides each place; one that may share its pack once the place after it is there as well.
    private mutating func completed() -> [PhotoGroup] {
        var groups: [PhotoGroup] = []
        while let place = places[next] {
            if case .photo = place, next < count - 1, places[next + 1] == nil { break }
            places[next] = nil
            next += 1
            switch place {
            case .photo(let photo): groups += decided(photo)
            case .group(let photo): groups += close() + [PhotoGroup(photo)]
            case .gap: groups += close()
            case .nothing: break
            }
        }
        return next == count ? groups + close() : groups
    }

    /// Puts a photo into the open group or a new one, and returns the group that is complete with it.
    private mutating func decided(_ photo: ParsedPhoto) -> [PhotoGroup] {
        var following: ParsedPhoto?
        if case .photo(let photo) = places[next] { following = photo }
        if photo.isKnown, let knownId = open?.knownId {
            guard knownId == photo.items.first?.id else { return reopen(with: photo) }
            open?.addKnown(photo)
            return []
        }
        let fit = open?.fit(of: photo, before: following, by: rule) ?? .isAnother
        if fit != .isAnother {
            open?.add(photo, unsurely: fit == .joinsUnsurely)
            return []
        }
        return reopen(with: photo)
    }

    private mutating func reopen(with photo: ParsedPhoto) -> [PhotoGroup] {
        defer { open = PhotoGroup(photo) }
        return close()
    }

    /// Returns the open group, unless all of it is stored already.
    private mutating func close() -> [PhotoGroup] {
        defer { open = nil }
        return open.map { $0.newPhotos.isEmpty ? [] : [$0] } ?? []
    }
}
