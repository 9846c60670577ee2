/// Says which photos of a watched folder are complete, and when a burst of them is over.
public struct PhotoArrivals: Sendable {
    /// What is known of a file's writing.
    public enum Writing: Sendable {
        /// Somebody writes it.
        case open
        /// It was closed after writing, moved in, or is old.
        case closed
        /// It was found, and nobody knows.
        case unknown
    }

    private struct Arrival {
        var stamp: FileStamp
        var writing: Writing
        let isNews: Bool
        /// When it last changed.
        var changed: ContinuousClock.Instant
        /// When it may be taken.
        var earliest: ContinuousClock.Instant
    }

    /// A photo stays the same for so long before it is taken; one of which nobody knows who writes it, and one that
    /// was never closed.
    private static let stable = Duration.seconds(1)
    private static let stableUnknown = Duration.seconds(5)
    private static let stableOpen = Duration.seconds(60)
    /// So many are taken at once at most.
    private static let most = 500

    private let quietPeriod: Duration
    private let longestWait: Duration
    private var arrivals: [String: Arrival] = [:]
    private var taken: [String: FileStamp] = [:]
    private var lastChange: ContinuousClock.Instant?
    private var waitingSince: ContinuousClock.Instant?

    /// Arrivals whose bursts are over when nothing came for `quietPeriod`; in a stream without end, the photos are
    /// taken after six times that.
    public init(quietPeriod: Duration) {
        self.quietPeriod = quietPeriod
        longestWait = quietPeriod * 6
    }

    /// Takes note of a photo. One that was taken in the same state is no news; `age` tells how long ago it was last
    /// written to, for one that was found.
    public mutating func note(
        _ path: String, _ stamp: FileStamp, _ writing: Writing, age: Duration = .zero, at now: ContinuousClock.Instant
    ) {
        guard taken[path] != stamp else { return }
        let isOld = writing == .unknown && age >= Self.stableUnknown
        let changed = isOld ? now - age : now
        if let known = arrivals[path], known.stamp == stamp {
            // A listing tells nothing of a file of which more is known.
            if writing != .unknown { arrivals[path]?.writing = writing }
            return
        }
        let isNews = arrivals[path]?.isNews ?? (writing != .unknown)
        let known = writing == .unknown ? arrivals[path]?.writing ?? (isOld ? .closed : .unknown) : writing
        arrivals[path] = Arrival(
            stamp: stamp, writing: known, isNews: isNews, changed: changed,
            earliest: arrivals[path]?.earliest ?? changed)
        lastChange = max(lastChange ?? changed, changed)
        waitingSince = waitingSince ?? changed
    }

    /// Looks at a photo again that waits; without a stamp it is gone.
    public mutating func look(at path: String, _ stamp: FileStamp?, at now: ContinuousClock.Instant) {
        guard let arrival = arrivals[path] else { return }
        guard let stamp else { return forget(path) }
        if stamp != arrival.stamp { note(path, stamp, arrival.writing, at: now) }
    }

    /// Forgets a photo that is no longer there.
    public mutating func forget(_ path: String) {
        arrivals[path] = nil
        taken[path] = nil
        if arrivals.isEmpty { waitingSince = nil }
    }

    /// Lets a photo come again that was taken and could not be stored, after `pause`.
    public mutating func again(_ photo: ArrivedPhoto, after pause: Duration, at now: ContinuousClock.Instant) {
        taken[photo.path] = nil
        arrivals[photo.path] = Arrival(
            stamp: photo.stamp, writing: .closed, isNews: photo.isNews, changed: now, earliest: now + pause)
        waitingSince = waitingSince ?? now
    }

    /// The photos that wait.
    public var waiting: [String] { Array(arrivals.keys) }

    /// When to look at them again; nil when none waits.
    public var pause: Duration? {
        arrivals.isEmpty ? nil : max(.milliseconds(50), min(.seconds(1), quietPeriod / 4))
    }

    /// The photos to take now, sorted by path; empty while none is complete or the burst goes on.
    public mutating func take(at now: ContinuousClock.Instant) -> [ArrivedPhoto] {
        let complete = arrivals.filter { isComplete($0.value, at: now) }
        let isQuiet = lastChange.map { now - $0 >= quietPeriod } ?? true
        let isLate = waitingSince.map { now - $0 >= longestWait } ?? false
        guard isQuiet || isLate || complete.count >= Self.most else { return [] }
        let paths = complete.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.prefix(Self.most)
        let photos = paths.compactMap { path in
            complete[path].map { ArrivedPhoto(path: path, stamp: $0.stamp, isNews: $0.isNews) }
        }
        for photo in photos {
            arrivals[photo.path] = nil
            taken[photo.path] = photo.stamp
        }
        if !photos.isEmpty { waitingSince = arrivals.isEmpty ? nil : now }
        return photos
    }

    private func isComplete(_ arrival: Arrival, at now: ContinuousClock.Instant) -> Bool {
        let stable =
            switch arrival.writing {
            case .closed: Self.stable
            case .unknown: Self.stableUnknown
            case .open: Self.stableOpen
            }
        return now - arrival.changed >= min(stable, arrival.writing == .closed ? quietPeriod : stable)
            && now >= arrival.earliest
    }
}
