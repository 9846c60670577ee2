import FoundationEssentials
import KeepItFreshDomain
import KeepItFreshLabels

/// A household with all its data.
struct InMemoryHousehold: Sendable {
    var household: Household
    /// Roles by user id.
    var members: [String: HouseholdRole]
    /// Rises with each change.
    var number = 0
    var items: [Item] = []
    /// The items that other ids joined, by these ids.
    var joined: [String: String] = [:]
    var purchases: [Purchase] = []
    /// The ids of the items that each photo shows, by the photo's content hash.
    var photos: [String: [String]] = [:]
    /// The stored photos by their content hashes.
    var storedPhotos: [String: ItemPhoto] = [:]
    /// When and with what photos were taken, by their content hashes.
    var captures: [String: PhotoCapture] = [:]
    /// The order of day and month that each photo shows, by its digits and by a person's date, and where its pack is
    /// from.
    var dateOrders: [String: (shown: DateOrder?, answered: DateOrder?, origin: DateOrderCounts.Origin)] = [:]
    /// The item that all photos of a pack showed together, by each photo's content hash.
    var packs: [String: Item] = [:]
    /// The values that photos show of items, by the item's id: at most one of each field.
    var shown: [String: [StoredPhoto.ShownValue]] = [:]
    /// The readings of photos that are not stored, by the photo's content hash.
    var readings: [String: ScannedLabel] = [:]
    /// The journal's entries, the earliest first.
    var journal: [JournalEntry] = []
    /// What was asked for and what became of it, by the ids of changes: those that are in the journal or were refused,
    /// and of other devices all.
    var answers: [String: Answer] = [:]
    /// The photos that are or were in the inbox, in the order in which they came.
    var inbox: [InboxPhoto] = []
    /// What was set for places, products and categories, by key.
    var rules: [String: HouseholdRule] = [:]
    var thresholds = ReminderThresholds.standard
    /// The reminders that were sent, by user id and channel.
    var ledgers: [String: [ReminderChannel: ReminderLedger]] = [:]

    /// What became of a change.
    struct Answer: Sendable {
        let content: String
        let userId: String
        let outcome: ChangeOutcome
    }

    /// The items of a known photo, without those removed since; nil when the photo is new.
    func items(ofPhoto contentHash: String) -> [Item]? {
        photos[contentHash].map { ids in ids.compactMap { id in items.first { $0.id == id } } }
    }

    /// The photos of the inbox on which a person decided, the last one first.
    var decided: [InboxPhoto] {
        inbox.filter { $0.decision != nil && $0.decidedAt != nil }.sorted { one, other in
            let (first, second) = (one.decidedAt ?? .distantPast, other.decidedAt ?? .distantPast)
            return first == second ? one.contentHash < other.contentHash : first > second
        }
    }

    /// The photos of an item in the order they were stored.
    func photos(of itemId: String) -> [ItemPhoto] {
        photos.filter { $0.value.contains(itemId) }.compactMap { storedPhotos[$0.key] }
            .sorted { ($0.savedAt, $0.name) < ($1.savedAt, $1.name) }
    }
}

extension InMemoryHousehold {
    /// Makes a change, or answers it by what became of it earlier. A refused change leaves the household as it is.
    mutating func perform(_ change: RequestedChange, by userId: String) throws -> ChangeOutcome {
        if let known = answers[change.id] {
            let isSame = known.content == change.contentDigest && known.userId == userId
            return isSame ? known.outcome : ChangeOutcome(id: change.id, refusal: .anotherContent)
        }
        var changed = self
        var outcome = ChangeOutcome(id: change.id)
        do {
            let number = number + 1
            try change.carryOut(with: InMemoryChangeFacts(userId: userId, state: { changed })) { effect in
                guard !effect.isEmpty else { return outcome.add(effect, number: nil) }
                changed.number = number
                outcome.add(changed.write(effect, for: change), number: number)
            }
            self = changed
        } catch let refusal as ItemEditError {
            outcome = ChangeOutcome(id: change.id, refusal: refusal)
        }
        // Asked for again by a device, what had nothing to do might do something.
        let isDecided = outcome.entry != nil || outcome.refusal != nil
        if isDecided || change.device != RequestedChange.thisMachine {
            answers[change.id] = Answer(
                content: change.contentDigest, userId: userId,
                outcome: isDecided ? outcome : ChangeOutcome(id: change.id))
        }
        return outcome
    }

    /// Writes the effect of a change, and returns it with the entry as it is recorded.
    private mutating func write(_ effect: ChangeEffect, for change: RequestedChange) -> ChangeEffect {
        for step in effect.steps {
            apply(step)
            if step.before == nil, step.after != nil { joined[step.itemId] = nil }
        }
        purchases += effect.purchases
        joined.merge(effect.joined) { _, last in last }
        for photo in effect.photos {
            photos[photo.contentHash] = []
            packs[photo.contentHash] = photo.pack
            captures[photo.contentHash] = photo.capture
            dateOrders[photo.contentHash] = (photo.dateOrder, nil, photo.origin)
            storedPhotos[photo.contentHash] = ItemPhoto(
                contentHash: photo.contentHash, name: photo.name, savedAt: change.at,
                taken: photo.capture?.time?.date, label: photo.label)
        }
        for link in effect.unlinks {
            photos[link.contentHash]?.removeAll { $0 == link.itemId }
            shown[link.itemId]?.removeAll { $0.contentHash == link.contentHash }
        }
        for link in effect.links where photos[link.contentHash]?.contains(link.itemId) == false {
            photos[link.contentHash]?.append(link.itemId)
        }
        for value in effect.shown {
            shown[value.itemId, default: []].removeAll { $0.value.field == value.value.field }
            shown[value.itemId, default: []].append(value)
        }
        for photo in effect.forgottenPhotos {
            (photos[photo], storedPhotos[photo], packs[photo]) = (nil, nil, nil)
            (captures[photo], dateOrders[photo]) = (nil, nil)
        }
        for photo in effect.finishedReadings { readings[photo] = nil }
        for (photo, label) in effect.readings {
            storedPhotos[photo]?.label = label
            guard label == nil else { continue }
            (packs[photo], dateOrders[photo]) = (nil, nil)
            storedPhotos[photo]?.name = ""
        }
        for (photo, order) in effect.dateOrders { dateOrders[photo]?.answered = order }
        effect.inbox.forEach { apply($0) }
        effect.rules.forEach { apply($0) }
        var written = effect
        if let entry = effect.entry { written.entry = record(entry, takingBack: effect.undone) }
        for item in effect.forgottenItems { journal = journal.map { $0.withoutReading(of: item) } }
        for photo in effect.readings.filter({ $0.value == nil }).keys {
            journal = journal.map { $0.withoutReading(ofPhoto: photo) }
        }
        return written
    }

    private mutating func record(_ entry: JournalEntry, takingBack undone: JournalEntry?) -> JournalEntry {
        if let index = journal.firstIndex(where: { $0.changeId == undone?.changeId }) {
            (journal[index].isUndone, journal[index].undoneBy) = (true, entry.changeId)
        }
        var entry = entry
        (entry.id, entry.number) = ((journal.last?.id ?? 0) + 1, number)
        journal.append(entry)
        return entry
    }

    private mutating func apply(_ step: HouseholdRule.Step) {
        if let before = step.before { rules[before.key] = nil }
        if let after = step.after { rules[after.key] = after }
    }

    private mutating func apply(_ step: InboxStep) {
        let place = inbox.firstIndex { $0.contentHash == step.contentHash }
        switch (step.after, place) {
        case (let photo?, let place?): inbox[place] = photo
        case (let photo?, nil): inbox.append(photo)
        case (nil, let place?): inbox.remove(at: place)
        case (nil, nil): break
        }
    }

    private mutating func apply(_ step: JournalStep) {
        let place = items.firstIndex { $0.id == step.itemId }
        if let after = step.after {
            if let place { items[place] = after } else { items.append(after) }
            return
        }
        if let place { items.remove(at: place) }
        purchases.removeAll { $0.itemId == step.itemId }
        shown[step.itemId] = nil
        for photo in photos.keys { photos[photo]?.removeAll { $0 == step.itemId } }
        joined = joined.filter { $0.value != step.itemId }
    }
}
