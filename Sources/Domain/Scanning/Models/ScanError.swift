/// Why a photo could not be read. The cases are the contract's error codes.
public enum ScanError: String, Error, Hashable, Codable, Sendable, CaseIterable {
    /// There is no such file.
    case notFound
    /// The folder holds no photo.
    case noPhotos
    /// It is a folder, a FIFO, a device or a socket.
    case notAFile
    /// The system does not let us read it.
    case permissionDenied
    /// It is no picture in a format that can be read.
    case unsupportedFormat
    /// It is a picture, but cut off or damaged.
    case unreadableImage
    /// Its bytes or the pixels its header claims pass the limit.
    case imageTooLarge
    /// Reading it took longer than it may.
    case timeout
    /// The decoder died of it.
    case decoderCrashed
    /// A library or its language data is missing on this machine.
    case componentMissing
}
