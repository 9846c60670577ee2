import FoundationEssentials
import KeepItFreshLabels

/// Decides what one part of a change does, on top of what is stored: a pure function of the change and the facts, whose
/// result is `effect`.
struct ChangeDraft {
    let change: RequestedChange
    let facts: any ChangeFactsProviding
    var effect = ChangeEffect()
    /// The part's place in the change.
    private let part: Int
    /// The items that were changed so far; nil for deleted ones.
    private var states: [String: Item?] = [:]
    /// The values that photos show of items as far as they were looked up or changed, by the item's id.
    private var shown: [String: [ItemField: StoredPhoto.ShownValue]] = [:]

    init(of change: RequestedChange, part: Int, with facts: any ChangeFactsProviding) {
        self.change = change
        self.part = part
        self.facts = facts
    }

    // MARK: Packs that come

    mutating func add(_ item: Item) throws {
        if let unit = item.unit, PackContent.isNothing(unit) { throw ItemEditError.noAmount }
        try item.requireText(of: ItemAspect.allCases)
        let step = try addPacks(item)
        record(.added)
        effect.items = try saved([step])
    }

    /// Replaces a stored item. A negative number of packs counts as none.
    mutating func replace(_ item: Item) throws {
        guard let before = try self.item(item.id) else { throw ItemEditError.notFound }
        var after = item
        (after.id, after.quantity) = (before.id, max(0, item.quantity))
        if after.freezing == before.freezing { after = try placed(after, from: before.place) }
        apply(JournalStep(itemId: before.id, before: before, after: after))
        record(.fixed)
    }

    /// Stores what photos show, by the table of `Item+Merging`.
    mutating func save(_ scanned: [Item], ofPhotos photos: [StoredPhoto], partOf earlier: String?) throws {
        let known = try photos.compactMap { photo in
            let items = try facts.items(ofPhoto: photo.contentHash)
            return photo.addsDeleted && items?.isEmpty ?? false ? nil : items
        }
        var ids: Set<String> = []
        let knownItems = known.joined().filter { ids.insert($0.id).inserted }
        if known.count == photos.count {
            effect.items = knownItems.map { SavedItem(item: $0, change: .unchanged) }
            return
        }
        let named = try scanned.map { item in
            try item.gtin.map { item.applying(ProductMemory(try facts.corrections(of: $0))) } ?? item
        }
        let steps = try add(named, ofPhotos: photos, completing: knownItems)
        effect.items = try saved(steps)
        try link(photos, to: effect.items.map(\.item))
        let lookedUp = photos.flatMap(\.shown)
        try complete(with: effect.items.compactMap { $0.item.foundProduct(lookedUp: lookedUp) })
        let hashes = effect.photos.map(\.contentHash)
        for photo in try hashes.compactMap({ try facts.inboxPhoto($0) }) where photo.decision == nil {
            decide(.stock, on: photo)
        }
        record(.scanned, partOf: try stored(earlier)) { $0.photos = hashes }
    }

    /// Adds the items that photos show. When some of the photos belong to one stored item, the only one in `known`, and
    /// one item is shown, it completes the stored one and no pack is added. The same is true of an item that lacks only
    /// the date (`undated`).
    private mutating func add(
        _ scanned: [Item], ofPhotos photos: [StoredPhoto], completing known: [Item]
    ) throws -> [JournalStep] {
        let day = boughtDay(by: photos.compactMap(\.capture))
        guard let shown = scanned.first, scanned.count == 1 else {
            return try scanned.map { try addPacks($0, boughtOn: day) }
        }
        if let item = known.first, known.count == 1, !item.contradicts(shown) {
            let completed = try proposing(item.completed(by: shown), boughtOn: boughtDay(of: item))
            return [join(shown, to: item, as: try placed(completed, from: item.place))]
        }
        if let (item, isSure) = try undated(shown, ofPhotos: photos) {
            return [join(shown, to: item, as: try placed(item.dated(by: shown, isSure: isSure), from: item.place))]
        }
        return [try addPacks(shown, boughtOn: day)]
    }

    /// The only item whose date these photos may show, and whether that is certain: one of the same product that was
    /// photographed within the hour or stored before this import began, or else the only one that was photographed
    /// within the hour, where the photos show no other product. Nil when there is none, or several.
    private func undated(_ shown: Item, ofPhotos photos: [StoredPhoto]) throws -> (item: Item, isSure: Bool)? {
        guard shown.expiryDate != nil else { return nil }
        let waiting = try facts.itemsWithoutDate(limit: Self.maximumWaiting).filter { $0.mayGetDate(of: shown) }
        guard !waiting.isEmpty else { return nil }
        let print = Item.words(of: photos.flatMap { $0.label?.lines.map(\.text) ?? [] })
        let start = photos.lazy.compactMap(\.importStart).min()
        // Photos are compared only where the products do not decide, as many items may wait.
        let alike = try waiting.filter { $0.isOfProduct(of: shown, showing: print) }.compactMap { item in
            let isNear = try isNear(item, photos)
            return isNear || start.map { item.addedDate < $0 } ?? false ? (item: item, isSure: isNear) : nil
        }
        guard alike.isEmpty, shown.name == nil || waiting.contains(where: { $0.shares(with: shown) }) else {
            return alike.count == 1 ? alike[0] : nil
        }
        let near = try waiting.filter { try isNear($0, photos) }
        guard let item = near.first, near.count == 1, shown.name == nil || item.shares(with: shown) else { return nil }
        return (item, false)
    }

    private static let maximumWaiting = 200

    /// Whether an item was photographed within the hour of these photos, with the same camera.
    private func isNear(_ item: Item, _ photos: [StoredPhoto]) throws -> Bool {
        let captures = photos.compactMap(\.capture).filter { $0.time != nil }
        guard !captures.isEmpty else { return false }
        return try facts.captures(of: item.id).contains { other in
            captures.contains { $0.milliseconds(from: other).map { abs($0) <= Self.maximumHour } ?? false }
        }
    }

    private static let maximumHour = 3_600_000

    /// Adds packs to the item of the same batch, or a new item, by the rules of `Item.merging(_:)`.
    private mutating func addPacks(_ scanned: Item, boughtOn day: CivilDate? = nil) throws -> JournalStep {
        var packs = scanned
        packs.quantity = max(1, scanned.quantity)
        packs = try placed(try proposing(packs, boughtOn: day), from: nil)
        let candidates = try packs.productKey.map { try items(ofProduct: $0, expiring: packs.expiryDate) } ?? []
        if let known = Item.batch(of: packs, among: candidates) {
            return join(packs, to: known, as: known.merging(packs), boughtAt: scanned.addedDate, unit: scanned.unit)
        }
        if packs.id.isEmpty { packs.id = change.id }
        try requireUnused(packs.id)
        return apply(
            JournalStep(itemId: packs.id, before: nil, after: packs), boughtAt: scanned.addedDate, unit: scanned.unit)
    }

    /// Throws when who asked for the change gave a new item the id of another one.
    func requireUnused(_ id: String) throws {
        if try item(id) != nil { throw ItemEditError.anotherContent }
    }

    mutating func join(
        _ scanned: Item, to item: Item, as after: Item, boughtAt: Date? = nil, unit: String? = nil
    ) -> JournalStep {
        let id = scanned.id.isEmpty ? change.id : scanned.id
        if id != item.id { effect.joined[id] = item.id }
        return apply(JournalStep(itemId: item.id, before: item, after: after), boughtAt: boughtAt, unit: unit)
    }

    /// Stores the new photos, their items, and the values that they were the first to show, or that replaced an earlier
    /// value.
    mutating func link(_ photos: [StoredPhoto], to items: [Item]) throws {
        for photo in photos {
            let isNew = try facts.items(ofPhoto: photo.contentHash) == nil
            if isNew, !effect.photos.contains(where: { $0.contentHash == photo.contentHash }) {
                effect.photos.append(photo)
            }
            effect.finishedReadings.append(photo.contentHash)
            for item in items {
                effect.links.append(ChangeEffect.PhotoLink(contentHash: photo.contentHash, itemId: item.id))
                for value in photo.shown where item.text(of: value.field) == value.text {
                    guard try shownValues(of: item.id)[value.field]?.value.text != value.text else { continue }
                    show(StoredPhoto.ShownValue(itemId: item.id, contentHash: photo.contentHash, value: value))
                }
            }
        }
    }

    /// Imports items under their own ids, as a part of an earlier change if one is given.
    mutating func importItems(_ items: [Item], replacing: Bool, partOf earlier: String?) throws {
        let plan = ItemImport(items, into: try facts.items(withIds: items.map(\.id)), replacing: replacing)
        effect.imported = plan.changes
        for step in plan.steps {
            apply(step, boughtAt: step.before == nil ? step.after?.addedDate : nil)
        }
        if !plan.steps.isEmpty { record(.imported, partOf: try stored(earlier) ?? (part > 0 ? change.id : nil)) }
    }

    // MARK: Edits

    mutating func edit(_ id: String, _ edit: ItemEdit) throws {
        guard let item = try item(id) else { throw ItemEditError.notFound }
        let isHere = change.device == RequestedChange.thisMachine
        let edit = try usual(isHere ? edit : edit.taking(atMost: item), of: item)
        try refuseConflict(of: edit, with: item)
        var others: [Item] = []
        if case .fix(let fix) = edit, !fix.aspectsOfProduct.isEmpty, let gtin = fix.values.gtin ?? item.gtin {
            others = try items(ofProduct: Item.productKey(of: gtin)).filter { $0.id != item.id }
        }
        let entry = try JournalEntry(
            editing: item, edit, others: others, on: change.day, by: facts.userId, at: change.at, newId: change.id)
        let removed = edit == .delete ? [try facts.belongings(of: item.id)] : []
        for step in entry.steps {
            if step.before == nil { try requireUnused(step.itemId) }
            apply(try followed(step, after: edit, of: item))
        }
        record(entry.action) { recorded in
            (recorded.amount, recorded.dateOrder, recorded.removed) = (entry.amount, entry.dateOrder, removed)
            recorded.photos = entry.photos + removed.flatMap(\.photos)
        }
        if let order = entry.dateOrder { for photo in entry.photos { effect.dateOrders[photo] = order } }
    }

    /// Uses what the current parser reads of items whose order of day and month was open, as a part of an earlier
    /// change if one is given. A date that a person has set meanwhile stays.
    mutating func settle(_ read: [Item], partOf earlier: String?) throws {
        for shown in read {
            guard let item = try item(shown.id), item.asksForDateOrder else { continue }
            apply(JournalStep(itemId: item.id, before: item, after: item.reread(as: shown)))
        }
        if !effect.steps.isEmpty { record(.reread, partOf: try stored(earlier)) }
    }

    /// Removes an item and what was read from its photos, but from those that show another item too. What has the same
    /// number is no food either.
    mutating func removeAsNotFood(_ id: String) throws {
        try edit(id, .delete)
        guard let removed = effect.entry?.removed.first, let item = effect.steps.first?.before else { return }
        effect.entry?.removed[0].shown = []
        effect.forgottenItems = [removed.itemId] + removed.joined
        effect.finishedReadings = removed.photos
        let own = try removed.photos.filter { photo in
            try facts.items(ofPhoto: photo)?.allSatisfy { $0.id == removed.itemId } ?? false
        }
        for photo in own { effect.readings[photo] = .some(nil) }
        var number = item.needsReview.contains(.doubtfulBarcode) ? nil : item.gtin
        for photo in own.sorted() {
            let known = try facts.inboxPhoto(photo)
            guard known != nil || number != nil else { continue }
            var forgotten = InboxPhoto(
                contentHash: photo, name: "", subject: known?.subject ?? .other, confidence: known?.confidence ?? 1,
                savedAt: known?.savedAt ?? change.at)
            // One photo is enough to know the number by.
            (forgotten.gtin, number) = (number, nil)
            effect.inbox.append(InboxStep(before: known, after: forgotten.decided(.forgotten, at: change.at)))
        }
        effect.entry?.inbox = effect.inbox
    }

    /// Throws `ItemEditError.changedSince` when another device changed since `seen` what the edit changes.
    func refuseConflict(of edit: ItemEdit, with item: Item) throws {
        guard let seen = change.seen else { return }
        let household = try facts.household()
        let number = seen.epoch == household.epoch ? seen.number : min(seen.number, household.begun)
        let entries = try facts.entries(on: item.id, after: number, notOn: change.device)
        let after = try item.edited(edit, on: change.day).item
        if let aspect = EditConflict.aspect(of: edit, from: item, to: after, since: entries) {
            throw ItemEditError.changedSince(aspect)
        }
    }

    // MARK: Values that become known

    /// Completes the items of looked-up products.
    mutating func complete(_ products: [FoundProduct], partOf earlier: String?) throws {
        try complete(with: products)
        if !effect.steps.isEmpty { record(.completed, partOf: try stored(earlier) ?? (part > 0 ? change.id : nil)) }
    }

    /// Completes the items of products. Where a photo shows an item's number, it is the origin of the values, too;
    /// without such a photo the journal alone shows where they come from.
    private mutating func complete(with products: [FoundProduct]) throws {
        for found in products {
            for item in try items(ofProduct: Item.productKey(of: found.product.gtin)) {
                let completion = try item.completion(by: found) { try facts.undoneEntries(of: item.id) }
                guard let completion, let after = completion.after else { continue }
                apply(completion)
                guard let number = try shownValues(of: item.id)[.gtin], number.value.text == after.gtin?.digits else {
                    continue
                }
                for value in after.lookedUpFields(since: item, at: found.source) {
                    show(StoredPhoto.ShownValue(itemId: item.id, contentHash: number.contentHash, value: value))
                }
            }
        }
    }

    // MARK: Undo

    /// Takes back a change, or a part of one, value by value; of a scan also its photos. Only who made it may do that.
    mutating func undo(_ id: String) throws {
        guard let entry = try facts.entry(id), entry.action != .undone else { throw ItemEditError.nothingToUndo }
        guard entry.userId == facts.userId else { throw ItemEditError.notYours }
        guard !entry.isUndone else { throw ItemEditError.undoneAlready }
        try refuseIfRearranged(since: entry)
        let removed = Dictionary(entry.removed.map { ($0.itemId, $0) }) { first, _ in first }
        for step in try entry.undone(from: { try own($0, before: entry) }) where step.before != nil || step.after != nil
        {
            guard step.before == nil, step.after != nil, let belongings = removed[step.itemId] else {
                apply(step)
                continue
            }
            change(step)
            effect.purchases += belongings.purchases
            for id in belongings.joined { effect.joined[id] = step.itemId }
        }
        for belongings in entry.removed { try giveBack(belongings, of: entry) }
        for step in entry.inbox { try takeBack(step, of: entry) }
        for step in entry.rules { try takeBack(step) }
        switch entry.action {
        case .scanned: effect.forgottenPhotos = entry.photos
        case .fixed:
            for photo in entry.photos { effect.dateOrders[photo] = .some(try dateOrder(of: photo, without: entry)) }
        default: break
        }
        record(.undone, partOf: part > 0 ? change.id : nil) { $0.undoes = entry.partOf ?? entry.changeId }
        effect.undone = entry
        effect.undone?.isUndone = true
    }

    /// The item with this id, before an entry is taken back. Throws when its id joined another item since.
    private func own(_ id: String, before entry: JournalEntry) throws -> Item? {
        let item = try item(id)
        if item == nil || item?.id == id { return item }
        guard entry.action == .joined, entry.steps.contains(where: { $0.itemId == id && $0.after == nil }) else {
            throw ItemEditError.joinedSince
        }
        return nil
    }

    /// Throws when an item that an entry made or removed, or whose photos it moved, was joined or taken apart since.
    private func refuseIfRearranged(since entry: JournalEntry) throws {
        let movesPhotos = entry.action == .joined || entry.action == .parted
        // An import has no photos, and perhaps very many items.
        for step in entry.steps
        where movesPhotos || entry.action != .imported && (step.before == nil || step.after == nil) {
            let later = try facts.entries(on: step.itemId, after: entry.number ?? 0, notOn: "")
            let isRearranged = later.contains { ($0.action == .joined || $0.action == .parted) && !$0.isUndone }
            if isRearranged { throw ItemEditError.joinedSince }
        }
        guard entry.action == .scanned else { return }
        let own = Set(entry.steps.map(\.itemId))
        for photo in entry.photos
        where try facts.items(ofPhoto: photo)?.contains(where: { !own.contains($0.id) }) ?? false {
            throw ItemEditError.joinedSince
        }
    }

    /// Gives an item the photos back that an entry took, with what they show of it, and takes those that it got.
    private mutating func giveBack(_ belongings: ItemBelongings, of entry: JournalEntry) throws {
        let moved = Set(entry.removed.flatMap(\.photos))
        let item = states[belongings.itemId] ?? nil
        for photo in moved.sorted() where try facts.items(ofPhoto: photo) != nil {
            let link = ChangeEffect.PhotoLink(contentHash: photo, itemId: belongings.itemId)
            if belongings.photos.contains(photo) { effect.links.append(link) } else { effect.unlinks.append(link) }
        }
        for value in belongings.shown where item?.text(of: value.value.field) == value.value.text { show(value) }
    }

    /// Gives the inbox the photo back that it had before an entry. Throws when it was decided on again since, or
    /// scanned to stock.
    private mutating func takeBack(_ step: InboxStep, of entry: JournalEntry) throws {
        let photo = try facts.inboxPhoto(step.contentHash)
        guard photo?.decision == step.after?.decision, photo != nil || step.after == nil else {
            throw ItemEditError.decidedSince
        }
        if entry.action == .decided, try facts.items(ofPhoto: step.contentHash)?.isEmpty == false {
            throw ItemEditError.decidedSince
        }
        effect.inbox.append(InboxStep(before: photo, after: step.before))
    }

    /// The order that the last other date of a person shows on a photo; nil when there is none.
    private func dateOrder(of photo: String, without undone: JournalEntry) throws -> DateOrder? {
        guard let item = undone.steps.first?.itemId else { return nil }
        return try facts.entries(on: item, after: 0, notOn: "").last { entry in
            !entry.isUndone && entry.changeId != undone.changeId && entry.action == .fixed
                && entry.photos.contains(photo)
        }?.dateOrder
    }

    // MARK: The inbox and readings

    /// Keeps a photo in the inbox; one that is there stays as it is.
    mutating func keep(_ photo: InboxPhoto) throws {
        if try facts.inboxPhoto(photo.contentHash) == nil {
            effect.inbox = [InboxStep(before: nil, after: photo)]
        }
    }

    /// Records what a person decided on photos; those on which the same was decided stay as they are.
    mutating func decide(
        _ decision: InboxPhoto.Decision, on contentHashes: [String], partOf earlier: String?
    ) throws {
        for contentHash in contentHashes {
            guard let photo = try facts.inboxPhoto(contentHash) else { throw ItemEditError.notFound }
            if photo.decision != decision { decide(decision, on: photo) }
        }
        if !effect.inbox.isEmpty { record(.decided, partOf: try stored(earlier)) }
    }

    private mutating func decide(_ decision: InboxPhoto.Decision, on photo: InboxPhoto) {
        effect.inbox.append(InboxStep(before: photo, after: photo.decided(decision, at: change.at)))
    }

    mutating func replaceReading(_ label: ScannedLabel, ofPhoto contentHash: String) throws {
        guard try facts.items(ofPhoto: contentHash) != nil else { throw ItemEditError.notFound }
        effect.readings[contentHash] = label
        effect.finishedReadings = [contentHash]
    }

    // MARK: The items as they are so far

    func item(_ id: String) throws -> Item? {
        try states[id] ?? facts.item(id)
    }

    private func items(ofProduct key: String) throws -> [Item] {
        current(try facts.items(ofProduct: key)) { $0.productKey == key }
    }

    private func items(ofProduct key: String, expiring date: CivilDate?) throws -> [Item] {
        current(try facts.items(ofProduct: key, expiring: date)) { $0.productKey == key && $0.expiryDate == date }
    }

    /// The stored items as they are so far, with those that were changed so that they belong to them, the oldest first:
    /// the same on every machine.
    private func current(_ stored: [Item], _ belongs: (Item) -> Bool) -> [Item] {
        var ids: Set<String> = []
        let changed = effect.steps.compactMap { ids.insert($0.itemId).inserted ? states[$0.itemId] ?? nil : nil }
        return (stored.filter { !ids.contains($0.id) } + changed.filter(belongs))
            .sorted { ($0.addedDate, $0.id) < ($1.addedDate, $1.id) }
    }

    private func saved(_ steps: [JournalStep]) throws -> [SavedItem] {
        try steps.compactMap { step in
            guard let item = states[step.itemId] ?? nil else { return nil }
            let change: ItemChange = step.before == nil ? .created : step.packs > 0 ? .merged : .updated
            var saved = SavedItem(item: item, change: change)
            if item.place != nil { saved.notFrozen = item.freezingRefusal(by: try facts.rules(), on: self.change.day) }
            return saved
        }
    }

    mutating func shownValues(of itemId: String) throws -> [ItemField: StoredPhoto.ShownValue] {
        if let known = shown[itemId] { return known }
        let values = try facts.shown(of: itemId)
        shown[itemId] = Dictionary(values.map { ($0.value.field, $0) }) { _, last in last }
        return shown[itemId] ?? [:]
    }

    mutating func show(_ value: StoredPhoto.ShownValue) {
        shown[value.itemId]?[value.value.field] = value
        effect.shown.append(value)
    }

    // MARK: The effect

    /// Makes a step. The packs of a new item, and a different number of them, become a purchase now or at `boughtAt`.
    @discardableResult
    mutating func apply(_ step: JournalStep, boughtAt: Date? = nil, unit: String? = nil) -> JournalStep {
        change(step)
        guard let after = step.after else {
            effect.purchases.removeAll { $0.itemId == step.itemId }
            return step
        }
        if step.packs != 0 || step.before == nil {
            effect.purchases.append(
                Purchase(
                    id: "\(partId)-\(effect.purchases.count + 1)", itemId: step.itemId, quantity: step.packs,
                    purchasedAt: boughtAt ?? change.at, unit: unit ?? after.unit))
        }
        return step
    }

    mutating func change(_ step: JournalStep) {
        var after = step.after
        if after?.lacksDate == false { after?.proposal = nil }
        effect.steps.append(JournalStep(itemId: step.itemId, before: step.before, after: after))
        states[step.itemId] = .some(after)
    }

    private var partId: String { part == 0 ? change.id : "\(change.id)-\(part + 1)" }

    /// The earlier change of which this one is a part; nil where a server has refused it, or it had nothing to do
    /// there.
    func stored(_ earlier: String?) throws -> String? {
        try earlier.flatMap { try facts.entry($0) == nil ? nil : $0 }
    }

    /// Records the steps so far in the journal.
    mutating func record(
        _ action: JournalEntry.Action, partOf earlier: String? = nil,
        _ complete: (inout JournalEntry) -> Void = { _ in }
    ) {
        var entry = JournalEntry(
            userId: facts.userId, date: change.at, day: change.day, action: action, steps: effect.steps)
        (entry.changeId, entry.partOf, entry.device) = (partId, earlier, change.device)
        (entry.inbox, entry.rules) = (effect.inbox, effect.rules)
        complete(&entry)
        effect.entry = entry
    }
}
