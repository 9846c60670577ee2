import KeepItFreshLabels

extension ChangeDraft {
    /// Makes a change again that this household's server has lost: value by value on what is there now, as `undo` takes
    /// one back, and what moves photos or forgets them as it was done. Throws when somebody has changed one of these
    /// values since, or removed the item: that stays.
    mutating func bringBack(_ lost: LostChange) throws {
        switch lost.action {
        case .undone: if let own = try ownEntry(undoneBy: lost) { return try undo(own) }
        case .joined: return try joinAgain(lost)
        case .deleted: if let item = try forgotten(by: lost) { return try removeAsNotFood(item) }
        default: break
        }
        // Of an item from which a photo was taken, undoing it needs what belonged to it.
        let rearranged = lost.action == .parted ? lost.steps.filter { $0.before != nil } : []
        var removed = try rearranged.map { try facts.belongings(of: $0.itemId) }
        for step in lost.steps {
            let now = try item(step.itemId)
            if let now, now.id != step.itemId { throw ItemEditError.joinedSince }
            if step.before == nil, now == nil, try wasRemoved(step.itemId, butNotBy: lost.undoes) {
                throw ItemEditError.itemGone
            }
            let after = try step.redone(on: now)
            guard after != now else { continue }
            guard after.map({ $0.quantity <= Item.maximumCount }) ?? true else { throw ItemEditError.notUsable }
            if after == nil { removed.append(try facts.belongings(of: step.itemId)) }
            apply(
                JournalStep(itemId: step.itemId, before: now, after: after),
                boughtAt: now == nil ? after?.addedDate : nil)
        }
        for step in lost.inbox { try bringBack(step) }
        for step in lost.rules where try !isSet(step) {
            try takeBack(HouseholdRule.Step(before: step.after, after: step.before))
        }
        try bringBackPhotos(of: lost)
        let isNothing = effect.steps.isEmpty && effect.inbox.isEmpty && effect.rules.isEmpty && effect.photos.isEmpty
        guard !isNothing else { return }
        let taken = effect.steps.reduce(0) { $0 + max(0, ($1.before?.stock ?? 0) - ($1.after?.stock ?? 0)) }
        record(lost.action, partOf: try stored(lost.partOf)) { entry in
            (entry.amount, entry.dateOrder, entry.removed) = (
                lost.amount.map { min($0, taken) }, lost.dateOrder, removed
            )
            entry.photos = lost.photos.map(\.contentHash) + lost.datePhotos + removed.flatMap(\.photos)
        }
    }

    /// The id of the change, or of the part of one, that a lost change took back, where who asks has made it and it
    /// stands.
    private func ownEntry(undoneBy lost: LostChange) throws -> String? {
        guard let id = lost.undoes else { return nil }
        let items = Set(lost.steps.map(\.itemId))
        return try facts.parts(ofChange: id).first { part in
            guard let entry = try facts.entry(part) else { return false }
            return entry.userId == facts.userId && !entry.isUndone && entry.action != .undone
                && Set(entry.steps.map(\.itemId)) == items
        }
    }

    /// Whether an item was here and somebody has removed it, other than by the change that is taken back.
    private func wasRemoved(_ id: String, butNotBy undone: String?) throws -> Bool {
        if let entry = try undone.flatMap({ try facts.entry($0) }),
            entry.steps.contains(where: { $0.itemId == id && $0.after == nil })
        {
            return false
        }
        return try !facts.entries(on: id, after: 0, notOn: "").isEmpty
    }

    private mutating func joinAgain(_ lost: LostChange) throws {
        guard let gone = lost.steps.first(where: { $0.after == nil }), let before = gone.before,
            let kept = lost.steps.first(where: { $0.after != nil }), let goes = try item(gone.itemId),
            let stays = try item(kept.itemId)
        else { throw ItemEditError.itemGone }
        guard goes.id == gone.itemId, stays.id == kept.itemId else { throw ItemEditError.joinedSince }
        if let aspect = goes.differences(from: before).first { throw ItemEditError.changedSince(aspect) }
        let packs = stays.quantity == kept.before?.quantity ? kept.after?.quantity : nil
        try requireCount(packs)
        try join(goes, to: stays, packs: packs)
    }

    /// The id of the item that a lost change removed as no food: of what was read of it, the journal has nothing.
    private func forgotten(by lost: LostChange) throws -> String? {
        guard lost.steps.count == 1, let before = lost.steps[0].before, before == before.withoutReading,
            let now = try item(lost.steps[0].itemId), !now.differences(from: before).isEmpty,
            now.withoutReading.differences(from: before).isEmpty
        else { return nil }
        return now.id
    }

    /// Stores the photos of a lost change, takes those away that it took from an item, and notes the order of dates.
    private mutating func bringBackPhotos(of lost: LostChange) throws {
        let steps = lost.action == .parted ? lost.steps.filter { $0.before == nil } : lost.steps
        if lost.action == .parted {
            for step in lost.steps where step.before != nil {
                effect.unlinks += lost.photos.map {
                    ChangeEffect.PhotoLink(contentHash: $0.contentHash, itemId: step.itemId)
                }
            }
        }
        try link(lost.photos, to: steps.compactMap { try item($0.itemId) })
        guard let order = lost.dateOrder else { return }
        for photo in lost.datePhotos where try facts.items(ofPhoto: photo) != nil { effect.dateOrders[photo] = order }
    }

    private mutating func bringBack(_ step: InboxStep) throws {
        let now = try facts.inboxPhoto(step.contentHash)
        guard now != step.after else { return }
        guard now == nil || now?.decision == step.before?.decision else { throw ItemEditError.decidedSince }
        effect.inbox.append(InboxStep(before: now, after: step.after))
    }

    private func isSet(_ step: HouseholdRule.Step) throws -> Bool {
        let keys = [step.before?.key, step.after?.key]
        return try facts.rules().filter { keys.contains($0.key) } == [step.after].compactMap(\.self)
    }
}
