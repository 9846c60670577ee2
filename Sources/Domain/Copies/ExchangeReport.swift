/// What an exchange, or several, did.
package struct ExchangeReport: Sendable {
    /// How many changes were sent.
    package var sent = 0
    /// How many rows came from the server.
    package var received = 0
    /// The changes that were refused, or of which a part was done, in their order.
    package var settled: [SettledChange] = []
    /// The households that the user is no member of any more, with what was not sent.
    package var left: [LeftHousehold] = []

    package init() {}

    /// Adds another report.
    package mutating func add(_ other: ExchangeReport) {
        sent += other.sent
        received += other.received
        settled += other.settled
        left += other.left
    }
}

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

/// A household that is not copied any more.
package struct LeftHousehold: Sendable {
    package let id: String
    package let name: String
    /// The file with what was not sent; nil when nothing waited.
    package let file: String?
    /// The changes that were not sent.
    package let waiting: [WaitingChange]

    package init(id: String, name: String, file: String?, waiting: [WaitingChange]) {
        self.id = id
        self.name = name
        self.file = file
        self.waiting = waiting
    }
}

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
