import FoundationEssentials
import KeepItFreshLabels

/// Shots of one pack, in the order they were given, and the item they make together: the fourth stage of an import,
/// after `ParsedPhoto`.
struct PhotoGroup: Sendable {
    /// How well a photo fits a group.
    enum Fit: Equatable {
        case joins, joinsUnsurely, isAnother
    }

    /// The usual maximum time between two shots of one pack, in milliseconds.
    static let maximumPause = 20_000
    /// Shots taken within this time are of one thing, because packs are not changed so fast.
    static let maximumBurstPause = 1_500

    /// Shots taken within this time that look alike are of one thing: putting another pack in the same place takes
    /// longer.
    static let maximumRetakePause = 4_000
    /// The minimum time between the writing times of two shots' files; copying is faster.
    static let minimumWritingPause = 2_000
    /// Photos of one series that were taken further apart than this may be of two packs.
    static let maximumSeriesPause = 300_000

    private(set) var photos: [ParsedPhoto]
    /// The items of the group: one, or several when its only photo shows several products.
    private(set) var items: [Item]

    /// The items with the values that were looked up.
    private(set) var completedItems: [Item]
    /// What was looked up, in the order of the items.
    private var lookups: [LookedUp] = []

    /// The values of a product that were looked up.
    private struct LookedUp {
        /// The place in `photos` of the new one that shows the product's number or, if none does, of the first new one.
        let place: Int
        /// The values that it gave.
        let fields: [StoredPhoto.ShownField]
        /// The product, where its name or brand was looked up and is that of the only item.
        let product: ParsedProduct?
    }

    init(_ photo: ParsedPhoto) {
        photos = [photo]
        items = photo.items
        completedItems = items
    }

    /// The photos that are to be stored.
    var newPhotos: [ParsedPhoto] { photos.filter { !$0.isKnown } }

    /// The id of the item that the known ones of the photos are in; nil when none is known.
    var knownId: String? { photos.first(where: \.isKnown)?.items.first?.id }

    /// Adds a known photo of the same stored item, with what its pack showed.
    mutating func addKnown(_ photo: ParsedPhoto) {
        photos.append(photo)
        if newPhotos.isEmpty { (items, completedItems) = (photo.items, photo.items) }
    }

    /// Adds a photo; with `unsurely` a person is asked whether it shows this pack.
    mutating func add(_ photo: ParsedPhoto, unsurely: Bool) {
        guard let shown = photo.items.first, var item = items.first?.completed(by: shown) else { return }
        if unsurely, !item.needsReview.contains(.possibleMerge) { item.needsReview.append(.possibleMerge) }
        photos.append(photo)
        (items, completedItems) = ([item], [item])
    }

    /// How well the photo fits, by `rule`. `next` is the photo given after it, nil when there is none that can be of
    /// the same pack.
    func fit(of photo: ParsedPhoto, before next: ParsedPhoto?, by rule: GroupingRule) -> Fit {
        guard let last = photos.last, let item = items.first, let shown = photo.items.first,
            !item.contradicts(shown)
        else { return .isAnother }
        let isSure = !item.namesDiffer(from: shown)
        if rule == .folder {
            guard last.scanned.folder == photo.scanned.folder else { return .isAnother }
            return isSure ? .joins : .joinsUnsurely
        }
        if rule == .auto {
            if let series = last.scanned.series, series == photo.scanned.series {
                let pause = photo.scanned.milliseconds(after: last.scanned) ?? 0
                return isSure && abs(pause) <= Self.maximumSeriesPause ? .joins : .joinsUnsurely
            }
            let areApart =
                last.scanned.series != nil && photo.scanned.series != nil || last.scanned.folder != photo.scanned.folder
            if areApart { return .isAnother }
        }
        if !photo.scanned.isTimed(beside: last.scanned) {
            return placedFit(of: photo, after: last, before: next, isSure: isSure)
        }
        if let pause = photo.scanned.writingPause(after: last.scanned) {
            guard (Self.minimumWritingPause...Self.maximumPause).contains(pause), item.isCompleted(by: shown) else {
                return .isAnother
            }
            return isSure && item.shares(with: shown) ? .joins : .joinsUnsurely
        }
        guard let pause = photo.scanned.milliseconds(after: last.scanned), (0...Self.maximumPause).contains(pause)
        else {
            return .isAnother
        }
        if pause <= Self.maximumBurstPause
            || (pause <= Self.maximumRetakePause && photo.scanned.looksLike(last.scanned))
        {
            return isSure ? .joins : .joinsUnsurely
        }
        let print = comparison(with: photo)
        if print == .different { return .isAnother }
        // A photo that adds nothing shows the same print once more, or it cannot be seen whether it is a further pack.
        guard item.isCompleted(by: shown) else { return isSure && print == .same ? .joins : .joinsUnsurely }
        guard isSure else { return .joinsUnsurely }
        return item.shares(with: shown) || !belongs(photo, to: next, after: pause) ? .joins : .joinsUnsurely
    }

    /// How well a photo fits whose time beside that of `last` is not known: by what it shows, and by its place in the
    /// folder.
    private func placedFit(
        of photo: ParsedPhoto, after last: ParsedPhoto, before next: ParsedPhoto?, isSure: Bool
    ) -> Fit {
        guard let item = items.first, let shown = photo.items.first, isSure,
            photo.scanned.folder == last.scanned.folder
        else { return .isAnother }
        let print = comparison(with: photo)
        if print != .unknown { return print == .same ? .joins : .isAnother }
        if photo.scanned.looksLike(last.scanned) { return .joinsUnsurely }
        if item.sharesProduct(with: shown), item.isCompleted(by: shown) { return .joins }
        // Many packs have one date: that alone says nothing where the pictures show different things.
        let picture = photo.scanned.likeness(to: last.scanned)
        guard picture != .different else { return .isAnother }
        if picture == .same, item.sharesIdentity(with: shown), item.isCompleted(by: shown) { return .joins }
        // One photo has lost its time on the way. Where none has any, nothing shows that they were taken in a row.
        guard (photo.scanned.capture?.time == nil) != (last.scanned.capture?.time == nil) else { return .isAnother }
        if item.sharesIdentity(with: shown) { return .joinsUnsurely }
        // A date alone belongs to the pack before it that has none.
        let isDateAlone = shown.gtin == nil && shown.name == nil && item.expiryDate == nil
        let isTaken = next.map { $0.items.first.map(shown.sharesIdentity) ?? false } ?? false
        return isDateAlone && !isTaken ? .joinsUnsurely : .isAnother
    }

    /// Whether the date on a photo is the print that an earlier one shows.
    private func comparison(with photo: ParsedPhoto) -> PackPrint.Comparison {
        guard let print = photo.print else { return .unknown }
        let found = photos.compactMap { $0.print?.compare(with: print) }
        return found.contains(.same) ? .same : found.contains(.different) ? .different : .unknown
    }

    /// True when a photo may be the first one of the next pack: `next` shows another pack, and was taken sooner after
    /// the photo than the photo after this pack's photos.
    private func belongs(_ photo: ParsedPhoto, to next: ParsedPhoto?, after pause: Int) -> Bool {
        guard let next, let item = items.first, let shown = photo.items.first, let other = next.items.first,
            let pauseAfter = next.scanned.milliseconds(after: photo.scanned)
        else { return false }
        return pauseAfter < pause && item.contradicts(other) && !shown.contradicts(other)
    }
}

extension PhotoGroup {
    /// The group with the values that `lookup` has for its products. They are recorded for the photo that shows the
    /// product's number.
    func completed(by lookup: any ProductLookupProviding) async -> PhotoGroup {
        var group = self
        for (index, item) in items.enumerated() where item.isToBeLookedUp {
            guard let gtin = item.gtin, let found = await lookup.product(of: gtin) else { continue }
            group.complete(itemAt: index, by: found)
        }
        return group
    }

    /// The group with the name that the household gave to a pack with this lettering, or else the one that it has in
    /// the catalogue, for a pack without a number.
    func completed(by household: HouseholdLettering?, or catalog: MatchLettering?) async -> PhotoGroup {
        guard items.count == 1, items[0].gtin == nil else { return self }
        let labels = newPhotos.map(\.scanned.label)
        if let match = await household?.match(labels) { return completed(by: match, from: .household) }
        return await catalog?.match(labels).map { completed(by: $0, from: .catalog) } ?? self
    }

    private func completed(by match: LetteringMatch, from source: FoundProduct.Source) -> PhotoGroup {
        var group = self
        group.use(items[0].completed(by: match), at: 0, from: source, photo: nil)
        return group
    }

    private mutating func complete(itemAt index: Int, by found: FoundProduct) {
        let carrier = photos.firstIndex { !$0.isKnown && $0.parsed.gtins.contains(found.product.gtin) }
        use(items[index].completed(by: found), at: index, from: found.source, photo: carrier)
    }

    /// Uses an item with looked-up values, and records them for the photo at `photo` or else the first new one.
    private mutating func use(_ item: Item, at index: Int, from source: FoundProduct.Source, photo: Int?) {
        let fields = item.lookedUpFields(since: items[index], at: source)
        completedItems[index] = item
        guard !fields.isEmpty, let place = photo ?? photos.firstIndex(where: { !$0.isKnown }) else { return }
        let isNamed = fields.contains { $0.field == .name }
        let isShown = items.count == 1 && (isNamed || fields.contains { $0.field == .brand })
        let product = ParsedProduct(
            name: item.name, brand: item.brand, quantity: item.unit, source: isNamed ? .catalog : .label,
            confidence: item.nameSource.storedConfidence ?? 1)
        lookups.append(LookedUp(place: place, fields: fields, product: isShown ? product : nil))
    }

    /// The photos to store, each with the values that it shows, the values that were looked up by its number, and the
    /// item of the pack without what was looked up, as no photo shows that.
    func storedPhotos(importedSince start: Date) -> [StoredPhoto] {
        let firstWithOrder = photos.firstIndex { $0.stored.dateOrder != nil }
        return photos.indices.map { place in
            var stored = photos[place].stored
            // A pack counts once, however many photos show it.
            if place != firstWithOrder { stored.dateOrder = nil }
            if items.count == 1 { stored.origin = stored.origin.completed(by: items[0].gtin) }
            stored.importStart = start
            stored.shown += lookups.filter { $0.place == place }.flatMap(\.fields)
            stored.pack = items.count == 1 ? items.first : nil
            return stored
        }
    }

    /// The result of each new photo when their items are stored as `saved`, which is nil when nothing is stored. The
    /// first photo has the change of the pack; the others have `updated`, and copies of an earlier one `unchanged`.
    func results(saved: [SavedItem]?) -> [PhotoResult] {
        let isKnown = saved?.allSatisfy { $0.change == .unchanged } ?? false
        let newPlaces = photos.indices.filter { !photos[$0].isKnown }
        return newPlaces.enumerated().map { order, place in
            var result = photos[place].result
            result.pack = photos.first?.index
            addLookups(to: &result, ofPhotoAt: place)
            if let saved {
                result.status = isKnown ? .known : .saved
                result.items = saved
            }
            result.copyOf =
                newPlaces.prefix(order).map { photos[$0].scanned }
                .first { $0.contentHash == result.contentHash }?.name
            if order > 0 && !isKnown {
                let change: ItemChange = result.copyOf == nil ? .updated : .unchanged
                result.items = result.items.map { SavedItem(item: $0.item, change: change) }
            }
            // Another photo of the pack, or what is known of the product, can resolve a reason for review.
            if photos.count > 1 { result.parsed.needsReview = completedItems.flatMap(\.needsReview) }
            if !(saved?.map(\.item) ?? completedItems).contains(where: { $0.needsReview.contains(.noDate) }) {
                result.parsed.needsReview.removeAll { $0 == .noDate }
            }
            return result
        }
    }

    private func addLookups(to result: inout PhotoResult, ofPhotoAt place: Int) {
        for lookup in lookups where lookup.place == place {
            if let product = lookup.product { result.parsed.product = product }
        }
    }
}
