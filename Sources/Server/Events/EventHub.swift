import Foundation
import KeepItFresh
import KeepItFreshDomain

/// Tells whoever listens that a household has changed, also by other processes, and how far photos are. While nobody
/// listens it does nothing.
actor EventHub {
    private static let pause = Duration.milliseconds(150)
    private static let beat = Duration.seconds(15)
    private static let maximumPerUser = 6
    /// Events that wait for a slow client; of more the oldest is dropped, as each says only that there is news.
    private static let maximumWaiting = 64

    private let remote: RemoteAccess
    private var watch: HouseholdWatch?
    private var listeners: [Int: Listener] = [:]
    private var count = 0
    private var work: Task<Void, Never>?
    private var isClosed = false

    init(_ remote: RemoteAccess) {
        self.remote = remote
    }

    private struct Listener {
        let session: Session
        let events: AsyncStream<ServerEvent>.Continuation
        /// The households that the listener may see, as they were announced; nil before the first time.
        var known: [String: RequestedChange.Seen]?
    }

    /// The events for whoever has a session, until `leave` is called with the number. Throws the problem of too many.
    func listen(_ session: Session) throws -> (number: Int, events: AsyncStream<ServerEvent>) {
        let user = session.identity.userId
        guard !isClosed else { throw CancellationError() }
        guard listeners.values.count(where: { $0.session.identity.userId == user }) < Self.maximumPerUser else {
            throw Problem.tooMany(Message("you listen in \(Self.maximumPerUser) places already"), retryAfter: 20)
        }
        let (events, continuation) = AsyncStream.makeStream(
            of: ServerEvent.self, bufferingPolicy: .bufferingNewest(Self.maximumWaiting))
        continuation.yield(.hello)
        count += 1
        listeners[count] = Listener(session: session, events: continuation)
        // Not on behalf of the one who is first.
        if work == nil { work = Task.detached { await self.follow() } }
        return (count, events)
    }

    /// A listener is gone.
    func leave(_ number: Int) {
        listeners.removeValue(forKey: number)?.events.finish()
        guard listeners.isEmpty else { return }
        work?.cancel()
        work = nil
        watch = nil
    }

    /// Says how far a photo is to those who may see its household.
    func publish(_ upload: Upload) {
        for listener in listeners.values where listener.known?[upload.householdId] != nil {
            listener.events.yield(.scan(household: upload.householdId, id: upload.id, upload.stage))
        }
    }

    /// Ends all streams, and takes no further listener.
    func close() {
        isClosed = true
        for number in listeners.keys { end(number) }
    }

    private func end(_ number: Int) {
        listeners[number]?.events.yield(.bye)
        leave(number)
    }

    private func follow() async {
        var lastBeat = ContinuousClock.now
        while !Task.isCancelled {
            // While another process repairs or restores the database, it cannot be read.
            if let watch = watch ?? (try? remote.watch()) {
                self.watch = watch
                let sessions = Set(listeners.values.map(\.session.id))
                let hasChanged = (try? await watch.hasChanged(forSessions: Array(sessions))) ?? false
                if hasChanged || listeners.values.contains(where: { $0.known == nil }) { await announce(by: watch) }
            }
            if ContinuousClock.now - lastBeat >= Self.beat {
                lastBeat = .now
                for listener in listeners.values { listener.events.yield(.beat) }
            }
            try? await Task.sleep(for: Self.pause)
        }
    }

    /// Tells each listener which of its households have changed. One whose session has ended, or who is no longer a
    /// member of a household, has to come in anew.
    private func announce(by watch: HouseholdWatch) async {
        let sessions = Set(listeners.values.map(\.session.id))
        guard let states = try? await watch.states(ofSessions: Array(sessions)) else { return }
        for (number, listener) in listeners where sessions.contains(listener.session.id) {
            let known = listener.known ?? [:]
            guard let now = states[listener.session.id], known.keys.allSatisfy({ now[$0] != nil }) else {
                end(number)
                continue
            }
            for (household, state) in now where known[household] != state {
                listener.events.yield(.household(id: household, state))
            }
            listeners[number]?.known = now
        }
    }
}
