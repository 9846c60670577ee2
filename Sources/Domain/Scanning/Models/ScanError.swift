/// Why a photo could not be read. The names of the cases are published error codes.
public enum ScanError: String, Error, Hashable, Codable, Sendable, CaseIterable {
    /// The file does not exist.
    case notFound
    /// The folder contains no photo.
    case noPhotos
    /// The path is a folder, a FIFO, a device or a socket.
    case notAFile
    /// The system does not permit reading it.
    case permissionDenied
    /// It is not a picture in a supported format.
    case unsupportedFormat
    /// It is a picture, but incomplete or damaged.
    case unreadableImage
    /// Its bytes, or the pixels according to its header, exceed the limit.
    case imageTooLarge
    /// Reading it took too long.
    case timeout
    /// The decoder crashed.
    case decoderCrashed
    /// A library or its language data is missing on this machine.
    case componentMissing
    /// The system has no memory, process or file descriptor left to read it now.
    case systemBusy
}

extension ScanError: CustomStringConvertible {
    /// What went wrong, in one English sentence.
    public var description: String { words.sentence }

    /// What went wrong.
    package var words: ErrorWords {
        switch self {
        case .notFound: ErrorWords("no such file")
        case .noPhotos: ErrorWords("no photos in this folder")
        case .notAFile: ErrorWords("not a regular file")
        case .permissionDenied: ErrorWords("no permission to read it")
        case .unsupportedFormat:
            ErrorWords("not a picture in a supported format (JPEG, PNG, WebP, TIFF, BMP, GIF, HEIC)")
        case .unreadableImage: ErrorWords("the picture is damaged or cut off")
        case .imageTooLarge: ErrorWords("the picture is larger than the limit")
        case .timeout: ErrorWords("reading the picture took too long")
        case .decoderCrashed: ErrorWords("the decoder crashed on this picture")
        case .componentMissing: ErrorWords("a library or its data is missing", advice: "see: kif-scan doctor")
        case .systemBusy: ErrorWords("the system is too busy to read it now; try again")
        }
    }
}
