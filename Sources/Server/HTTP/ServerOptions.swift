import Foundation
package import KeepItFresh

/// How a server is reached, and by whom.
package struct ServerOptions: Sendable {
    package var port = 8642
    /// Whether it listens on all of this machine's addresses, instead of only for this machine.
    package var isOnNetwork = false
    /// The address under which a proxy makes it known; nil for none.
    package var publicURL: String?
    /// Nil for `open` on this machine alone, and `invited` elsewhere.
    package var registration: Registration?
    /// The address of the proxy whose word on a client's address counts; nil for none.
    package var trustedProxy: String?
    /// For dates that can be read in several ways.
    package var locale: LocaleHint?
    /// How many photos are read at once on this machine; 0 for none, as workers on others do it.
    package var jobs = ProcessInfo.processInfo.activeProcessorCount
    /// The largest photo that is taken: 25 MB, as the page says.
    package var maximumPhoto = 25_000_000
    /// The reminders that are sent to this machine's user while it runs, with their hour.
    package var daily = DailyWork()

    package init() {}

    /// Who may make an account, or be a guest.
    package enum Registration: String, CaseIterable, Sendable {
        /// Whoever reaches the server.
        case open
        /// Whoever has an invitation to a household.
        case invited
    }
}
