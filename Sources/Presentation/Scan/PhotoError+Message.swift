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

    /// Says in one line in English what went wrong.
    package var message: String { message(in: .english) }

    /// Says in one line what went wrong.
    package func message(in language: MessageLanguage) -> String {
        switch self {
        case .scan(let error): error.message(in: language)
        case .storage(let error): error.message(in: language)
        }
    }
}

extension ScanError {
    /// Says in one line in English what went wrong.
    package var message: String { message(in: .english) }

    /// Says in one line what went wrong.
    package func message(in language: MessageLanguage) -> String {
        switch self {
        case .notFound: language.text(.noSuchFile)
        case .noPhotos: language.text(.noPhotos)
        case .notAFile: language.text(.notAFile)
        case .permissionDenied: language.text(.mayNotRead)
        case .unsupportedFormat: language.text(.noPicture, "JPEG, PNG, WebP, TIFF, BMP, GIF, HEIC")
        case .unreadableImage: language.text(.damagedPicture)
        case .imageTooLarge: language.text(.pictureTooLarge)
        case .timeout: language.text(.pictureTooSlow)
        case .decoderCrashed: language.text(.decoderCrashed)
        case .componentMissing: language.text(.missingComponent, "kif-scan doctor")
        }
    }
}

extension DataError {
    /// Says in one line in English what went wrong.
    package var message: String { message(in: .english) }

    /// Says in one line what went wrong. The reason that the system gives is not translated.
    package func message(in language: MessageLanguage) -> String {
        switch self {
        case .permission: language.text(.notAMember, "kif-scan household list")
        case .notFound: language.text(.noSuchItem)
        case .busy: language.text(.databaseBusy)
        case .diskFull: language.text(.diskFull)
        case .newerVersion: language.text(.newerDatabase)
        case .notADatabase: language.text(.notADatabase)
        case .damaged: language.text(.damagedDatabase, "kif-scan doctor")
        case .unavailable(let reason): language.text(.databaseUnusable, TerminalText.visible(reason))
        case .network: language.text(.noServer)
        case .unknown(let reason): language.text(.databaseRefused, TerminalText.visible(reason))
        }
    }
}

extension FolderWatchError {
    /// Says what went wrong, in words that follow the folder's name.
    package var message: String {
        switch self {
        case .notFound: "no such folder"
        case .notAFolder: "not a folder"
        case .permissionDenied: "no permission to read it"
        case .tooMany: "the system cannot watch more folders (see fs.inotify in sysctl)"
        case .gone: "the folder was removed, renamed or unmounted; watching ends"
        }
    }
}

extension OriginalMoveError {
    /// Says what went wrong, in words that follow the photo's name.
    package var message: String {
        switch self {
        case .changed: "stored, but not moved: it was changed in the meantime"
        case .permissionDenied: "stored, but not moved: no permission"
        case .diskFull: "stored, but not moved: the disk is full"
        case .failed: "stored, but not moved: the system refused"
        }
    }
}
