/// Forms groups of photos that come in any order as if they had come in the order given, so that the same photos make
/// the same groups however many are read at once.
actor PhotoGrouper {
    /// What there is at a place: a photo that can share its pack with its neighbours, one that parts them, or one that
    /// tells nothing.
    private enum Place {
        case photo(ReadPhoto)
        case gap
        case nothing
    }

    private let rule: GroupingRule
    private let count: Int
    private var places: [Int: Place] = [:]
    private var next = 0
    private var open: PhotoGroup?

    /// A grouper of `count` photos.
    init(rule: GroupingRule, count: Int) {
        self.rule = rule
        self.count = count
    }

    /// Takes a photo and gives the groups that are complete by it.
    func add(_ photo: ReadPhoto) -> [PhotoGroup] {
        guard canShare(photo) else {
            places[photo.index] = .gap
            return (photo.isKnown ? [] : [PhotoGroup(photo)]) + completed()
        }
        places[photo.index] = .photo(photo)
        return completed()
    }

    /// Passes the place of a photo that makes no item: one that tells nothing, or a known one of which only that is
    /// known. Gives the groups that are complete by it.
    func pass(_ index: Int, isKnown: Bool) -> [PhotoGroup] {
        places[index] = isKnown ? .gap : .nothing
        return completed()
    }

    /// A photo of several products stands by itself, as does one of which nothing tells when it was taken
    /// or with which others.
    nonisolated func canShare(_ photo: ReadPhoto) -> Bool {
        guard count > 1, photo.items.count == 1 else { return false }
        switch rule {
        case .none: return false
        case .folder: return true
        case .auto: return photo.canShareItsPack
        case .time: return photo.photo.capture?.time != nil || photo.written != nil
        }
    }

    /// Decides each place once the one after it is there as well.
    private func completed() -> [PhotoGroup] {
        var groups: [PhotoGroup] = []
        while let place = places[next], next == count - 1 || places[next + 1] != nil {
            places[next] = nil
            next += 1
            switch place {
            case .photo(let photo): groups += decided(photo)
            case .gap: groups += close()
            case .nothing: break
            }
        }
        return next == count ? groups + close() : groups
    }

    /// Puts a photo into the open group or a new one, and gives the group that is complete by it.
    private func decided(_ photo: ReadPhoto) -> [PhotoGroup] {
        var following: ReadPhoto?
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

    private func reopen(with photo: ReadPhoto) -> [PhotoGroup] {
        defer { open = PhotoGroup(photo) }
        return close()
    }

    /// Gives the open group, unless all of it is stored already.
    private func close() -> [PhotoGroup] {
        defer { open = nil }
        return open.map { $0.newPhotos.isEmpty ? [] : [$0] } ?? []
    }
}
