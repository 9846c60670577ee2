import KeepItFreshDomain

extension InMemoryHousehold {
    /// Stores what photos showed. The rules are those of `ItemProviding.save`.
    mutating func save(_ scanned: [Item], ofPhotos photos: [StoredPhoto]) -> [SavedItem] {
        let known = photos.compactMap { items(ofPhoto: $0.contentHash) }
        let knownItems = known.joined().reduce(into: [Item]()) { items, item in
            if !items.contains(where: { $0.id == item.id }) { items.append(item) }
        }
        if known.count == photos.count { return knownItems.map { SavedItem(item: $0, change: .unchanged) } }
        let stored = add(scanned, completing: knownItems)
        for photo in photos {
            let earlier = self.photos[photo.contentHash] ?? []
            self.photos[photo.contentHash] = stored.map(\.id).reduce(into: earlier) { ids, id in
                if !ids.contains(id) { ids.append(id) }
            }
            captures[photo.contentHash] = photo.capture
            readings[photo.contentHash] = nil
        }
        return stored.compactMap { id, change in
            items.first { $0.id == id }.map { SavedItem(item: $0, change: change) }
        }
    }

    /// When some of the photos are known by one item, the one item shown completes it and no pack is added.
    private mutating func add(_ scanned: [Item], completing known: [Item]) -> [(id: String, change: ItemChange)] {
        guard let item = known.first, known.count == 1, let shown = scanned.first, scanned.count == 1,
            !item.contradicts(shown), let index = items.firstIndex(where: { $0.id == item.id })
        else { return scanned.map { add($0) } }
        items[index] = item.completed(by: shown)
        return [(item.id, .updated)]
    }
}
