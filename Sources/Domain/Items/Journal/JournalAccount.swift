/// The items of a household as its journal accounts for them. Lost or damaged rows show as a difference between this
/// account and the stored items. An inventory may be large: steps and items are taken one by one.
package struct JournalAccount {
    private var states: [String: State] = [:]
    private var differences = 0

    package init() {}

    /// What the journal says of one item.
    private struct State {
        var exists: Bool
        var packs: Int
        /// The item after its last change; nil when the journal does not say.
        var last: Item?
        /// Aspects that an undone change may have given another value than `last` has.
        var unsettled: Set<ItemAspect> = []

        /// Whether the stored item is as the journal says.
        func agrees(with item: Item) -> Bool {
            guard exists, packs == item.quantity else { return false }
            let differences = last.map { item.differences(from: $0) } ?? []
            return differences.allSatisfy { $0 == .quantity || unsettled.contains($0) }
        }
    }

    /// Adds the next step, of an entry that was undone without an entry of its own, as earlier versions did, or of any
    /// other. All steps are added before the items are compared.
    package mutating func add(_ step: JournalStep, isUndone: Bool) {
        var state =
            states[step.itemId]
            ?? State(exists: step.before != nil, packs: step.before?.quantity ?? 0, last: step.before)
        if isUndone {
            if let before = step.before, let after = step.after {
                state.unsettled.formUnion(after.differences(from: before))
            }
        } else {
            state.packs += step.packs
            state.last = step.after
            if step.before == nil { state.exists = true }
            if step.after == nil { state.exists = false }
        }
        states[step.itemId] = state
    }

    /// Compares the next stored item. One that the journal does not mention, because an earlier version stored it, does
    /// not count.
    package mutating func compare(_ item: Item) {
        guard let state = states.removeValue(forKey: item.id) else { return }
        if !state.agrees(with: item) { differences += 1 }
    }

    /// The number of items that differ, and of those that are missing once all are compared.
    package var disagreements: Int {
        differences + states.values.count(where: \.exists)
    }
}
