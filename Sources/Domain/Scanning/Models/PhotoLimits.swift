/// The maximum size of a photo. Each limit is checked before the corresponding data is read.
public struct PhotoLimits: Hashable, Sendable {
    /// The maximum size of a file in bytes.
    public var bytes: Int
    /// The maximum number of pixels according to the file's header, width × height.
    public var pixels: Int

    /// By default 256 MiB and 100 megapixels.
    public init(bytes: Int = 256 << 20, pixels: Int = 100_000_000) {
        self.bytes = bytes
        self.pixels = pixels
    }
}
