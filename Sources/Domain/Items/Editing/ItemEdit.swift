package import KeepItFreshLabels

/// A change that a person makes to an item; `reread` is made by the current parser.
public enum ItemEdit: Equatable, Codable, Sendable {
    /// Replaces values.
    case fix(ItemFix)
    /// Uses what the current parser reads, except where a person set a value (`Item.reread(as:)`).
    case reread(Item)
    /// Removes what was eaten.
    case eat(PackAmount)
    /// Removes what was thrown away.
    case waste(PackAmount)
    /// Opens a pack, which is then good for `days`; nil when unknown.
    case open(days: Int?)
    /// Freezes this number of packs, nil for all, which are then good for `days`; nil when unknown.
    case freeze(packs: Int?, days: Int? = nil)
    /// Thaws this number of packs; nil for all.
    case thaw(packs: Int?)
    /// Moves this number of packs, nil for all, to another place; nil for no place.
    case move(to: String?, packs: Int?)
    /// Removes the item from the inventory, as if it had never been there.
    case delete

    /// What an edit does to an item.
    package struct Outcome: Equatable, Sendable {
        /// The item after the edit; nil when it was removed.
        package var item: Item?
        /// Packs that become a separate item, still without an id; nil for none.
        var split: Item?
        /// The removed amount, in thousandths of a pack.
        var amount: Int?
    }

    /// Whether the edit also sets the date order of the product's labels.
    fileprivate var setsDateOrder: Bool {
        if case .fix(let fix) = self { fix.dateOrder != nil } else { false }
    }
}

extension Item {
    /// Applies an edit on the day `today`.
    package func edited(_ edit: ItemEdit, on today: CivilDate) throws(ItemEditError) -> ItemEdit.Outcome {
        let outcome =
            switch edit {
            case .fix(let fix): ItemEdit.Outcome(item: try fixed(by: fix))
            case .reread(let read): ItemEdit.Outcome(item: reread(as: read))
            case .eat(let amount), .waste(let amount): try removing(amount)
            case .open(let days): ItemEdit.Outcome(item: try opened(on: today, days: days))
            case .freeze(let packs, let days):
                try splitting(packs) { item throws(ItemEditError) in try item.frozen(on: today, days: days) }
            case .thaw(let packs): try splitting(packs) { item throws(ItemEditError) in try item.thawed(on: today) }
            case .move(let place, let packs):
                try splitting(packs) { item throws(ItemEditError) in
                    var item = item
                    item.place = place
                    try item.requireText(of: [.place])
                    return item
                }
            case .delete: ItemEdit.Outcome(item: nil)
            }
        if outcome.item == self && outcome.split == nil && !edit.setsDateOrder { throw .nothingToChange }
        return outcome
    }

    /// Removes an amount: first from the pack that is partly used or open, then from full ones. The opening is cleared
    /// once that pack is used up.
    private func removing(_ amount: PackAmount) throws(ItemEditError) -> ItemEdit.Outcome {
        if amount == .all { return try removingAll() }
        let stock = try exactStock()
        let taken = try meant(by: amount)
        let removed = try taken.packs(of: content)
        guard removed > Fraction(0) || stock == Fraction(0) else { throw .noAmount }
        guard removed > Fraction(0), removed <= stock else { throw .notEnough(self.stock) }
        guard let rest = stock.subtracting(removed) else { throw .tooPrecise }
        var item = self
        // Full packs leave the opened one as it is said.
        try item.setStock(rest, in: taken.unit ?? (removed.whole == nil ? nil : remainder?.unit))
        if item.quantity < quantity { item.opening = nil }
        return ItemEdit.Outcome(item: item, amount: removed == stock ? self.stock : removed.thousandths)
    }

    /// Everything can be taken, however exactly it can be said.
    private func removingAll() throws(ItemEditError) -> ItemEdit.Outcome {
        guard stock > 0 else { throw .notEnough(0) }
        var item = self
        (item.quantity, item.openedPackRemainder, item.exactRemainder, item.opening) = (0, nil, nil, nil)
        return ItemEdit.Outcome(item: item, amount: stock)
    }

    private func opened(on day: CivilDate, days: Int?) throws(ItemEditError) -> Item {
        guard quantity > 0 else { throw .notEnough(0) }
        try Self.requireDays(days)
        if let freezing, isFrozen { throw .isFrozen(freezing.date) }
        if let opening, days == nil || days == opening.days { throw .openAlready(opening.date) }
        var item = self
        item.opening = Opening(date: opening?.date ?? day, days: days)
        return item
    }

    private static func requireDays(_ days: Int?) throws(ItemEditError) {
        guard days ?? 0 >= 0 else { throw .noAmount }
        guard days ?? 0 <= maximumCount else { throw .tooMuch }
    }

    func frozen(on day: CivilDate, days: Int? = nil) throws(ItemEditError) -> Item {
        try Self.requireDays(days)
        if let freezing, isFrozen { throw .isFrozen(freezing.date) }
        let daysLeft = deadline.map { day.days(until: $0) }
        if expiryKind == .useBy {
            if let deadline, isUnsafe(today: day) { throw .useByPassed(deadline) }
            if freezing != nil { throw .thawedBefore }
        }
        var item = self
        item.freezing = Freezing(date: day, daysLeft: daysLeft)
        item.freezing?.days = days
        return item
    }

    func thawed(on day: CivilDate) throws(ItemEditError) -> Item {
        guard isFrozen else { throw .notFrozen }
        var item = self
        item.freezing?.thawedOn = day
        // The remaining days already include the shelf life after opening.
        item.opening?.days = nil
        return item
    }

    /// Changes all packs, or some, which then become a separate item. Only full packs are split off: one that is partly
    /// used or open stays.
    private func splitting(
        _ packs: Int?, _ change: (Item) throws(ItemEditError) -> Item
    ) throws(ItemEditError) -> ItemEdit.Outcome {
        guard quantity > 0 else { throw .notEnough(0) }
        guard packs ?? 1 > 0 else { throw .noAmount }
        guard let packs, packs != quantity else { return ItemEdit.Outcome(item: try change(self)) }
        let full = openedPackRemainder == nil && opening == nil ? quantity : quantity - 1
        guard packs <= full else { throw .notEnough(full * 1000) }
        var rest = self
        rest.quantity -= packs
        var split = self
        split.id = ""
        split.quantity = packs
        (split.openedPackRemainder, split.exactRemainder) = (nil, nil)
        split.opening = nil
        return ItemEdit.Outcome(item: rest, split: try change(split))
    }
}
