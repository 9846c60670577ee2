import KeepItFreshLabels

/// Items that are one, and items that are two.
extension ChangeDraft {
    /// Makes one item of two. Refused when another device changed either of them since `seen`.
    mutating func join(_ id: String, to other: String, packs: Int?) throws {
        guard let goes = try item(id), let stays = try item(other) else { throw ItemEditError.notFound }
        guard goes.id != stays.id else { throw ItemEditError.isItself }
        if let empty = [goes, stays].first(where: { $0.quantity < 1 }) { throw ItemEditError.notEnough(empty.stock) }
        if let freezing = [goes, stays].first(where: \.isFrozen)?.freezing, goes.isFrozen != stays.isFrozen {
            throw ItemEditError.isFrozen(freezing.date)
        }
        try requireCount(packs)
        try refuseConflict(of: .delete, with: goes)
        try refuseConflict(of: .delete, with: stays)
        try join(goes, to: stays, packs: packs)
    }

    /// Makes one item of two, with `packs` or as `Item.joined` says.
    mutating func join(_ goes: Item, to stays: Item, packs: Int?) throws {
        let belongings = try [facts.belongings(of: goes.id), facts.belongings(of: stays.id)]
        let areHalves = belongings.allSatisfy { !$0.photos.isEmpty } && stays.isHalf(of: goes)
        let joined = try stays.joined(with: goes, packs: packs ?? (areHalves ? 1 : nil))
        apply(JournalStep(itemId: goes.id, before: goes, after: nil))
        apply(JournalStep(itemId: stays.id, before: stays, after: joined), boughtAt: goes.addedDate)
        for id in [goes.id] + belongings[0].joined { effect.joined[id] = stays.id }
        for photo in belongings[0].photos {
            effect.links.append(ChangeEffect.PhotoLink(contentHash: photo, itemId: stays.id))
        }
        let known = try shownValues(of: stays.id)
        for shown in belongings[0].shown
        where joined.text(of: shown.value.field) == shown.value.text
            && known[shown.value.field]?.value.text != shown.value.text
        {
            show(StoredPhoto.ShownValue(itemId: stays.id, contentHash: shown.contentHash, value: shown.value))
        }
        record(.joined) { $0.removed = belongings }
    }

    /// Takes a photo out into an item of its own. Refused when another device changed the item since `seen`.
    mutating func part(_ parting: ItemParting) throws {
        guard let item = try item(parting.itemId) else { throw ItemEditError.notFound }
        let belongings = try facts.belongings(of: item.id)
        guard belongings.photos.contains(parting.photo) else { throw ItemEditError.notFound }
        guard belongings.photos.count > 1 else { throw ItemEditError.onlyPhoto }
        try requireCount(parting.packs)
        try refuseConflict(of: .delete, with: item)
        try requireUnused(change.id)
        let packs = parting.packs ?? 1
        if item.quantity > 1, packs >= item.quantity { throw ItemEditError.notEnough((item.quantity - 1) * 1000) }
        // Of several that show a value the last one counts: the same in each store, however it keeps their order.
        let others = belongings.photos.filter { $0 != parting.photo }.sorted()
        let known = belongings.shown.reduce(into: parting.shown) { $0[$1.contentHash, default: []].append($1.value) }
        let kept = item.fields(shownBy: others.flatMap { known[$0] ?? [] })
        var (mixed, lost) = (item, item.fields(shownBy: known[parting.photo] ?? []).subtracting(kept))
        // What was set for the product that has the item's number goes with that number, and what was set on the item
        // meanwhile says nothing about the product.
        let losesNumber = parting.left.map { $0.gtin != item.gtin } ?? lost.contains(.gtin)
        let mistaken = losesNumber && !item.fieldsSetByUser.contains(.gtin) ? item.id : nil
        func named(_ shown: Item) throws -> Item {
            guard let number = shown.gtin else { return shown }
            return shown.applying(ProductMemory(try facts.corrections(of: number), without: mistaken))
        }
        if mistaken != nil, let number = item.gtin {
            let ofProduct = item.fields(setBy: ProductMemory(try facts.corrections(of: number), without: mistaken))
            mixed.fieldsSetByUser.subtract(ofProduct)
            lost.formUnion(ofProduct)
        }
        var taken = try named(parting.taken)
        (taken.id, taken.quantity, taken.place) = (change.id, packs, item.place)
        taken = try placed(try proposing(taken, boughtOn: boughtDay(of: item)), from: nil)
        var left = mixed.parted(
            leaving: try parting.left.map(named), on: others.count, without: lost, losing: packs)
        left = try proposing(left, boughtOn: boughtDay(of: item))
        apply(JournalStep(itemId: taken.id, before: nil, after: taken), boughtAt: taken.addedDate)
        apply(JournalStep(itemId: item.id, before: item, after: left))
        effect.unlinks.append(ChangeEffect.PhotoLink(contentHash: parting.photo, itemId: item.id))
        effect.links.append(ChangeEffect.PhotoLink(contentHash: parting.photo, itemId: taken.id))
        for (photo, item) in [(parting.photo, taken)] + others.map({ ($0, left) }) {
            for value in parting.shown[photo] ?? [] where item.text(of: value.field) == value.text {
                guard try shownValues(of: item.id)[value.field]?.contentHash != photo else { continue }
                show(StoredPhoto.ShownValue(itemId: item.id, contentHash: photo, value: value))
            }
        }
        record(.parted) { $0.removed = [belongings] }
    }

    func requireCount(_ packs: Int?) throws(ItemEditError) {
        guard packs ?? 1 > 0 else { throw .noAmount }
        guard packs ?? 1 <= Item.maximumCount else { throw .tooMuch }
    }
}
