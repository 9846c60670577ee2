/// Why a folder cannot be watched, or can no longer be watched.
package enum FolderWatchError: Error, Hashable, Sendable {
    /// The folder does not exist.
    case notFound
    /// It is not a folder.
    case notAFolder
    /// It may not be read.
    case permissionDenied
    /// The system's limit of watched folders for this user is reached.
    case tooMany
    /// It was removed, renamed or unmounted.
    case gone
}
