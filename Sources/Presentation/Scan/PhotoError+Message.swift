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
    public var message: String {
        switch self {
        case .scan(let error): error.message
        case .storage(let error): error.message
        }
    }
}

extension ScanError {
    /// What went wrong, in one line for people.
    public var message: String {
        switch self {
        case .notFound: "no such file"
        case .noPhotos: "no photos in this folder"
        case .notAFile: "not a regular file"
        case .permissionDenied: "no permission to read it"
        case .unsupportedFormat: "not a picture in a supported format (JPEG, PNG, WebP, TIFF, BMP, GIF, HEIC)"
        case .unreadableImage: "the picture is damaged or cut off"
        case .imageTooLarge: "the picture is larger than the limit"
        case .timeout: "reading the picture took too long"
        case .decoderCrashed: "the decoder crashed on this picture"
        case .componentMissing: "text recognition has no language data (install tesseract-ocr-eng)"
        }
    }
}

extension DataError {
    /// What went wrong, in one line for people.
    public var message: String {
        switch self {
        case .permission: "you are not a member of this household; kif-scan household list shows yours"
        case .notFound: "there is no such item"
        case .busy: "the database is in use by another program; try again"
        case .diskFull: "the disk is full"
        case .newerVersion: "the database was written by a newer version of kif-scan"
        case .notADatabase: "the file is not a kif-scan database, or is damaged"
        case .unavailable(let reason): "the database cannot be used: \(TerminalText.visible(reason))"
        case .network: "the server cannot be reached"
        case .unknown(let reason): "the database refused: \(TerminalText.visible(reason))"
        }
    }
}
