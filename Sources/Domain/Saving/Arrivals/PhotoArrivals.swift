/// Decides which photos of a watched folder are complete, and when a burst of them is over.
package struct PhotoArrivals: Sendable {
    /// Whether a file is still being written.
    package enum Writing: Sendable {
        /// A program is writing it.
        case open
        /// It was closed after writing, was moved in, or is old.
        case closed
        /// It was found in the folder, and may be in the process of being written.
        case unknown
    }

    private struct Arrival {
        var stamp: FileStamp
        var writing: Writing
        /// Whether it arrived while the folder was watched.
        let isNew: Bool
        /// When it last changed.
        var changed: ContinuousClock.Instant
        /// The earliest time at which it counts as complete.
        var earliest: ContinuousClock.Instant
    }

    /// A photo is complete when it has not changed for this long: one that was closed, one of which it is not known
    /// whether it is being written, and one that was never closed.
    private static let stable = Duration.seconds(1)
    private static let stableUnknown = Duration.seconds(5)
    private static let stableOpen = Duration.seconds(60)
    /// The largest number of photos returned at once.
    private static let maximumCount = 500

    private let quietPeriod: Duration
    private let maximumWait: Duration
    private var arrivals: [String: Arrival] = [:]
    private var returned: [String: FileStamp] = [:]
    private var lastChange: ContinuousClock.Instant?
    private var waitingSince: ContinuousClock.Instant?

    /// A burst is over when nothing arrived for `quietPeriod`. Photos that keep arriving without such a pause are
    /// returned after six times that.
    package init(quietPeriod: Duration) {
        self.quietPeriod = quietPeriod
        maximumWait = quietPeriod * 6
    }

    /// Records a photo, unless it was returned in the same state before. `age` is the time since its last modification,
    /// for one that was found.
    package mutating func record(
        _ path: String, _ stamp: FileStamp, _ writing: Writing, age: Duration = .zero, at now: ContinuousClock.Instant
    ) {
        guard returned[path] != stamp else { return }
        let isOld = writing == .unknown && age >= Self.stableUnknown
        let changed = isOld ? now - age : now
        if let known = arrivals[path], known.stamp == stamp {
            // A listing of the folder knows less than what was recorded.
            if writing != .unknown { arrivals[path]?.writing = writing }
            return
        }
        let isNew = arrivals[path]?.isNew ?? (writing != .unknown)
        let known = writing == .unknown ? arrivals[path]?.writing ?? (isOld ? .closed : .unknown) : writing
        arrivals[path] = Arrival(
            stamp: stamp, writing: known, isNew: isNew, changed: changed,
            earliest: arrivals[path]?.earliest ?? changed)
        lastChange = max(lastChange ?? changed, changed)
        waitingSince = waitingSince ?? changed
    }

    /// Updates a waiting photo to its present state; without a stamp the file is gone.
    package mutating func update(_ path: String, _ stamp: FileStamp?, at now: ContinuousClock.Instant) {
        guard let arrival = arrivals[path] else { return }
        guard let stamp else { return forget(path) }
        if stamp != arrival.stamp { record(path, stamp, arrival.writing, at: now) }
    }

    /// Forgets a photo that is no longer there.
    package mutating func forget(_ path: String) {
        arrivals[path] = nil
        returned[path] = nil
        if arrivals.isEmpty { waitingSince = nil }
    }

    /// Lets `removeComplete` return a photo again that could not be stored, after `pause`.
    package mutating func retry(_ photo: Photo, after pause: Duration, at now: ContinuousClock.Instant) {
        returned[photo.path] = nil
        arrivals[photo.path] = Arrival(
            stamp: photo.stamp, writing: .closed, isNew: photo.isNew, changed: now, earliest: now + pause)
        waitingSince = waitingSince ?? now
    }

    /// The paths of the photos that are waiting.
    package var waiting: [String] { Array(arrivals.keys) }

    /// The time until they should be checked again; nil when none is waiting.
    package var pause: Duration? {
        arrivals.isEmpty ? nil : max(.milliseconds(50), min(.seconds(1), quietPeriod / 4))
    }

    /// Removes and returns the complete photos, sorted by path; none while the burst continues.
    package mutating func removeComplete(at now: ContinuousClock.Instant) -> [Photo] {
        let complete = arrivals.filter { isComplete($0.value, at: now) }
        let isQuiet = lastChange.map { now - $0 >= quietPeriod } ?? true
        let isLate = waitingSince.map { now - $0 >= maximumWait } ?? false
        guard isQuiet || isLate || complete.count >= Self.maximumCount else { return [] }
        let paths = complete.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.prefix(Self.maximumCount)
        let photos = paths.compactMap { path in
            complete[path].map { Photo(path: path, stamp: $0.stamp, isNew: $0.isNew) }
        }
        for photo in photos {
            arrivals[photo.path] = nil
            returned[photo.path] = photo.stamp
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

extension PhotoArrivals {
    /// A photo that is complete in a watched folder.
    package struct Photo: Hashable, Sendable {
        package let path: String
        /// The state of its file when it was complete.
        package let stamp: FileStamp
        /// Whether it arrived while the folder was watched; false when it was there before.
        package let isNew: Bool

        package init(path: String, stamp: FileStamp, isNew: Bool) {
            self.path = path
            self.stamp = stamp
            self.isNew = isNew
        }
    }

    /// The state of a file: any change of its content changes one of these.
    package struct FileStamp: Hashable, Sendable {
        /// The size in bytes.
        package let size: Int
        /// The modification time in nanoseconds since 1970.
        package let modified: Int
        package let inode: UInt64

        package init(size: Int, modified: Int, inode: UInt64) {
            self.size = size
            self.modified = modified
            self.inode = inode
        }
    }
}
