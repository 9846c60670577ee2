import FoundationEssentials
import KeepItFreshDomain

extension InMemoryHousehold {
    /// Stores what photos showed. The rules are those of `ItemProviding.save`.
    mutating func save(
        _ scanned: [Item], ofPhotos photos: [StoredPhoto], by userId: String, on day: CivilDate
    ) -> [SavedItem] {
        let known = photos.compactMap { items(ofPhoto: $0.contentHash) }
        let knownItems = known.joined().reduce(into: [Item]()) { items, item in
            if !items.contains(where: { $0.id == item.id }) { items.append(item) }
        }
        if known.count == photos.count { return knownItems.map { SavedItem(item: $0, change: .unchanged) } }
        let named = scanned.map { item in item.gtin.map { item.remembering(memory(of: $0)) } ?? item }
        let stored = add(named, completing: knownItems)
        let newPhotos = photos.map(\.contentHash).filter { self.photos[$0] == nil }
        note(
            JournalEntry(
                userId: userId, date: Date(), day: day, action: .scanned, steps: stored.map(\.step), photos: newPhotos))
        for photo in photos {
            let earlier = self.photos[photo.contentHash] ?? []
            if self.photos[photo.contentHash] == nil {
                packs[photo.contentHash] = photo.pack
                storedPhotos[photo.contentHash] = ItemPhoto(
                    contentHash: photo.contentHash, name: photo.name, savedAt: Date(),
                    taken: photo.capture?.time?.date, label: photo.label)
            }
            self.photos[photo.contentHash] = stored.map(\.step.itemId).reduce(into: earlier) { ids, id in
                if !ids.contains(id) { ids.append(id) }
            }
            captures[photo.contentHash] = photo.capture
            readings[photo.contentHash] = nil
            for id in stored.map(\.step.itemId) { keepOrigins(of: id, from: photo) }
        }
        return stored.compactMap { step, change in
            items.first { $0.id == step.itemId }.map { SavedItem(item: $0, change: change) }
        }
    }

    /// Where the item's values come from, in the order of `ItemField`, without those that a person changed since.
    func origins(of item: Item) -> [FieldOrigin] {
        ItemField.allCases.compactMap { field in
            shown[item.id]?.last { $0.field.field == field && $0.field.text == item.text(of: field) }
                .map { shown in
                    FieldOrigin(
                        field: field, contentHash: shown.photo, box: shown.field.box, lookup: shown.field.lookup)
                }
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
    private mutating func add(_ scanned: [Item], completing known: [Item]) -> [(step: JournalStep, change: ItemChange)]
    {
        guard let item = known.first, known.count == 1, let shown = scanned.first, scanned.count == 1,
            !item.contradicts(shown), let index = items.firstIndex(where: { $0.id == item.id })
        else { return scanned.map { add($0) } }
        items[index] = item.completed(by: shown)
        return [(JournalStep(itemId: item.id, before: item, after: items[index]), .updated)]
    }
}
