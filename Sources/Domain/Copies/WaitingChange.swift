/// A change that waits to be sent.
package struct WaitingChange: Sendable {
    package let change: SentChange
    package let householdId: String
    /// The name of the item as the device knows it; nil for none.
    package let itemName: String?

    package init(change: SentChange, householdId: String, itemName: String?) {
        self.change = change
        self.householdId = householdId
        self.itemName = itemName
    }
}
