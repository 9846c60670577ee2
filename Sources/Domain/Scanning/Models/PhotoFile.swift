/// A photo's file in memory, not yet decoded.
public struct PhotoFile: Hashable, Sendable {
    /// The path or name as it was given.
    public let name: String
    /// The whole file.
    public let bytes: [UInt8]
    /// The BLAKE2b-256 digest of `bytes` in hexadecimal: two files with the same one are the same photo.
    public let contentHash: String

    /// A file's bytes under the name it was given by.
    public init(name: String, bytes: [UInt8], contentHash: String) {
        self.name = name
        self.bytes = bytes
        self.contentHash = contentHash
    }
}
