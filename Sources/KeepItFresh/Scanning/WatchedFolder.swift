package import KeepItFreshDomain
import KeepItFreshScanning

/// A folder whose photos are read as they arrive, and moved elsewhere when they are stored.
package struct WatchedFolder: Sendable {
    private let watch: FolderWatch
    private let mover: OriginalMover?

    /// A watch of the folder at `path` and its subfolders. Photos are moved to the folder `target`, which is not
    /// watched; with nil they stay. Files and folders that match `patterns` are left out. Photos of which each arrived
    /// within `quietPeriod` of the one before belong together. The folder is also listed each `pollInterval`; with nil
    /// if it is a network folder. Throws when the folder cannot be watched.
    package init(
        _ path: String, movingTo target: String?, excluding patterns: [String] = [], quietPeriod: Duration,
        pollInterval: Duration? = nil
    ) throws(FolderWatchError) {
        watch = try FolderWatch(
            path, excluding: target, by: FolderFilter(excluding: patterns), quietPeriod: quietPeriod,
            pollInterval: pollInterval)
        mover = target.map { OriginalMover(from: path, to: $0) }
    }

    /// The time between two listings of the folder; nil where the system reports all changes.
    package var pollInterval: Duration? { watch.pollInterval }

    /// Waits for photos: first those that are in the folder, then each group that arrives. Throws when the folder can
    /// no longer be watched.
    package func photos() async throws(FolderWatchError) -> [PhotoArrivals.Photo] {
        try await watch.photos()
    }

    /// Returns a photo again after `pause`, because it could not be stored.
    package func retry(_ photo: PhotoArrivals.Photo, after pause: Duration) async {
        await watch.again(photo, after: pause)
    }

    /// Moves a photo if photos are to be moved, and if its file has not changed since it was read.
    package func move(_ photo: PhotoArrivals.Photo) throws(OriginalMoveError) {
        try mover?.move(photo)
    }
}
