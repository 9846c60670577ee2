package import FoundationEssentials

extension JournalEntry {
    /// What the journal says of an edit of `item`, which is yet to be stored: each step is from an item to what it is to
    /// become, and packs that part from it get the id `newId`.
    package init(
        editing item: Item, _ edit: ItemEdit, on day: CivilDate, by userId: String, at date: Date, newId: String
    ) throws(ItemEditError) {
        let edited = try item.edited(edit, on: day)
        var steps = [JournalStep(itemId: item.id, before: item, after: edited.item)]
        if var parted = edited.parted {
            parted.id = newId
            steps.append(JournalStep(itemId: newId, before: nil, after: parted))
        }
        self.init(
            userId: userId, date: date, day: day, action: edit.action, amount: edited.amount, steps: steps)
        if case .fix(let fix) = edit { dateOrder = fix.dateOrder }
    }

    /// What undoing the entry makes of its items, which stand now as `current` tells, the last step first.
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
