public import KeepItFreshDomain

extension FolderWatchError {
    /// What went wrong, in words that follow the folder's name.
    public var message: String {
        switch self {
        case .notFound: "no such folder"
        case .notAFolder: "not a folder"
        case .permissionDenied: "no permission to read it"
        case .tooMany: "the system watches no more folders (see fs.inotify in sysctl)"
        case .gone: "the folder was removed, renamed or unmounted; watching ends"
        }
    }
}

extension OriginalMoveError {
    /// What went wrong, in words that follow the photo's name.
    public var message: String {
        switch self {
        case .changed: "stored, but not moved: it was changed meanwhile"
        case .permissionDenied: "stored, but not moved: no permission"
        case .diskFull: "stored, but not moved: the disk is full"
        case .failed: "stored, but not moved: the system refused"
        }
    }
}
