import Glibc
public import KeepItFreshDomain

/// Watches a folder and all below it for photos, until each is complete.
///
/// The kernel tells what changes (inotify), so a folder of another machine shows only what this one does to it.
public actor FolderWatch {
    private let root: String
    private let excluded: FileStatus?
    private let inotify: Inotify
    private let executor = QueueExecutor(label: "folder-watch")
    private var folders: [Int32: String] = [:]
    private var rootWatch: Int32 = -1
    private var arrivals: PhotoArrivals

    /// A watch of `folder`, of which the folder `excluded` is left out. A burst of photos is over when none came for
    /// `quietPeriod`.
    public init(_ folder: String, excluding excluded: String? = nil, quietPeriod: Duration) throws(FolderWatchError) {
        root = folder
        self.excluded = excluded.flatMap { FileStatus(of: $0, followingLinks: true) }
        guard let status = FileStatus(of: folder, followingLinks: true) else {
            throw errno == EACCES ? .permissionDenied : .notFound
        }
        guard status.isFolder else { throw .notAFolder }
        arrivals = PhotoArrivals(quietPeriod: quietPeriod)
        inotify = try Inotify()
    }

    /// A queue of its own, since the work blocks its thread.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe executor.asUnownedSerialExecutor()
    }

    /// Waits for photos: first those that are there, then those of each burst. Throws when the folder can be watched
    /// no longer.
    public func photos() throws(FolderWatchError) -> [ArrivedPhoto] {
        if rootWatch < 0 { try lookThrough() }
        while true {
            for path in arrivals.waiting { arrivals.look(at: path, FileStatus(of: path)?.stamp, at: .now) }
            let photos = arrivals.take(at: .now).filter { !ExplanationFile.isExplanation($0.path) }
            if !photos.isEmpty { return photos }
            for change in inotify.changes(within: arrivals.pause) { try heed(change) }
        }
    }

    /// Gives a photo again, after `pause`, because it could not be stored.
    public func again(_ photo: ArrivedPhoto, after pause: Duration) {
        arrivals.again(photo, after: pause, at: .now)
    }

    /// Watches all folders and takes note of all photos in them. The folder was there before.
    private func lookThrough() throws(FolderWatchError) {
        do throws(FolderWatchError) {
            rootWatch = try inotify.watch(root)
        } catch {
            throw error == .notFound ? .gone : error
        }
        folders[rootWatch] = root
        guard (try? PhotoFolder.entries(of: root)) != nil else {
            throw FileStatus(of: root, followingLinks: true) == nil ? .gone : .permissionDenied
        }
        try takeIn(root)
    }

    /// Watches a folder and those below it, and takes note of their photos. A folder that has gone meanwhile, or cannot
    /// be read, is passed over.
    private func takeIn(_ folder: String) throws(FolderWatchError) {
        var next: String? = folder
        var found: [String] = []
        while let current = next {
            do throws(FolderWatchError) {
                folders[try inotify.watch(current)] = current
                let entries = (try? PhotoFolder.entries(of: current)) ?? []
                for entry in entries {
                    let path = Self.path(entry.name, in: current)
                    if entry.isFolder, !isExcluded(path) { found.append(path) }
                    if !entry.isFolder { note(path, .unknown) }
                }
            } catch {
                if error == .tooMany { throw error }
            }
            next = found.popLast()
        }
    }

    private func heed(_ change: FolderChange) throws(FolderWatchError) {
        if change.isOverflow { return try lookThrough() }
        guard let folder = folders[change.watch] else { return }
        if change.watch == rootWatch, change.isEndOfFolder || change.isEndOfWatch { throw .gone }
        if change.isEndOfWatch { folders[change.watch] = nil }
        guard !change.name.isEmpty, !change.name.hasPrefix(".") else { return }
        let path = Self.path(change.name, in: folder)
        if change.isFolder {
            if change.isDeparture { leave(path) }
            if change.isArrival, !isExcluded(path) { try takeIn(path) }
        } else if change.isDeparture {
            arrivals.forget(path)
        } else {
            note(path, change.isClosed ? .closed : .open)
        }
    }

    /// Watches a folder that was moved away, and those below it, no longer.
    private func leave(_ folder: String) {
        for (watch, path) in folders where path == folder || path.hasPrefix(folder + "/") {
            inotify.unwatch(watch)
            folders[watch] = nil
        }
        for path in arrivals.waiting where path.hasPrefix(folder + "/") { arrivals.forget(path) }
    }

    private func note(_ path: String, _ writing: PhotoArrivals.Writing) {
        guard PhotoFolder.hasPhotoName(path), let status = FileStatus(of: path), status.isRegularFile else { return }
        // A further name of a file comes without its being written.
        let isLinked = writing == .open && status.hasSeveralNames
        arrivals.note(path, status.stamp, isLinked ? .closed : writing, age: status.age, at: .now)
    }

    private func isExcluded(_ path: String) -> Bool {
        guard let excluded, let status = FileStatus(of: path) else { return false }
        return status.isSame(as: excluded)
    }

    private static func path(_ name: String, in folder: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
