/// What the refusal of a change of an item means to who asked for it: why, and what somebody else did meanwhile.
package struct Refused: Sendable {
    package let reason: ItemEditError
    /// What somebody else did, where that is the reason and the journal has it.
    package let meanwhile: SentOutcome.Meanwhile?
    /// The item's name as the journal has it last; nil where it has none.
    package let itemName: String?

    /// - Parameter history: The changes of the item, the last one at the end; empty where it was never there.
    /// - Parameter device: That of who asked.
    package init(
        _ refusal: ItemEditError, of itemId: String, after history: [JournalEntry], notOn device: String,
        userId: String?
    ) {
        let steps = history.flatMap(\.steps).filter { $0.itemId == itemId }
        // What was never there cannot be gone.
        let isGone = steps.last.map { $0.after == nil } ?? false
        reason = refusal == .notFound && isGone ? .itemGone : refusal
        meanwhile = SentOutcome.Meanwhile(
            history, because: reason, of: itemId, notOn: device, userId: userId)
        itemName = steps.last.flatMap { ($0.after ?? $0.before)?.name }
    }
}
