import KeepItFreshLabels

extension ChangeDraft {
    /// Makes a change again that this household's server has lost: value by value on what is there now, as `undo` takes
    /// one back. Throws when somebody has changed one of these values since, or removed the item: that stays.
    mutating func bringBack(_ lost: LostChange) throws {
        var removed: [ItemBelongings] = []
        for step in lost.steps {
            let now = try item(step.itemId)
            if let now, now.id != step.itemId { throw ItemEditError.joinedSince }
            if step.before == nil, now == nil, try wasHere(step.itemId) { throw ItemEditError.itemGone }
            let after = try step.redone(on: now)
            guard after != now else { continue }
            if after == nil { removed.append(try facts.belongings(of: step.itemId)) }
            apply(
                JournalStep(itemId: step.itemId, before: now, after: after),
                boughtAt: now == nil ? after?.addedDate : nil)
        }
        if lost.action == .joined { try followJoining(lost, removed) }
        for step in lost.inbox { try bringBack(step) }
        for step in lost.rules where try !isSet(step) {
            try takeBack(HouseholdRule.Step(before: step.after, after: step.before))
        }
        try link(lost.photos, to: lost.steps.compactMap { try item($0.itemId) })
        if let order = lost.dateOrder {
            for photo in lost.datePhotos where try facts.items(ofPhoto: photo) != nil {
                effect.dateOrders[photo] = order
            }
        }
        let isNothing = effect.steps.isEmpty && effect.inbox.isEmpty && effect.rules.isEmpty && effect.photos.isEmpty
        guard !isNothing else { return }
        let undone = try lost.undoes.flatMap { try facts.entry($0) }
        record(lost.action) { entry in
            (entry.amount, entry.dateOrder, entry.removed) = (lost.amount, lost.dateOrder, removed)
            entry.photos = lost.photos.map(\.contentHash) + lost.datePhotos + removed.flatMap(\.photos)
            entry.undoes = undone.map { $0.partOf ?? $0.changeId }
        }
        guard let undone, !undone.isUndone else { return }
        effect.undone = undone
        effect.undone?.isUndone = true
    }

    /// Whether an item was here before: then it was removed.
    private func wasHere(_ id: String) throws -> Bool {
        try !facts.entries(on: id, after: 0, notOn: "").isEmpty
    }

    /// Lets the id of the item that joined another one stand for that, which gets its photos.
    private mutating func followJoining(_ lost: LostChange, _ removed: [ItemBelongings]) throws {
        guard let target = lost.steps.first(where: { $0.after != nil })?.itemId else { return }
        for gone in removed {
            effect.joined[gone.itemId] = target
            for id in gone.joined { effect.joined[id] = target }
            effect.links += gone.photos.map { ChangeEffect.PhotoLink(contentHash: $0, itemId: target) }
        }
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
