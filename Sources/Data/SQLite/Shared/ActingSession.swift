import KeepItFreshPlatform
import Synchronization

/// The session on whose behalf a server does something: a request's, while it is answered.
package final class ActingSession: Sendable {
    /// The session of this task; nil for what a program does by itself.
    @TaskLocal package static var current: ActingSession?

    /// The digest of the session's token, in upper-case hexadecimal.
    let digest: String
    private let checked = Mutex<(generation: Int, time: ContinuousClock.Instant)?>(nil)

    /// The session whose token has this digest.
    package init(digest: [UInt8]) {
        self.digest = digest.hexadecimal.uppercased()
    }

    /// Whether the working copy was up to date since the request came, a moment ago: what is read of it later is at
    /// least as new as the request. One that was made anew since is another `generation`.
    func isUpToDate(_ generation: Int) -> Bool {
        checked.withLock { checked in
            checked.map { $0.generation == generation && .now - $0.time < .seconds(1) } ?? false
        }
    }

    /// The working copy is up to date now.
    func setUpToDate(_ generation: Int) {
        checked.withLock { $0 = (generation, .now) }
    }
}
