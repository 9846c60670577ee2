public import FoundationEssentials
public import KeepItFreshLabels

/// One change of the inventory by one member. It is made, and undone, as a whole.
public struct JournalEntry: Identifiable, Equatable, Hashable, Sendable {
    /// The entry's number; later entries have higher numbers.
    public var id: Int
    /// The member who made the change; nil when that account was deleted.
    public var userId: String?
    /// The member's name, if known.
    public var userName: String?
    /// When the change was made.
    public var date: Date
    /// The civil day to which it belongs.
    public var day: CivilDate
    /// The kind of change.
    public var action: Action
    /// The removed amount, in thousandths of a pack; nil when nothing was removed.
    public var amount: Int?
    /// The change of each item.
    public var steps: [JournalStep]
    /// The content hashes of the photos that a scan stored, that belonged to a deleted item, or of which a person's
    /// date showed the order of day and month.
    public var photos: [String]
    /// The date order that a person set for the product.
    public var dateOrder: DateOrder?
    /// Whether it was undone.
    public var isUndone: Bool
    /// The id of the change (`RequestedChange.id`), or of this part of it: the same on every machine.
    public var changeId = ""
    /// The id of the change of which this is a further part; nil for the first or only one.
    public var partOf: String?
    /// The device on which it was made; nil when an earlier version recorded it.
    public var device: String?
    /// The household's number since the change; nil before it is stored.
    public var number: Int?
    /// The id of the entry that took it back; nil for one that stands, or that an earlier version undid.
    public var undoneBy: String?
    /// The id of the change that it took back; nil for any other action than `undone`.
    public var undoes: String?
    /// What belonged to items that were deleted, joined or parted, before that.
    public var removed: [ItemBelongings] = []
    /// The change of each photo of the inbox.
    package var inbox: [InboxStep] = []
    /// The change of each rule of the household.
    package var rules: [HouseholdRule.Step] = []

    /// The kind of a change.
    public enum Action: String, Codable, Hashable, Sendable, CaseIterable {
        case scanned, added, fixed, reread, completed, eaten, wasted, opened, frozen, thawed, moved, deleted, imported
        case joined, parted
        /// A person decided on photos of the inbox.
        case decided
        /// A person set something for a place, a product or a category.
        case set
        case undone
    }

    /// An entry; the store assigns the id.
    public init(
        id: Int = 0, userId: String?, userName: String? = nil, date: Date, day: CivilDate, action: Action,
        amount: Int? = nil, steps: [JournalStep], photos: [String] = [], dateOrder: DateOrder? = nil,
        isUndone: Bool = false
    ) {
        self.id = id
        self.userId = userId
        self.userName = userName
        self.date = date
        self.day = day
        self.action = action
        self.amount = amount
        self.steps = steps
        self.photos = photos
        self.dateOrder = dateOrder
        self.isUndone = isUndone
    }

    /// The entry for an edit of `item` that is yet to be stored. Packs that are split off get the id `newId`. A
    /// corrected name or brand also becomes that of `others`, the other items of the product (`Item.corrected(like:)`).
    package init(
        editing item: Item, _ edit: ItemEdit, others: [Item] = [], on day: CivilDate, by userId: String, at date: Date,
        newId: String
    ) throws(ItemEditError) {
        let outcome = try item.edited(edit, on: day)
        var steps = [JournalStep(itemId: item.id, before: item, after: outcome.item)]
        if var split = outcome.split {
            split.id = newId
            steps.append(JournalStep(itemId: newId, before: nil, after: split))
        }
        if case .fix(let fix) = edit, !fix.aspectsOfProduct.isEmpty {
            steps += others.compactMap { other in
                guard let corrected = outcome.item else { return nil }
                let after = other.corrected(like: corrected, from: item, by: fix)
                return after == other ? nil : JournalStep(itemId: other.id, before: other, after: after)
            }
        }
        self.init(
            userId: userId, date: date, day: day, action: edit.action, amount: outcome.amount, steps: steps)
        if case .fix(let fix) = edit { (dateOrder, photos) = (fix.dateOrder, fix.datePhoto.map { [$0] } ?? []) }
    }

    /// The entry with the items as they are after `later`, which became a part of it.
    package func followed(by later: JournalEntry) -> JournalEntry {
        var entry = self
        entry.steps = steps.map { step in
            let last = later.steps.last { $0.itemId == step.itemId }
            return JournalStep(itemId: step.itemId, before: step.before, after: last?.after ?? step.after)
        }
        return entry
    }

    /// The removed amount exactly, in the unit in which the opened pack is kept; nil when nothing was removed.
    package var exactAmount: ExactAmount? {
        guard let packs = takenPacks, let step = steps.first else { return nil }
        let unit = packs.whole == nil ? (step.after?.remainder ?? step.before?.remainder)?.unit : nil
        return try? ExactAmount.packs(packs, in: unit, of: step.before?.content)
    }

    /// The removed amount in packs; nil when nothing was removed.
    var takenPacks: Fraction? {
        guard amount != nil, let step = steps.first, let stock = try? step.before?.exactStock() else { return nil }
        return (try? step.after?.exactStock() ?? Fraction(0)).flatMap { stock.subtracting($0) }
            .flatMap { $0 > Fraction(0) ? $0 : nil }
    }

    /// The product number of the entry's items; nil when unknown.
    package var gtin: GTIN? { steps.lazy.compactMap { ($0.after ?? $0.before)?.gtin }.first }

    /// The entry without what was read of an item: the values that no person set.
    public func withoutReading(of itemId: String) -> JournalEntry {
        var entry = self
        entry.steps = steps.map { step in
            guard step.itemId == itemId else { return step }
            return JournalStep(
                itemId: itemId, before: step.before?.withoutReading, after: step.after?.withoutReading)
        }
        for index in entry.removed.indices where entry.removed[index].itemId == itemId {
            entry.removed[index].shown = []
        }
        return entry
    }

    /// The entry without what was read of a photo that is or was in the inbox, and without its path.
    package func withoutReading(ofPhoto contentHash: String) -> JournalEntry {
        var entry = self
        entry.inbox = inbox.map { $0.contentHash == contentHash ? $0.withoutReading : $0 }
        return entry
    }

    /// The item that was changed, as it is after the change, or before it if it was removed.
    public var item: Item? { steps.first.flatMap { $0.after ?? $0.before } }

    /// The steps that undo the entry, the last one first. `current` returns an item as it is now.
    package func undone(
        from current: (_ itemId: String) throws -> Item?
    ) throws -> [JournalStep] {
        var states: [String: Item?] = [:]
        return try steps.reversed().map { step in
            let before = try states[step.itemId] ?? current(step.itemId)
            let after = try step.undone(from: before)
            states[step.itemId] = .some(after)
            return JournalStep(itemId: step.itemId, before: before, after: after)
        }
    }
}

extension ItemEdit {
    /// What is to be known of each kind of edit.
    package struct Kind: Sendable {
        /// The command, and what devices call it.
        package let verb: String
        let action: JournalEntry.Action
        /// The aspects that it sets to a value which its maker chose; none of what is counted or deleted.
        var sets: Set<ItemAspect> = []
        /// What it says in numbers, by the names of the command's options.
        package var numbers: KeyValuePairs<String, Int?> = [:]
    }

    package var kind: Kind {
        switch self {
        case .fix(let fix): Kind(verb: "fix", action: .fixed, sets: Set(fix.aspects))
        case .reread:
            Kind(verb: "reread", action: .reread, sets: [.name, .brand, .unit, .expiry, .lot, .review])
        case .eat: Kind(verb: "eat", action: .eaten)
        case .waste: Kind(verb: "waste", action: .wasted)
        case .open(let days): Kind(verb: "open", action: .opened, sets: [.opening], numbers: ["days": days])
        case .freeze(let packs, let days):
            Kind(verb: "freeze", action: .frozen, sets: [.freezing], numbers: ["packs": packs, "days": days])
        case .thaw(let packs): Kind(verb: "thaw", action: .thawed, sets: [.freezing], numbers: ["packs": packs])
        case .move(_, let packs): Kind(verb: "move", action: .moved, sets: [.place], numbers: ["packs": packs])
        case .delete: Kind(verb: "delete", action: .deleted)
        }
    }

    /// The kind of journal entry for this edit.
    public var action: JournalEntry.Action { kind.action }
}
