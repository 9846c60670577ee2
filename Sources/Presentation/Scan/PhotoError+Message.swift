package import KeepItFreshDomain

extension PhotoError {
    /// The error code of the contract.
    package var code: String {
        switch self {
        case .scan(let error): error.rawValue
        case .storage(.permission): "notAMember"
        case .storage: "storage"
        }
    }
}

extension FolderWatchError {
    /// Says what went wrong, in words that follow the folder's name.
    package var message: Message {
        switch self {
        case .notFound: Message("no such folder")
        case .notAFolder: Message("not a folder")
        case .permissionDenied: Message("no permission to read it")
        case .tooMany: Message("the system cannot watch more folders (see fs.inotify in sysctl)")
        case .gone: Message("the folder was removed, renamed or unmounted; watching ends")
        }
    }
}

extension OriginalMoveError {
    /// Says what went wrong, in words that follow the photo's name.
    package var message: Message {
        switch self {
        case .changed: Message("stored, but not moved: it was changed in the meantime")
        case .permissionDenied: Message("stored, but not moved: no permission")
        case .diskFull: Message("stored, but not moved: the disk is full")
        case .failed: Message("stored, but not moved: the system refused")
        }
    }
}
