/// What one entry of the journal did to one item.
public struct JournalStep: Equatable, Hashable, Codable, Sendable {
    /// The item.
    public let itemId: String
    /// The item as it was; nil when there was none.
    public let before: Item?
    /// The item as it became; nil when it went.
    public let after: Item?

    /// A step from one state of an item to the next.
    public init(itemId: String, before: Item?, after: Item?) {
        self.itemId = itemId
        self.before = before
        self.after = after
    }

    /// Each aspect that changed; empty when the item came or went.
    public var changes: [AspectChange] {
        guard let before, let after else { return [] }
        return after.differences(from: before).map { aspect in
            AspectChange(aspect: aspect, old: before.text(of: aspect), new: after.text(of: aspect))
        }
    }

    /// Packs that came, or went when negative.
    public var packs: Int { (after?.quantity ?? 0) - (before?.quantity ?? 0) }

    /// The item without this step, as it stands at `current`: every aspect that the step changed is as before, packs
    /// are counted back, and everything else stays. Nil when the item goes.
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
        for aspect in after.differences(from: before) { try item.takeBack(aspect, from: before, after: after) }
        return item
    }
}

extension Item {
    fileprivate mutating func takeBack(
        _ aspect: ItemAspect, from before: Item, after: Item
    ) throws(ItemEditError) {
        switch aspect {
        case .quantity:
            quantity -= after.quantity - before.quantity
            if quantity < 0 { throw .packsGone }
        case .review:
            let reasons = Set(needsReview).subtracting(after.needsReview).union(before.needsReview)
            needsReview = ReviewReason.allCases.filter(reasons.contains)
        default:
            var same = self
            same.take(aspect, from: after)
            if same != self { throw .changedSince(aspect) }
            take(aspect, from: before)
        }
    }
}
