import FoundationEssentials

/// What an item's photos show, read again by today's parser from what was kept of them.
public struct ItemEvidence: Sendable {
    /// The dates that can be the item's, the likeliest first, each once.
    public let dates: [ReviewDate]
    /// The item as the photos show it together; nil when they contradict each other, or of any of them nothing was kept:
    /// that one may have given what the others do not show.
    public let item: Item?
    /// True when there are photos, and of one of them what was read is not kept.
    public let isIncomplete: Bool

    /// What `photos` show to a reader of `locale`; `memory` is what the household said of the product. A missing year is
    /// that of the day on which a photo was stored.
    public init(
        _ photos: [ItemPhoto], memory: ProductMemory? = nil, locale: LocaleHint?, parser: LabelParser = LabelParser()
    ) {
        var dates: [ReviewDate] = []
        var items: [Item] = []
        for photo in photos {
            guard let label = photo.label else { continue }
            let parsed = parser.parse(
                label, today: photo.savedDay, locale: locale, order: memory?.dateOrder, taken: photo.taken)
            dates += Self.candidates(parsed.dates, on: photo)
            items += parsed.items(addedDate: photo.savedAt)
        }
        isIncomplete = photos.contains { $0.label == nil }
        self.dates = dates.reduce(into: []) { unique, date in
            if !unique.contains(where: { $0.date == date.date }) { unique.append(date) }
        }
        let joined = isIncomplete ? nil : Self.joined(items)
        item = joined.map { item in memory.map(item.remembering) ?? item }
    }

    /// Photos of one product make one item; photos of several packs of it each show the same.
    private static func joined(_ items: [Item]) -> Item? {
        guard var item = items.first else { return nil }
        for shown in items.dropFirst() {
            guard !item.contradicts(shown) else { return nil }
            item = item.completed(by: shown)
        }
        return item
    }

    private static func candidates(_ parsed: ParsedDates, on photo: ItemPhoto) -> [ReviewDate] {
        let expiry = parsed.expiry.map { [$0] } ?? []
        let others = parsed.dates.filter { $0.kind.endsShelfLife && !expiry.contains($0) }
        return (expiry + others).flatMap { date in
            ([date.date] + date.alternatives).map { value in
                ReviewDate(
                    date: value, kind: date.kind, text: date.text, confidence: date.confidence, reader: date.reader,
                    box: date.box, photo: photo.name)
            }
        }
    }
}

extension ItemPhoto {
    /// The civil day, in UTC, on which it was stored.
    public var savedDay: CivilDate {
        CivilDate(clampedDayNumber: Int((savedAt.timeIntervalSince1970 / 86_400).rounded(.down)))
    }
}
