/// Shots of one pack, in the order they were given, and the item they make together.
struct PhotoGroup: Sendable {
    /// How well a photo fits a group.
    enum Fit: Equatable {
        case joins, joinsUnsurely, isAnother
    }

    /// Shots of one pack are taken within this time of each other, as a rule.
    static let longestPause = 20_000
    /// Shots so close are of one thing: nobody changes packs as fast.
    static let burstPause = 1_500

    /// Shots that look alike and are so close are of one thing: a further pack takes longer to lay in the same place.
    static let retakePause = 4_000
    /// By the times of files, shots are at least so far apart; copying is faster.
    static let shortestWritingPause = 2_000
    /// Photos of one series that were taken further apart than this may be of two packs.
    static let longestSeriesPause = 300_000

    private(set) var photos: [ReadPhoto]
    /// What they make: one item, or several when the one photo shows several products.
    private(set) var items: [Item]

    /// The items with what was looked up of their products.
    private(set) var completedItems: [Item] {
        get { lookedUp ?? items }
        set { lookedUp = newValue }
    }

    private var lookedUp: [Item]?

    init(_ photo: ReadPhoto) {
        photos = [photo]
        items = photo.items
    }

    /// The photos that are to be stored.
    var newPhotos: [ReadPhoto] { photos.filter { !$0.isKnown } }

    /// The id of the item that the known ones of the photos are in; nil when none is known.
    var knownId: String? { photos.first(where: \.isKnown)?.items.first?.id }

    /// Completes an item by what was looked up of its product.
    mutating func take(_ found: FoundProduct, forItemAt index: Int) {
        let item = items[index].completed(by: found)
        let fields = item.lookedUpFields(since: items[index], at: found.source)
        completedItems[index] = item
        let carrier = photos.firstIndex { !$0.isKnown && $0.result.parsed.gtins.contains(found.product.gtin) }
        guard !fields.isEmpty, let place = carrier ?? photos.firstIndex(where: { !$0.isKnown }) else { return }
        photos[place].photo.shown += fields
        guard items.count == 1, fields.contains(where: { $0.field == .name }) else { return }
        photos[place].result.parsed.product = ParsedProduct(
            name: item.name, brand: item.brand, quantity: item.unit, source: .catalog,
            confidence: CatalogProduct.nameConfidence)
        for place in photos.indices { photos[place].result.parsed.needsReview.removeAll { $0 == .noName } }
    }

    /// Takes a known photo of the same stored item in, with what its pack showed.
    mutating func addKnown(_ photo: ReadPhoto) {
        photos.append(photo)
        if newPhotos.isEmpty { items = photo.items }
    }

    /// Takes a photo in.
    mutating func add(_ photo: ReadPhoto, unsurely: Bool) {
        guard let shown = photo.items.first, var item = items.first?.completed(by: shown) else { return }
        if unsurely, !item.needsReview.contains(.possibleMerge) { item.needsReview.append(.possibleMerge) }
        photos.append(photo)
        items = [item]
    }

    /// How well the photo fits, by `rule`. `next` is the photo given after it, nil when there is none that can be of
    /// the same pack.
    func fit(of photo: ReadPhoto, before next: ReadPhoto?, by rule: GroupingRule) -> Fit {
        guard let last = photos.last, let item = items.first, let shown = photo.items.first,
            !item.contradicts(shown)
        else { return .isAnother }
        let isSure = !item.namesDiffer(from: shown)
        if rule == .folder {
            guard last.folder == photo.folder else { return .isAnother }
            return isSure ? .joins : .joinsUnsurely
        }
        if rule == .auto {
            if let series = last.series, series == photo.series {
                let pause = photo.milliseconds(after: last) ?? 0
                return isSure && abs(pause) <= Self.longestSeriesPause ? .joins : .joinsUnsurely
            }
            let areApart = last.series != nil && photo.series != nil || last.folder != photo.folder
            if areApart { return .isAnother }
        }
        if let pause = photo.writingPause(after: last) {
            guard (Self.shortestWritingPause...Self.longestPause).contains(pause), item.isCompleted(by: shown) else {
                return .isAnother
            }
            return isSure && item.shares(with: shown) ? .joins : .joinsUnsurely
        }
        guard let pause = photo.milliseconds(after: last), (0...Self.longestPause).contains(pause) else {
            return .isAnother
        }
        if pause <= Self.burstPause || (pause <= Self.retakePause && photo.looksLike(last)) {
            return isSure ? .joins : .joinsUnsurely
        }
        // A photo that adds nothing shows a further pack.
        guard item.isCompleted(by: shown) else { return rule == .time ? .joinsUnsurely : .isAnother }
        guard isSure else { return .joinsUnsurely }
        return item.shares(with: shown) || !belongs(photo, to: next, after: pause) ? .joins : .joinsUnsurely
    }

    /// True when a photo may as well be the first one of another pack, which `next` shows: that was taken sooner after
    /// it than it was after this pack's photos.
    private func belongs(_ photo: ReadPhoto, to next: ReadPhoto?, after pause: Int) -> Bool {
        guard let next, let item = items.first, let shown = photo.items.first, let other = next.items.first,
            let pauseAfter = next.milliseconds(after: photo)
        else { return false }
        return pauseAfter < pause && item.contradicts(other) && !shown.contradicts(other)
    }
}
