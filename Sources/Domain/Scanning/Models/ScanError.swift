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
    public var description: String {
        switch self {
        case .notFound: "The file does not exist."
        case .noPhotos: "The folder contains no photo."
        case .notAFile: "The path is not a file."
        case .permissionDenied: "The file may not be read."
        case .unsupportedFormat: "The file is not a picture in a supported format."
        case .unreadableImage: "The picture is incomplete or damaged."
        case .imageTooLarge: "The picture is too large."
        case .timeout: "Reading the picture took too long."
        case .decoderCrashed: "The picture crashed its decoder."
        case .componentMissing: "A library or its language data is missing on this machine."
        case .systemBusy: "The system is too busy to read the picture now."
        }
    }
}
