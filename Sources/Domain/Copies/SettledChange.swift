/// A change that was refused, or of which a part was done.
package struct SettledChange: Sendable {
    package let change: SentChange
    package let outcome: SentOutcome
    /// The name of the item as the device knew it; nil for none.
    package let itemName: String?

    package init(change: SentChange, outcome: SentOutcome, itemName: String?) {
        self.change = change
        self.outcome = outcome
        self.itemName = itemName
    }
}
