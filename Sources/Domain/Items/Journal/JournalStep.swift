import KeepItFreshLabels

/// The change of one item in a journal entry.
public struct JournalStep: Equatable, Hashable, Codable, Sendable {
    /// The item's id.
    public let itemId: String
    /// The item before the change; nil when it did not exist.
    public let before: Item?
    /// The item after the change; nil when it was removed.
    public let after: Item?

    /// A change of an item from one state to another.
    public init(itemId: String, before: Item?, after: Item?) {
        self.itemId = itemId
        self.before = before
        self.after = after
    }

    /// The change of one aspect of an item.
    public struct Change: Equatable, Hashable, Sendable {
        /// The changed aspect.
        public let aspect: ItemAspect
        /// The previous value as text; nil when there was none.
        public let old: String?
        /// The new value as text; nil when there is none.
        public let new: String?

        /// A change from one value to another.
        package init(aspect: ItemAspect, old: String?, new: String?) {
            self.aspect = aspect
            self.old = old
            self.new = new
        }
    }

    /// The changed aspects; empty when the item was created or removed.
    public var changes: [Change] {
        guard let before, let after else { return [] }
        return after.differences(from: before).map { aspect in
            Change(aspect: aspect, old: before.text(of: aspect), new: after.text(of: aspect))
        }
    }

    /// The number of added packs; negative when packs were removed.
    public var packs: Int { (after?.quantity ?? 0) - (before?.quantity ?? 0) }

    /// The item `current` with this step made again: changed aspects that still have their previous values get the new
    /// ones, how much there is changes by the difference, and everything else stays. Nil when the item is to be
    /// removed.
    func redone(on current: Item?) throws(ItemEditError) -> Item? {
        guard let before else { return current ?? after }
        var previous = before
        if let after, let current {
            for aspect in after.differences(from: before) where !Item.stockAspects.contains(aspect) {
                var same = current
                same.copy(aspect, from: after)
                // It has the new value already.
                if same == current { previous.copy(aspect, from: after) }
            }
        }
        return try JournalStep(itemId: itemId, before: after, after: previous).undone(from: current)
    }

    /// The item `current` without this step: changed aspects get their previous values, how much there is is corrected
    /// by the difference, and everything else stays. Nil when the item is to be removed.
    func undone(from current: Item?) throws(ItemEditError) -> Item? {
        guard let before else {
            guard let current else { return nil }
            if let after, let aspect = current.differences(from: after).first { throw .changedSince(aspect) }
            return nil
        }
        guard let after else {
            if current != nil { throw .itemGone }
            return before
        }
        guard var item = current else { throw .itemGone }
        let aspects = after.differences(from: before)
        if !Item.stockAspects.isDisjoint(with: aspects) { try item.add(before, minus: after) }
        for aspect in aspects where !Item.stockAspects.contains(aspect) {
            try item.revert(aspect, from: after, to: before)
        }
        return item
    }
}

extension Item {
    /// The aspects of how much there is, which are undone together.
    fileprivate static let stockAspects: Set<ItemAspect> = [.quantity, .openedPackRemainder]

    /// Adds what one state of the item has more than another, or removes what it has less. So meals can be undone in
    /// any order.
    fileprivate mutating func add(_ more: Item, minus less: Item) throws(ItemEditError) {
        guard let difference = try more.exactStock().subtracting(less.exactStock()),
            let rest = try exactStock().adding(difference)
        else { throw .tooPrecise }
        if rest < Fraction(0) { throw .packsGone }
        let unit = more.remainder == nil ? (remainder ?? less.remainder)?.unit : more.remainder?.unit
        try setStock(rest, in: unit)
    }

    /// Gives an aspect its value in `before`, provided that it still has the value in `after`. The reasons for review
    /// are corrected by the difference instead.
    fileprivate mutating func revert(_ aspect: ItemAspect, from after: Item, to before: Item) throws(ItemEditError) {
        if aspect == .review {
            let reasons = Set(needsReview).subtracting(after.needsReview).union(before.needsReview)
            needsReview = ReviewReason.allCases.filter(reasons.contains)
            return
        }
        var same = self
        same.copy(aspect, from: after)
        if same != self { throw .changedSince(aspect) }
        copy(aspect, from: before)
    }

    /// The item without what was read: every value of a field that no person set.
    var withoutReading: Item {
        var item = self
        let empty = Item(addedDate: addedDate)
        for aspect in ItemAspect.allCases {
            if let field = aspect.field, !fieldsSetByUser.contains(field) { item.copy(aspect, from: empty) }
        }
        return item
    }
}
