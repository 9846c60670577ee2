package import FoundationEssentials

/// How often a user may be wrong about a code: five times in a quarter of an hour. With 2^50 codes, guessing is
/// hopeless.
package enum InvitationTries {
    /// Wrong tries that are allowed within `period`.
    package static let limit = 5
    /// Seconds that a wrong try counts.
    package static let period: TimeInterval = 900

    /// Seconds until the user may try again, by the times of the wrong tries; nil when that is now.
    package static func wait(after tries: [Date], at now: Date) -> Int? {
        let recent = tries.filter { now.timeIntervalSince($0) < period }.sorted()
        guard recent.count >= limit else { return nil }
        let free = recent[recent.count - limit].addingTimeInterval(period)
        return max(1, Int(free.timeIntervalSince(now).rounded(.up)))
    }
}
