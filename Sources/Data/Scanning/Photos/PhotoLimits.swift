/// What a photo may ask for before it is refused. Both are checked before the thing itself is read.
public struct PhotoLimits: Hashable, Sendable {
    /// Bytes in a file.
    public var bytes: Int
    /// Pixels that a header claims, width × height.
    public var pixels: Int

    /// 256 MiB and 100 megapixels unless told otherwise.
    public init(bytes: Int = 256 << 20, pixels: Int = 100_000_000) {
        self.bytes = bytes
        self.pixels = pixels
    }
}
