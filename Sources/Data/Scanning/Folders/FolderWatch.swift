import Glibc
package import KeepItFreshDomain

/// Watches a folder and all below it for photos, and reports each when its file is complete.
///
/// Changes come from inotify. Where that does not see those of other machines, as in network folders, the folder is
/// also listed at intervals.
package actor FolderWatch {
    private let root: String
    private let excluded: FileStatus?
    private let filter: FolderFilter
    /// The time between two listings; nil where inotify sees all changes.
    package nonisolated let pollInterval: Duration?
    private var listed = ContinuousClock.now
    private let inotify: Inotify
    private let executor = QueueExecutor(label: "folder-watch")
    private var folders: [Int32: String] = [:]
    private var rootWatch: Int32 = -1
    private var arrivals: PhotoArrivals

    /// The time between two listings of network folders.
    private static let remoteInterval = Duration.seconds(30)

    /// A watch of `folder` without the folder `excluded` and what `filter` leaves out, which is also listed each
    /// `pollInterval`; with nil where it is a network folder. A burst of photos ends when no photo came for
    /// `quietPeriod`.
    package init(
        _ folder: String, excluding excluded: String? = nil, by filter: FolderFilter = FolderFilter(),
        quietPeriod: Duration, pollInterval: Duration? = nil
    ) throws(FolderWatchError) {
        root = folder
        self.filter = filter
        self.pollInterval = pollInterval ?? (RemoteFolder.contains(folder) ? Self.remoteInterval : nil)
        self.excluded = excluded.flatMap { FileStatus(of: $0, followingLinks: true) }
        guard let status = FileStatus(of: folder, followingLinks: true) else {
            throw errno == EACCES ? .permissionDenied : .notFound
        }
        guard status.isFolder else { throw .notAFolder }
        arrivals = PhotoArrivals(quietPeriod: quietPeriod)
        inotify = try Inotify()
    }

    /// A separate queue, because the work blocks its thread.
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe executor.asUnownedSerialExecutor()
    }

    /// Waits for photos: first those that are there, then those of each burst. Throws when the folder can no longer be
    /// watched.
    package func photos() throws(FolderWatchError) -> [PhotoArrivals.Photo] {
        if rootWatch < 0 { try watchAll() }
        while true {
            for path in arrivals.waiting { arrivals.update(path, FileStatus(of: path)?.stamp, at: .now) }
            let photos = arrivals.removeComplete(at: .now).filter { !ExplanationFile.isExplanation($0.path) }
            if !photos.isEmpty { return photos }
            for change in inotify.changes(within: pause) { try process(change) }
            if let pollInterval, .now - listed >= pollInterval { try watchAll() }
        }
    }

    /// Stops listening to changes, as in a folder whose changes nobody reports, until the folder is listed again.
    func forgetWatches() {
        for watch in folders.keys { inotify.unwatch(watch) }
        folders = [:]
    }

    /// The time to wait for changes; nil for any time.
    private var pause: Duration? {
        let untilListing = pollInterval.map { max(.zero, $0 - (.now - listed)) }
        return [arrivals.pause, untilListing].compactMap(\.self).min()
    }

    /// Reports a photo again after `pause`, because it could not be stored.
    package func again(_ photo: PhotoArrivals.Photo, after pause: Duration) {
        arrivals.retry(photo, after: pause, at: .now)
    }

    /// Watches all folders and notes all photos in them. The root folder existed before, so `gone` is thrown when it is
    /// not found.
    private func watchAll() throws(FolderWatchError) {
        do throws(FolderWatchError) {
            rootWatch = try inotify.watch(root)
        } catch {
            throw error == .notFound ? .gone : error
        }
        folders[rootWatch] = root
        listed = .now
        guard (try? PhotoFolder.entries(of: root)) != nil else {
            throw FileStatus(of: root, followingLinks: true) == nil ? .gone : .permissionDenied
        }
        try add(root)
    }

    /// Watches a folder and those below it, and notes their photos. Folders that are gone by now or cannot be read are
    /// skipped.
    private func add(_ folder: String) throws(FolderWatchError) {
        var next: String? = folder
        var found: [String] = []
        while let current = next {
            do throws(FolderWatchError) {
                folders[try inotify.watch(current)] = current
                let entries = (try? PhotoFolder.entries(of: current)) ?? []
                for entry in entries {
                    let path = Self.path(entry.name, in: current)
                    guard filter.choice(of: path, below: root) == .taken else { continue }
                    if entry.isFolder, !isExcluded(path) { found.append(path) }
                    if !entry.isFolder { note(path, .unknown) }
                }
            } catch {
                if error == .tooMany { throw error }
            }
            next = found.popLast()
        }
    }

    private func process(_ change: Inotify.Change) throws(FolderWatchError) {
        if change.isOverflow { return try watchAll() }
        guard let folder = folders[change.watch] else { return }
        if change.watch == rootWatch, change.isEndOfFolder || change.isEndOfWatch { throw .gone }
        if change.isEndOfWatch { folders[change.watch] = nil }
        guard !change.name.isEmpty else { return }
        let path = Self.path(change.name, in: folder)
        guard filter.choice(of: path, below: root) == .taken else { return }
        if change.isFolder {
            if change.isDeparture { remove(path) }
            if change.isArrival, !isExcluded(path) { try add(path) }
        } else if change.isDeparture {
            arrivals.forget(path)
        } else {
            note(path, change.isClosed ? .closed : .open)
        }
    }

    /// Stops watching a folder that was moved away, and those below it.
    private func remove(_ folder: String) {
        for (watch, path) in folders where path == folder || path.hasPrefix(folder + "/") {
            inotify.unwatch(watch)
            folders[watch] = nil
        }
        for path in arrivals.waiting where path.hasPrefix(folder + "/") { arrivals.forget(path) }
    }

    private func note(_ path: String, _ writing: PhotoArrivals.Writing) {
        guard PhotoFolder.hasPhotoName(path), let status = FileStatus(of: path), status.isRegularFile else { return }
        // A new hard link to a file appears without being written.
        let isLinked = writing == .open && status.hasSeveralNames
        arrivals.record(path, status.stamp, isLinked ? .closed : writing, age: status.age, at: .now)
    }

    private func isExcluded(_ path: String) -> Bool {
        guard let excluded, let status = FileStatus(of: path) else { return false }
        return status.isSame(as: excluded)
    }

    private static func path(_ name: String, in folder: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
