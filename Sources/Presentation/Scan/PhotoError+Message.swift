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

    /// Says in one line what went wrong.
    package var message: Message {
        switch self {
        case .scan(let error): error.message
        case .storage(let error): error.message
        }
    }
}

extension ScanError {
    /// Says in one line what went wrong.
    package var message: Message {
        switch self {
        case .notFound: Message("no such file")
        case .noPhotos: Message("no photos in this folder")
        case .notAFile: Message("not a regular file")
        case .permissionDenied: Message("no permission to read it")
        case .unsupportedFormat: Message("not a picture in a supported format (JPEG, PNG, WebP, TIFF, BMP, GIF, HEIC)")
        case .unreadableImage: Message("the picture is damaged or cut off")
        case .imageTooLarge: Message("the picture is larger than the limit")
        case .timeout: Message("reading the picture took too long")
        case .decoderCrashed: Message("the decoder crashed on this picture")
        case .componentMissing: Message("a library or its data is missing; see: kif-scan doctor")
        case .systemBusy: Message("the system is too busy to read it now; try again")
        }
    }
}

extension DataError {
    /// Says in one line what went wrong. The reason that the system gives is in English.
    package var message: Message {
        switch self {
        case .permission: Message("you are not a member of this household; kif-scan household list shows yours")
        case .notFound: Message("no such item")
        case .busy: Message("the database is in use by another program; try again")
        case .diskFull: Message("the disk is full")
        case .newerVersion: Message("the database was written by a newer version of kif-scan")
        case .olderVersion:
            Message(
                """
                the database is of a version of kif-scan before the first release; export it with that version, and read \
                the file with kif-scan import-items
                """)
        case .notADatabase: Message("the file is not a kif-scan database, or is damaged")
        case .damaged: Message("the database is damaged; to get it back, run: kif-scan doctor")
        case .unavailable(let reason): Message("the database cannot be used: \(TerminalText.visible(reason))")
        case .network: Message("the server cannot be reached")
        case .unknown(let reason): Message("the database reported an error: \(TerminalText.visible(reason))")
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
