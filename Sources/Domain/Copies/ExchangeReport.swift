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
    /// How many changes the server had lost with a restored backup and is asked for again, also of other people.
    package var broughtBack = 0
    /// The files with items that the server has lost and not taken back, because somebody changed them there.
    package var kept: [String] = []

    /// The names of the households that the server does not know; they stay here.
    package var unknown: [String] = []

    package init() {}

    /// Adds another report.
    package mutating func add(_ other: ExchangeReport) {
        sent += other.sent
        received += other.received
        settled += other.settled
        left += other.left
        broughtBack += other.broughtBack
        kept += other.kept
        unknown += other.unknown
    }
}
