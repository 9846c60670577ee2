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
            if self.photos[photo.contentHash] == nil { packs[photo.contentHash] = photo.pack }
            self.photos[photo.contentHash] = stored.map(\.id).reduce(into: earlier) { ids, id in
                if !ids.contains(id) { ids.append(id) }
            }
            captures[photo.contentHash] = photo.capture
            readings[photo.contentHash] = nil
            for (id, _) in stored { keepOrigins(of: id, from: photo) }
        }
        return stored.compactMap { id, change in
            items.first { $0.id == id }.map { SavedItem(item: $0, change: change) }
        }
    }

    /// Where the item's values come from, in the order of `ItemField`, without those that a person changed since.
    func origins(of item: Item) -> [FieldOrigin] {
        ItemField.allCases.compactMap { field in
            shown[item.id]?.last { $0.field.field == field && $0.field.text == item.text(of: field) }
                .map { FieldOrigin(field: field, contentHash: $0.photo, box: $0.field.box) }
        }
    }

    private mutating func keepOrigins(of id: String, from photo: StoredPhoto) {
        guard let item = items.first(where: { $0.id == id }) else { return }
        for field in photo.shown where item.text(of: field.field) == field.text {
            let isKnown = shown[id]?.last { $0.field.field == field.field }?.field.text == field.text
            if !isKnown { shown[id, default: []].append((photo.contentHash, field)) }
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
