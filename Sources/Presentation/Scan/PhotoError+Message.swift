public import KeepItFreshDomain

extension PhotoError {
    /// The contract's error code.
    public var code: String {
        switch self {
        case .scan(let error): error.rawValue
        case .storage(.permission): "notAMember"
        case .storage: "storage"
        }
    }

    /// What went wrong, in one line for people.
    public var message: String { message(in: .english) }

    /// The same in a language.
    public func message(in language: MessageLanguage) -> String {
        switch self {
        case .scan(let error): error.message(in: language)
        case .storage(let error): error.message(in: language)
        }
    }
}

extension ScanError {
    /// What went wrong, in one line for people.
    public var message: String { message(in: .english) }

    /// The same in a language.
    public func message(in language: MessageLanguage) -> String {
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
        case .componentMissing: language.text(.noLanguageData, "tesseract-ocr-eng")
        }
    }
}

extension DataError {
    /// What went wrong, in one line for people.
    public var message: String { message(in: .english) }

    /// The same in a language; what the system says of it stays as it is.
    public func message(in language: MessageLanguage) -> String {
        switch self {
        case .permission: language.text(.notAMember, "kif-scan household list")
        case .notFound: language.text(.noSuchItem)
        case .busy: language.text(.databaseBusy)
        case .diskFull: language.text(.diskFull)
        case .newerVersion: language.text(.newerDatabase)
        case .notADatabase: language.text(.notADatabase)
        case .unavailable(let reason): language.text(.databaseUnusable, TerminalText.visible(reason))
        case .network: language.text(.noServer)
        case .unknown(let reason): language.text(.databaseRefused, TerminalText.visible(reason))
        }
    }
}
