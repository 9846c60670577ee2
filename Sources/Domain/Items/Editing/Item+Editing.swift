extension Item {
    /// What an edit on the day `today` makes of the item.
    func edited(_ edit: ItemEdit, on today: CivilDate) throws(ItemEditError) -> EditedItem {
        let edited =
            switch edit {
            case .fix(let fix): EditedItem(item: try fixed(by: fix))
            case .reread(let read): EditedItem(item: reread(as: read))
            case .eat(let amount), .waste(let amount): try taking(amount)
            case .open(let days): EditedItem(item: try opened(on: today, days: days))
            case .freeze(let packs): try parting(packs) { item throws(ItemEditError) in try item.frozen(on: today) }
            case .thaw(let packs): try parting(packs) { item throws(ItemEditError) in try item.thawed(on: today) }
            case .move(let place, let packs):
                try parting(packs) { item throws(ItemEditError) in
                    var item = item
                    item.place = place
                    return item
                }
            case .delete: EditedItem(item: nil)
            }
        if edited.item == self && edited.parted == nil && !edit.saysOrder { throw .nothingToChange }
        return edited
    }

    /// A begun pack is finished first, and what is open with it; of several the rest is whole.
    private func taking(_ amount: PackAmount) throws(ItemEditError) -> EditedItem {
        var taken = stock
        if case .thousandths(let count) = amount {
            // Three thirds are a pack, though 3 × 333 thousandths are not.
            taken = abs(stock - count) <= 2 ? stock : count
        }
        guard taken > 0, taken <= stock else { throw .notEnough(stock) }
        let rest = stock - taken
        var item = self
        item.quantity = (rest + 999) / 1000
        item.left = rest % 1000 == 0 ? nil : rest % 1000
        if item.quantity < quantity { item.opening = nil }
        return EditedItem(item: item, amount: taken)
    }

    private func opened(on day: CivilDate, days: Int?) throws(ItemEditError) -> Item {
        guard quantity > 0 else { throw .notEnough(0) }
        guard days ?? 0 >= 0 else { throw .noAmount }
        guard days ?? 0 <= Self.countLimit else { throw .tooMuch }
        guard !isFrozen else { throw .isFrozen }
        if let opening, days == nil || days == opening.days { throw .openAlready(opening.date) }
        var item = self
        item.opening = Opening(date: opening?.date ?? day, days: days)
        return item
    }

    private func frozen(on day: CivilDate) throws(ItemEditError) -> Item {
        guard !isFrozen else { throw .isFrozen }
        let daysLeft = deadline.map { day.days(until: $0) }
        if expiryKind == .useBy {
            if let deadline, isUnsafe(today: day) { throw .useByPassed(deadline) }
            if freezing != nil { throw .thawedBefore }
        }
        var item = self
        item.freezing = Freezing(date: day, daysLeft: daysLeft)
        return item
    }

    private func thawed(on day: CivilDate) throws(ItemEditError) -> Item {
        guard isFrozen else { throw .notFrozen }
        var item = self
        item.freezing?.thawedOn = day
        // The remaining days hold the opened shelf life already.
        item.opening?.days = nil
        return item
    }

    /// Does something to some of the packs, which part from the others, or to all. Whole packs part: the one that is
    /// begun or open stays.
    private func parting(
        _ packs: Int?, _ work: (Item) throws(ItemEditError) -> Item
    ) throws(ItemEditError) -> EditedItem {
        guard quantity > 0 else { throw .notEnough(0) }
        guard packs ?? 1 > 0 else { throw .noAmount }
        guard let packs, packs != quantity else { return EditedItem(item: try work(self)) }
        let whole = left == nil && opening == nil ? quantity : quantity - 1
        guard packs <= whole else { throw .notEnough(whole * 1000) }
        var rest = self
        rest.quantity -= packs
        var parted = self
        parted.id = ""
        parted.quantity = packs
        parted.left = nil
        parted.opening = nil
        return EditedItem(item: rest, parted: try work(parted))
    }
}

extension ItemEdit {
    /// True when it also tells something of the product's labels.
    fileprivate var saysOrder: Bool {
        if case .fix(let fix) = self { fix.dateOrder != nil } else { false }
    }
}
