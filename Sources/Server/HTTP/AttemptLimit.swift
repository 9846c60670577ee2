import KeepItFreshDomain
import KeepItFreshPlatform
import Synchronization

/// Limits how often something may happen for each key: wrong codes and passwords of an address, photos of a person.
/// Each is counted before it is made, so that simultaneous ones are all counted. Setting the clock makes no difference.
final class AttemptLimit: Sendable {
    private let maximum: Int
    private let period: Duration
    private let state = Mutex(State())
    private static let maximumKeys = 10_000
    /// How many times as much as one address may a site, which can have 65,536 networks, and all that are not known
    /// where no further key can be kept.
    private static let sharedBy = 16

    /// At most `maximum` in each `period`.
    init(_ maximum: Int, in period: Duration) {
        (self.maximum, self.period) = (maximum, period)
    }

    /// The limit on wrong codes and passwords from one address.
    static func wrongSecrets() -> AttemptLimit {
        AttemptLimit(
            Invitation.AttemptLimit.maximumWrongCodes, in: .seconds(Invitation.AttemptLimit.period))
    }

    private struct State {
        var times: [String: [ContinuousClock.Instant]] = [:]
        /// When the keys were last looked through for those that are over.
        var cleanedAt = ContinuousClock.now
    }

    /// What was counted, to be taken back.
    struct Counted: Sendable {
        fileprivate let keys: [String]
    }

    /// Counts one of a person, or of `what` at an address. Of IPv6 a network (/64) counts as one address, and its site
    /// (/48) as several. Throws the problem when there were too many.
    @discardableResult
    func count(_ key: String, from address: String? = nil, _ reason: Message) throws -> Counted {
        let names = address.map { address in NetworkAddress.networks(of: address).map { "\(key) \($0)" } } ?? [key]
        let now = ContinuousClock.now
        let result = state.withLock { state -> (keys: [String], wait: Duration?) in
            if state.times.count >= Self.maximumKeys, now - state.cleanedAt > .seconds(1) {
                state.times = state.times.filter { $0.value.last.map { now - $0 < period } ?? false }
                state.cleanedAt = now
            }
            let isFull = state.times.count >= Self.maximumKeys
            // Somebody with very many addresses must not fill the memory, nor lock those out that are known.
            let keys = names.map { isFull && state.times[$0] == nil ? "others" : $0 }
            for (index, key) in keys.enumerated() {
                let recent = (state.times[key] ?? []).filter { now - $0 < period }
                let isShared = index > 0 || key != names[index]
                if recent.count >= (isShared ? maximum * Self.sharedBy : maximum), let first = recent.first {
                    return ([], period - (now - first))
                }
            }
            for key in Set(keys) {
                state.times[key] = (state.times[key] ?? []).filter { now - $0 < period } + [now]
            }
            return (Array(Set(keys)), nil)
        }
        if let wait = result.wait { throw Problem.tooMany(reason, retryAfter: Int(wait.components.seconds) + 1) }
        return Counted(keys: result.keys)
    }

    /// Takes one back, as it was right after all.
    func forgive(_ counted: Counted) {
        state.withLock { state in
            for key in counted.keys {
                _ = state.times[key]?.popLast()
                if state.times[key]?.isEmpty ?? false { state.times[key] = nil }
            }
        }
    }
}
