/// A photo's file in memory, not yet decoded.
public struct PhotoFile: Hashable, Sendable {
    /// The path or name as it was given.
    public let name: String
    /// The whole file.
    public let bytes: [UInt8]
    /// The BLAKE2b-256 digest of `bytes` in hexadecimal: two files with the same one are the same photo.
    public let contentHash: String
    /// When and with what it was taken; nil when the file tells nothing of it.
    public let capture: PhotoCapture?
    /// Milliseconds since 1970 at which the file says it was written, where that is more than the time of its copying;
    /// nil when it is not.
    public let written: Int?

    /// A file's bytes under the name it was given by.
    public init(name: String, bytes: [UInt8], contentHash: String, capture: PhotoCapture? = nil, written: Int? = nil) {
        self.written = written
        self.name = name
        self.bytes = bytes
        self.contentHash = contentHash
        self.capture = capture
    }
}
