import KeepItFreshDomain
import Synchronization

/// Limits how often something may happen for each key: wrong codes and passwords of an address, photos of a person.
/// Each is counted before it is made, so that simultaneous ones are all counted. Setting the clock makes no difference.
final class AttemptLimit: Sendable {
    private let maximum: Int
    private let period: Duration
    private let times = Mutex<[String: [ContinuousClock.Instant]]>([:])
    private static let maximumKeys = 10_000

    /// At most `maximum` in each `period`.
    init(_ maximum: Int, in period: Duration) {
        (self.maximum, self.period) = (maximum, period)
    }

    /// The limit on wrong codes and passwords from one address.
    static func wrongSecrets() -> AttemptLimit {
        AttemptLimit(
            Invitation.AttemptLimit.maximumWrongCodes, in: .seconds(Invitation.AttemptLimit.period))
    }

    /// Counts one. Throws the problem when there were too many.
    func count(_ key: String, _ reason: Message) throws {
        let now = ContinuousClock.now
        let wait = times.withLock { times -> Duration? in
            // Somebody with very many addresses must not fill the memory.
            if times.count >= Self.maximumKeys {
                times = times.filter { $0.value.last.map { now - $0 < period } ?? false }
                if times.count >= Self.maximumKeys { return period }
            }
            let recent = (times[key] ?? []).filter { now - $0 < period }
            if recent.count >= maximum, let first = recent.first { return period - (now - first) }
            times[key] = recent + [now]
            return nil
        }
        if let wait { throw Problem.tooMany(reason, retryAfter: Int(wait.components.seconds) + 1) }
    }

    /// Takes the last one of a key back, as it was right after all.
    func forgive(_ key: String) {
        times.withLock { times in
            times[key]?.removeLast()
            if times[key]?.isEmpty ?? false { times[key] = nil }
        }
    }
}
