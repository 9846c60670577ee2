package import FoundationEssentials

/// How stored times are compared with a clock that may have been wrong when they were written.
///
/// A clock that is set back makes stored times lie in the future. What limits users (waits after failures) counts such
/// a time as now and stores it again as now, so that it never locks longer than its rule. What lets users in (codes,
/// invitations, links) counts it as expired. After a clock is set forward, stored times are old, and limits as well as
/// permissions are over.
extension Date {
    /// Seconds that a stored time may be later than the clock: clocks are set back a little all the time.
    package static let clockTolerance: TimeInterval = 60

    /// Whether this stored time is later than `now` by more than `clockTolerance`, so that the clock was ahead when it
    /// was written.
    package func isAhead(of now: Date) -> Bool {
        timeIntervalSince(now) > Self.clockTolerance
    }
}
