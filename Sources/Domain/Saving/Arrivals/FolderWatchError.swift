/// Why a folder cannot be watched, or no longer.
public enum FolderWatchError: Error, Hashable, Sendable {
    /// There is no such folder.
    case notFound
    /// It is no folder.
    case notAFolder
    /// The system does not let us read it.
    case permissionDenied
    /// The system watches no further folder for this user.
    case tooMany
    /// It was removed, renamed or unmounted.
    case gone
}
