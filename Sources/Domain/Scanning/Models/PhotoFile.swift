package import KeepItFreshLabels

/// A photo's file in memory, not decoded yet.
package struct PhotoFile: Hashable, Sendable {
    /// The path or name under which it was given.
    package let name: String
    package let bytes: [UInt8]
    /// The BLAKE2b-256 digest of `bytes` in hexadecimal: two files with the same digest are the same photo.
    package let contentHash: String
    /// When and with which camera it was taken; nil when the file does not contain it.
    package let capture: PhotoCapture?
    /// The file's modification time in milliseconds since 1970; nil when that may be only the time at which it was
    /// copied.
    package let written: Int?

    /// Whether the file lacks its end, perhaps with the last rows of the picture.
    package let isCutOff: Bool

    package init(
        name: String, bytes: [UInt8], contentHash: String, capture: PhotoCapture? = nil, written: Int? = nil,
        isCutOff: Bool = false
    ) {
        self.name = name
        self.bytes = bytes
        self.contentHash = contentHash
        self.capture = capture
        self.written = written
        self.isCutOff = isCutOff
    }
}
